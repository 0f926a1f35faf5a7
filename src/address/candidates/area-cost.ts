import { costs } from '../cost/costs.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { Reading } from '../reading/read-address.ts';
import { bareKey } from '../text/area-key.ts';
import { misspelling } from './misspelling.ts';

/** The administrative area of a candidate, compared with what was typed for it. */
export interface AreaFit {
  readonly cost: number;
  readonly isWrong: boolean;
  /** The typed text is not an area, nor a misspelling of a right one. */
  readonly isStrange?: boolean;
  /** The area to write if the typed one is wrong or missing and only one is right. */
  readonly area?: string | undefined;
}

/** Where a candidate lies. */
export interface Whereabouts {
  /** Areas of its postal code; empty where unknown. */
  readonly areas: ReadonlySet<string>;
  /** Area of its place; undefined where unknown. */
  readonly ofPlace: string | undefined;
  readonly canonical: string | undefined;
  /** The code's number in the data, or -1. */
  readonly code: number;
}

/** Compares the typed area with those of candidates. */
export interface AreaFitter {
  /** Tells how the typed area fits a candidate: what it costs, and what would be right. */
  readonly fit: (where: Whereabouts) => AreaFit;
  /** Returns the nats that it costs at least, whatever the candidate. */
  readonly least: () => number;
}

/** Prepares what was typed for the area of an address. What it may misspell is found out once, when asked. */
export function areaFitter(reading: Reading, profile: CountryProfile): AreaFitter {
  let costsOfAreas: ReadonlyMap<string, number> | undefined;
  const misspelt = (typed: string) => {
    costsOfAreas ??= costsOfMisspelt(typed, profile.areas.byName);
    return costsOfAreas;
  };
  // With "BC" in the city and "Burnaby" in the province the two are exchanged, and Burnaby does not count as
  // a division.
  const { text } = reading.locality ?? { text: '' };
  const isExchanged = reading.area === undefined && profile.areas.find(text) !== undefined;
  return {
    fit: (where) => areaFit(reading, isExchanged ? { ...where, code: -1 } : where, profile, misspelt),
    least: () => {
      const typed = reading.address.administrativeArea;
      if (typed === null || reading.area !== undefined || mayNameArea(typed, profile)) return 0;
      return Math.min(costs.areaStrange, ...misspelt(typed).values());
    },
  };
}

/** Whether a text may name an area or a division, so that it costs little beside some place. */
function mayNameArea(typed: string, { areas, format, places, keyOf }: CountryProfile): boolean {
  if (format.administrativeAreas.length === 0 || areas.isNamed(typed)) return true;
  for (const named of places.findLocalities(keyOf(typed))) if (places.isDivision(named)) return true;
  return false;
}

/** Returns the areas that a text may misspell, each with its cost in nats. */
function costsOfMisspelt(text: string, byName: ReadonlyMap<string, string>): ReadonlyMap<string, number> {
  const typed = bareKey(text);
  const cheapest = new Map<string, number>();
  if (typed.length <= 3) return cheapest;
  for (const [name, code] of byName) {
    const cost = name.length > 3 ? misspelling(typed, name) : Number.POSITIVE_INFINITY;
    if (cost < (cheapest.get(code) ?? Number.POSITIVE_INFINITY)) cheapest.set(code, cost);
  }
  return cheapest;
}

/** Tells which areas a text may misspell. It is asked for each candidate, and works it out once. */
type Misspelt = (typed: string) => ReadonlyMap<string, number>;

function areaFit(reading: Reading, where: Whereabouts, profile: CountryProfile, misspelt: Misspelt): AreaFit {
  const typed = reading.address.administrativeArea;
  const right = rightAreas(where);
  const only = onlyArea(right, where, profile) ?? cityArea(reading, right, profile);
  if (typed === null) {
    const isSupplied = profile.format.requiresAdministrativeArea && only !== undefined;
    return { cost: 0, isWrong: false, area: isSupplied ? only : undefined };
  }
  if (reading.area === undefined) {
    return relatedArea(typed, where, right, profile) ?? strangeArea(typed, where, only, profile, misspelt);
  }
  if (right.size === 0 || right.has(reading.area) || isByRule(reading.area, where, profile)) {
    return { cost: costs.areaRight, isWrong: false };
  }
  const { around, reachedBy } = profile.definition.areas ?? {};
  if (reachedBy?.[where.canonical ?? ''] === reading.area) return { cost: costs.areaRight, isWrong: false };
  for (const area of right)
    if (around?.[area] === reading.area || isOfWhole(reading, area, profile))
      return { cost: costs.areaOtherLevel, isWrong: false };
  return wrongArea(only, profile);
}

/** Whether the typed area lies within one whose name is typed for the city: "Hong Kong, Kowloon". */
function isOfWhole(
  { area, locality }: Reading,
  whole: string,
  { areas, definition }: CountryProfile,
): boolean {
  const around = definition.areas?.around?.[area ?? ''];
  return around === whole && locality !== null && areas.find(locality.text) === whole;
}

/** An area that no label of the country shows does not make an address wrong. */
function wrongArea(only: string | undefined, { areas, format }: CountryProfile): AreaFit {
  const cost = costs.areaWrong + Math.log(Math.max(1, areas.codes.size - 1));
  return { cost, isWrong: format.usesAdministrativeArea, area: only };
}

/**
 * Returns the fit of a text that names the right area, a level above or below it, or another area; undefined
 * if the text names no known area.
 */
function relatedArea(
  typed: string,
  where: Whereabouts,
  right: ReadonlySet<string>,
  profile: CountryProfile,
): AreaFit | undefined {
  const areas = right.size > 0 ? right : areasOfData(where, profile);
  let others = 0;
  for (const area of areas) {
    const relation = profile.areas.relate(typed, area);
    if (relation === 'same') return { cost: costs.areaRight, isWrong: false };
    if (relation === 'parent' || relation === 'child') return { cost: costs.areaOtherLevel, isWrong: false };
    if (relation === 'other') others++;
  }
  if (others === 0 || others < areas.size) return undefined;
  const [only] = right.size === 1 ? right : [];
  return wrongArea(only, profile);
}

/**
 * Returns the areas that the data has for a code, in countries whose addresses name none although people
 * often write one.
 */
function areasOfData({ code }: Whereabouts, { places, definition }: CountryProfile): ReadonlySet<string> {
  const found = new Set<string>();
  if (code < 0 || definition.areas?.areWrittenAnyway !== true) return found;
  for (const locality of places.localitiesOfCode(code)) {
    const area = places.areas[places.areaOfLocality(locality)];
    if (area !== undefined) found.add(area.code);
  }
  return found;
}

function rightAreas({ areas, ofPlace }: Whereabouts): ReadonlySet<string> {
  if (areas.size > 0) return areas;
  return ofPlace === undefined ? areas : new Set([ofPlace]);
}

/**
 * Returns the only right area, if there is just one. A military area does not count: a civilian address with
 * a military code has a wrong code, not a wrong area.
 */
function onlyArea(
  right: ReadonlySet<string>,
  { ofPlace }: Whereabouts,
  { definition }: CountryProfile,
): string | undefined {
  if (ofPlace !== undefined && right.has(ofPlace)) return ofPlace;
  const [first, second] = right;
  return second === undefined && !definition.military?.areas.has(first ?? '') ? first : undefined;
}

/** The area that is the typed city, unless the code lies in others. */
function cityArea(
  { locality }: Reading,
  right: ReadonlySet<string>,
  { areas }: CountryProfile,
): string | undefined {
  const area = locality === null ? undefined : areas.ofCity(locality.text);
  return area !== undefined && (right.size === 0 || right.has(area)) ? area : undefined;
}

function isByRule(area: string, { areas, canonical }: Whereabouts, profile: CountryProfile): boolean {
  if (canonical === undefined || areas.size === 0 || !profile.areas.hasPostalCode(area, canonical))
    return false;
  return (profile.areas.ofPostalCode(canonical)?.size ?? 0) <= costs.areaRuleAtMost;
}

/**
 * Returns the fit of a text that is not an area of the format. It may be a division of the code, a
 * misspelling of the right area, or something else.
 */
function strangeArea(
  typed: string,
  { code }: Whereabouts,
  only: string | undefined,
  profile: CountryProfile,
  misspelt: Misspelt,
): AreaFit {
  const { format, places } = profile;
  if (format.administrativeAreas.length === 0) return { cost: costs.areaRight, isWrong: false };
  const key = profile.keyOf(typed);
  if (code >= 0 && profile.definition.areas?.divisionsAreRegions !== true) {
    for (const division of places.divisionsOfCode(code))
      if (places.localityKey(division) === key) return { cost: costs.areaRight, isWrong: false };
  }
  const slip = only === undefined ? undefined : misspelt(typed).get(only);
  if (slip === undefined && !format.requiresAdministrativeArea)
    return { cost: costs.areaStrange, isWrong: false };
  const cost = Math.min(slip ?? costs.areaStrange, costs.areaStrange);
  return {
    cost,
    isWrong: true,
    isStrange: slip === undefined,
    area: only,
  };
}
