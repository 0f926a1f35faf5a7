import type { AreaIndex } from './area-index.ts';
import type { Places } from './places.ts';

/** What is needed to say in which administrative area a place lies. */
export interface PlacesAndAreas {
  readonly places: Places | undefined;
  readonly areas: AreaIndex;
}

/** The most places of a code that are read for its areas: few codes lie in two, and those have few places. */
const enoughLocalities = 40;

/** Codes of the address format's areas in which a postal code lies; empty where unknown. */
export function areasOfCode(code: number, knowledge: PlacesAndAreas): ReadonlySet<string> {
  const found = new Set<string>();
  if (knowledge.places === undefined || knowledge.areas.codes.size === 0) return found;
  let left = enoughLocalities;
  for (const locality of knowledge.places.localitiesOfCode(code)) {
    const area = areaCodeOf(locality, knowledge);
    if (area !== undefined) found.add(area);
    if (--left === 0) break;
  }
  return found;
}

/** The address format's area of a place; undefined where the format does not have the data's area. */
export function areaCodeOf(locality: number, { places, areas }: PlacesAndAreas): string | undefined {
  const code = places?.areas[places.areaOfLocality(locality)]?.code;
  return code !== undefined && areas.codes.has(code) ? code : undefined;
}

/** The number of codes, evenly spread, from which the distribution among the areas is estimated. */
const sampleSize = 2000;

/** How many postal codes lie in each administrative area, estimated from a sample. */
export function countCodesByArea(knowledge: PlacesAndAreas): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const codeCount = knowledge.places?.codeCount ?? 0;
  const step = Math.max(1, Math.floor(codeCount / sampleSize));
  for (let code = 0; code < codeCount; code += step) {
    for (const area of areasOfCode(code, knowledge)) counts.set(area, (counts.get(area) ?? 0) + step);
  }
  return counts;
}
