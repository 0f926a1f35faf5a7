import type { Places } from './places.ts';
import type { Subdivisions } from './subdivisions.ts';

/**
 * The relation of the subdivision that a text names to an area: the area itself, one that contains it
 * (Catalonia for Barcelona), a part of it, or another area.
 */
export type AreaRelation = 'same' | 'parent' | 'child' | 'other';

// A text may name several subdivisions. The relation that supports the address most comes first.
const inOrder: readonly AreaRelation[] = ['same', 'parent', 'child', 'other'];

/**
 * Returns a function that relates the subdivisions that a text may mean to an area, given by its code in the
 * address format or in the place data. It returns undefined if there are no subdivisions, or if the area is
 * unknown.
 */
export function areaRelation(
  places: Places,
  subdivisions: Subdivisions,
): (codes: readonly string[], area: string) => AreaRelation | undefined {
  // Place data has few areas, and each is looked up again and again.
  const known = new Map<string, readonly string[]>();
  const subdivisionsOf = (area: string) => {
    let codes = known.get(area) ?? subdivisions.ofArea(area);
    if (codes.length === 0 && !known.has(area)) {
      const name = places.areas.find(({ code }) => code === area)?.name;
      codes = name === undefined ? [] : subdivisions.named(name);
      known.set(area, codes);
    }
    return codes;
  };
  return (codes, area) => {
    const targets = subdivisionsOf(area);
    // A subdivision outside every area of the format may still lie in this one: the levels of some islands
    // are unknown.
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
