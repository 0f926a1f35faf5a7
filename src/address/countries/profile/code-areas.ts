import { obtain } from '../../text/group-by.ts';
import type { AreaIndex } from './area-index.ts';
import type { Places } from './places.ts';

/** What is needed to say in which administrative area a place lies. */
interface PlacesAndAreas {
  readonly places: Places;
  readonly areas: AreaIndex;
}

/**
 * At most this many places of a code are read for its areas. Few codes lie in two areas, and those have few
 * places.
 */
const enoughLocalities = 40;

const noAreas: ReadonlySet<string> = new Set();
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
