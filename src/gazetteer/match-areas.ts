import { areaIndex } from '../address/area-index.ts';
import type { PlaceArea } from '../address/places.ts';
import type { Division } from './place-row.ts';
import type { PlaceTable } from './place-table.ts';

/** The administrative areas of a table's rows. */
export interface MatchedAreas {
  readonly areas: readonly PlaceArea[];
  /** Index into `areas`, or -1. */
  readonly areaOfRow: Int32Array;
  /** Level of the divisions that the areas are: 1 to 3. */
  readonly level: number;
  /** How many of the areas are areas of the country's address format. */
  readonly matched: number;
}

// The share of a division's postal codes that must lie in one area of the format for it to be that area.
const clearMajority = 0.9;

/**
 * Finds for each row the administrative area of the country's address format: sources divide a country otherwise (the
 * provinces that Italian addresses name are the source's second level) and write codes of their own. The level whose names
 * match for the most rows is taken; a division that no name matches is the area in which its postal codes lie by the format's own
 * rule, or stays an area of its own. A row without a division takes the one area that the rule gives for its code.
 */
export function matchAreas(table: PlaceTable): MatchedAreas {
  const index = areaIndex(table.format, undefined);
  const byName = table.levels.map(({ divisions }) =>
    divisions.map((division) => findArea(division, index.find)),
  );
  const level = bestLevel(table, byName);
  const column = table.levels[level];
  const byRule = ruleOf(table, index.ofPostalCode);
  const named = byName[level] ?? [];
  const votes = column === undefined ? [] : countVotes(column.rows, named, byRule);
  const list = new AreaList();
  const areaOfDivision = (column?.divisions ?? []).map((division, number) => {
    const code = named[number] ?? majority(votes[number]);
    if (code !== undefined) return list.add(code, division.name);
    return division.name === '' ? -1 : list.add(division.code || division.name, division.name);
  });
  const areaOfRow = Int32Array.from(column?.rows ?? [], (division, row) => {
    const area = areaOfDivision[division] ?? -1;
    const rule = area >= 0 ? undefined : byRule[row];
    return rule === undefined ? area : list.add(rule, rule);
  });
  const matched = list.areas.filter(({ code }) => index.codes.has(code)).length;
  return { areas: list.areas, areaOfRow, level: level + 1, matched };
}

class AreaList {
  readonly areas: PlaceArea[] = [];
  readonly #numbers = new Map<string, number>();

  add(code: string, name: string): number {
    const known = this.#numbers.get(code);
    if (known !== undefined) return known;
    this.#numbers.set(code, this.areas.length);
    return this.areas.push({ code, name }) - 1;
  }
}

type FindArea = (text: string) => string | undefined;

function findArea({ name, code }: Division, find: FindArea): string | undefined {
  const byName = name === '' ? undefined : find(name);
  // A source's numbers are its own; its letters are mostly those of ISO 3166-2.
  return byName ?? (/^[A-Z]{1,3}$/.test(code) ? find(code) : undefined);
}

function bestLevel(table: PlaceTable, byName: readonly (readonly (string | undefined)[])[]): number {
  const scores = table.levels.map(
    ({ rows }, level) => rows.filter((division) => byName[level]?.[division] !== undefined).length,
  );
  return scores.indexOf(Math.max(...scores));
}

/** For each row the one area that the format's postal rule gives for its code, if it gives one. */
function ruleOf(
  table: PlaceTable,
  ofPostalCode: (code: string) => ReadonlySet<string> | undefined,
): (string | undefined)[] {
  const ofCode = table.codes.texts.map((code) => {
    const areas = [...(ofPostalCode(code) ?? [])];
    return areas.length === 1 ? areas[0] : undefined;
  });
  return table.codeOfRow.map((code) => ofCode[code]);
}

/** For each division that no name matches, how many rows the postal rule puts into which area. */
function countVotes(
  rows: readonly number[],
  named: readonly (string | undefined)[],
  byRule: readonly (string | undefined)[],
): Map<string | undefined, number>[] {
  const votes = named.map(() => new Map<string | undefined, number>());
  for (const [row, division] of rows.entries()) {
    if (named[division] !== undefined) continue;
    const counts = votes[division];
    counts?.set(byRule[row], (counts.get(byRule[row]) ?? 0) + 1);
  }
  return votes;
}

function majority(votes: ReadonlyMap<string | undefined, number> | undefined): string | undefined {
  const total = [...(votes?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  for (const [area, count] of votes ?? []) {
    if (area !== undefined && count >= total * clearMajority) return area;
  }
  return undefined;
}
