import { areaCodeOf, areasOfCode } from './code-areas.ts';
import { codeVariants } from './code-variants.ts';
import { costs } from './correction.ts';
import type { CountryProfile } from './country-profile.ts';
import type { Correction } from './judgement.ts';
import type { KnownCode } from './known-code.ts';
import { isFormOf, localitiesAround, type Resemblance, resembling } from './locality-resemblance.ts';
import { codeOfNumber, distanceToCode, localitiesNamed, nearbyKm } from './place-evidence.ts';
import type { Places } from './places.ts';
import type { ReadLocality } from './read-address.ts';

/** A place around the code is a little less likely to be meant than the code's own. */
const nearbyPlaceCost = 0.4;
/** A code beside the locality is less likely to be meant than one of its own. */
const nearbyCodeCost = 0.9;
const nearbyCodeKm = 12;
/** Of the many places around, only names so close are worth the closer look. */
const mostEditsAround = 3;

/** The postal code is right, the locality a misspelling of one of its places; failing these, of a place around it. */
export function spellingCorrections(locality: ReadLocality, known: KnownCode): Correction[] {
  const { places, code, profile } = known;
  const own = resembling(locality, places.localitiesOfCode(code), places, profile);
  if (own.length > 0) return own.map((found) => spelling(found, 0));
  if (isFormOf(locality, places.localitiesOfCode(code), places, profile.country)) return [];
  const divisions = resembling(locality, divisionsOf(code, profile), places, profile).filter(
    ({ cost }) => cost <= 1,
  );
  return divisions.length > 0
    ? divisions.map((found) => spelling(found, 0))
    : spellingsAround(locality, known);
}

/** Divisions that people write as a city. */
function divisionsOf(code: number, { places, traits }: CountryProfile): Iterable<number> {
  return places === undefined || traits.regionalDivisions === true ? [] : places.divisionsOfCode(code);
}

function spellingsAround(locality: ReadLocality, known: KnownCode): Correction[] {
  const { places, code, canonical, profile, areas } = known;
  const around = localitiesAround(profile.postalCode?.dataCode(canonical) ?? canonical, places, profile);
  return resembling(locality, around, places, profile, mostEditsAround)
    .filter(({ locality: found, cost }) => {
      const area = areaCodeOf(found, profile);
      const isSameArea = area === undefined || areas.size === 0 || areas.has(area);
      const isLikely = cost <= (places.isDivision(found) ? 1 : 1.4);
      return isLikely && isSameArea && !(distanceToCode(found, code, places) > nearbyKm(code, profile));
    })
    .map((found) => spelling(found, nearbyPlaceCost));
}

function spelling({ text, cost }: Resemblance, extra: number): Correction {
  return {
    locality: text,
    cost: cost + extra,
    reason: extra === 0 ? 'spelling of a place of the code' : 'spelling of a place nearby',
  };
}

/** The postal code is right, the locality another one altogether: only where the code has one place, and that is a town's name. */
export function replacementCorrections({ places, code, profile }: KnownCode): Correction[] {
  if (profile.traits.neighbourhoodNames === true) return [];
  const own = [...places.localitiesOfCode(code)];
  const only = own[0];
  if (only === undefined || own.length > 1) return [];
  return [
    {
      locality: places.localityName(only),
      cost: costs.anotherLocality,
      reason: 'the only place of the code',
    },
  ];
}

/** Locality and area are right, the postal code a slip of one of the locality's, or of one close to it. */
export function slipCorrections(
  locality: ReadLocality,
  typed: string,
  area: string | undefined,
  profile: CountryProfile,
): Correction[] {
  const { places } = profile;
  if (places === undefined) return [];
  const named = localitiesNamed(locality, profile).filter((each) => isInArea(each, area, profile));
  if (named.length === 0) return [];
  const isNamed = new Set(named);
  return codeVariants(typed, profile).flatMap(({ code, canonical, cost }) => {
    const areas = areasOfCode(code, profile);
    if (area !== undefined && areas.size > 0 && !areas.has(area)) return [];
    if (holdsAny(code, isNamed, places)) {
      return [{ postalCode: canonical, cost, reason: 'slip of a code of the locality' }];
    }
    const isNear = named.some((each) => distanceToCode(each, code, places) <= nearbyCodeKm);
    return isNear
      ? [{ postalCode: canonical, cost: cost + nearbyCodeCost, reason: 'slip of a code near the locality' }]
      : [];
  });
}

function holdsAny(code: number, localities: ReadonlySet<number>, places: Places): boolean {
  for (const at of places.localitiesOfCode(code)) if (localities.has(at)) return true;
  for (const at of places.divisionsOfCode(code)) if (localities.has(at)) return true;
  return false;
}

function isInArea(locality: number, area: string | undefined, profile: CountryProfile): boolean {
  const its = areaCodeOf(locality, profile);
  return area === undefined || its === undefined || its === area;
}

/** Locality and area are right, the postal code another one altogether: only where the locality has one single code. */
export function onlyCodeCorrections(
  locality: ReadLocality,
  typed: string,
  area: string | undefined,
  profile: CountryProfile,
): Correction[] {
  const { places } = profile;
  if (places === undefined) return [];
  return localitiesNamed(locality, profile)
    .filter((each) => isInArea(each, area, profile) && !places.isDivision(each))
    .flatMap((each) => {
      const codes = [...places.codesOfLocality(each)];
      const only = codes[0] === undefined ? '' : codeOfNumber(codes[0], profile);
      if (codes.length !== 1 || only.length !== typed.length) return [];
      return [{ postalCode: only, cost: costs.anotherCode, reason: 'the only code of the locality' }];
    });
}
