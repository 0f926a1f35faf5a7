import { obtain } from '../../text/group-by.ts';
import type { AreaIndex } from './area-index.ts';
import type { Places } from './places.ts';
import type { PostalCodeRules } from './postal-code-rules.ts';

/** What is needed to say in which administrative area a place lies. */
interface PlacesAndAreas {
  readonly places: Places;
  readonly areas: AreaIndex;
}

interface Codes {
  readonly places: Places;
  readonly postalCode: PostalCodeRules | null;
  readonly dataPrefix: string;
}

/**
 * Returns the number under which the data holds a postal code or the part it knows of it; -1 if it holds
 * neither.
 */
export function codeNumberOf(canonical: string, { places, postalCode, dataPrefix }: Codes): number {
  if (postalCode === null) return -1;
  const whole = places.findCode(dataPrefix + canonical);
  if (whole >= 0) return whole;
  const part = postalCode.dataCode(canonical);
  return part === canonical ? -1 : places.findCode(part);
}

/**
 * At most this many places of a code are read for its areas. Few codes lie in two areas, and those have few
 * places.
 */
const enoughLocalities = 40;

export const noAreas: ReadonlySet<string> = new Set();
/** Most codes lie in one area, and share its set. */
const setsOfOne = new Map<string, ReadonlySet<string>>();

/** Returns the codes of the address format's areas in which a postal code lies; empty if they are unknown. */
export function areasOfCode(code: number, knowledge: PlacesAndAreas): ReadonlySet<string> {
  if (knowledge.areas.codes.size === 0) return noAreas;
  let found = noAreas;
  let left = enoughLocalities;
  for (const locality of knowledge.places.localitiesOfCode(code)) {
    const area = areaCodeOf(locality, knowledge);
    if (area !== undefined && !found.has(area))
      found = found.size === 0 ? obtain(setsOfOne, area, () => new Set([area])) : new Set([...found, area]);
    if (--left === 0) break;
  }
  return found;
}

/**
 * Returns the areas of a canonical postal code and its number in the data: those of the data, or by the rule
 * for beginnings of codes; empty where they are unknown.
 */
export function areasOfCanonical(
  canonical: string,
  code: number,
  knowledge: PlacesAndAreas,
): ReadonlySet<string> {
  const ofData = code < 0 ? noAreas : areasOfCode(code, knowledge);
  return ofData.size > 0 ? ofData : (knowledge.areas.ofPostalCode(canonical) ?? noAreas);
}

/** Returns the code of a place's area; undefined if the address format does not have that area. */
export function areaCodeOf(locality: number, { places, areas }: PlacesAndAreas): string | undefined {
  const code = places.areas[places.areaOfLocality(locality)]?.code;
  return code !== undefined && areas.codes.has(code) ? code : undefined;
}

/** Whether the data has a place of this name in the region that a text names. */
export function liesIn(key: string, region: string, { places, areas }: PlacesAndAreas): boolean {
  for (const each of places.findLocalities(key)) {
    const area = places.areas[places.areaOfLocality(each)]?.code;
    const relation = area === undefined ? undefined : areas.relate(region, area);
    if (relation !== undefined && relation !== 'other') return true;
  }
  return false;
}

/** The distribution among the areas is estimated from this many codes, evenly spread. */
const sampleSize = 2000;

/** Returns how many postal codes lie in each administrative area, estimated from a sample. */
export function countCodesByArea(knowledge: PlacesAndAreas): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const { codeCount } = knowledge.places;
  const step = Math.max(1, Math.floor(codeCount / sampleSize));
  for (let code = 0; code < codeCount; code += step) {
    for (const area of areasOfCode(code, knowledge)) counts.set(area, (counts.get(area) ?? 0) + step);
  }
  return counts;
}
