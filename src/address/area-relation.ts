import type { Places } from './places.ts';
import type { Subdivisions } from './subdivisions.ts';

/**
 * How what a text names stands to an area: the area itself, one that it lies in (Catalonia for Barcelona), a
 * part of it, or another.
 */
export type AreaRelation = 'same' | 'parent' | 'child' | 'other';

// A text may name several subdivisions: what speaks for the address goes first.
const inOrder: readonly AreaRelation[] = ['same', 'parent', 'child', 'other'];

/**
 * Relates subdivisions that a text may mean to an area, given by its code in the address format or in the
 * place data; undefined where there are none, or the area is not known.
 */
export function areaRelation(
  places: Places | undefined,
  subdivisions: Subdivisions,
): (codes: readonly string[], area: string) => AreaRelation | undefined {
  // Place data has few areas, and each is asked for again and again.
  const known = new Map<string, readonly string[]>();
  const subdivisionsOf = (area: string) => {
    let codes = known.get(area) ?? subdivisions.ofArea(area);
    if (codes.length === 0 && !known.has(area)) {
      const name = places?.areas.find(({ code }) => code === area)?.name;
      codes = name === undefined ? [] : subdivisions.named(name);
      known.set(area, codes);
    }
    return codes;
  };
  return (codes, area) => {
    const targets = subdivisionsOf(area);
    // What lies in no area of the format may lie in this one all the same: the levels of some islands are not
    // known.
    const isListed = targets.some((target) => subdivisions.areaOf(target) !== undefined);
    const placed = isListed ? codes.filter((code) => subdivisions.areasAround(code).length > 0) : codes;
    const found = new Set(
      placed.flatMap((code) => targets.map((target) => relationOf(code, target, subdivisions))),
    );
    return inOrder.find((relation) => found.has(relation));
  };
}

function relationOf(code: string, target: string, { lineOf }: Subdivisions): AreaRelation {
  if (code === target) return 'same';
  if (lineOf(target).includes(code)) return 'parent';
  return lineOf(code).includes(target) ? 'child' : 'other';
}
