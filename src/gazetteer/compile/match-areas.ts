import type { AddressFormat } from '../../address/countries/profile/address-format.ts';
import { type AreaIndex, areaIndex } from '../../address/countries/profile/area-index.ts';
import type { PlaceArea } from '../../address/countries/profile/places.ts';
import { addToList, groupBy, obtain } from '../../address/text/group-by.ts';
import { foldedWords } from '../../address/text/place-key.ts';
import type { Division } from '../read/place-row.ts';
import type { JoinedPlaces } from './join-places.ts';
import type { PlaceTable } from './place-table.ts';

export type MatchedAreas = ReturnType<typeof matchAreas>;

// A division is an area of the format if this share of its postal codes lies in that area.
const clearMajority = 0.9;

type Code = string | undefined;

/**
 * Finds for each row the administrative area of the country's address format. Sources divide a country
 * differently (Italian addresses name provinces, which are the source's second level) and write codes of
 * their own. The level whose names match for the most rows leads. Each row takes the first of these that
 * exists: the area with the leading level's name; the area with another level's name; the area that has nine
 * of ten postal codes of its division by the format's rule; the area of its own code by that rule; its
 * division, as an area that the format lacks.
 */
export function matchAreas(table: PlaceTable) {
  const index = areaIndex({ format: table.format });
  const named = table.levels.map((level) => level.divisions.map((each) => findArea(each, index.find)));
  const level = leadingLevel(table, named);
  const byRule = areasByRule(table, index);
  const codeOfRow = codesByName(table, named, level);
  adoptMajorities(table.levels[level]?.rows ?? [], codeOfRow, byRule);
  const taken = new Set(codeOfRow);
  const list = areaList(table.format);
  const areaOfRow = new Int32Array(table.rowCount).map((_, row) => {
    const [code, rule] = [codeOfRow[row], byRule[row]];
    const division = table.division(level, row);
    // An area without a division may be a part of one: its own rule identifies its codes.
    if (rule !== undefined && (code === undefined ? division.name === '' : !taken.has(rule)))
      return list.add(rule);
    if (code !== undefined) return list.add(code, division.name);
    return division.name === '' ? -1 : list.addForeign(division);
  });
  return {
    areas: list.areas,
    /** Index into `areas`, or -1. */
    areaOfRow,
  };
}

/** Areas under numbers, in the order of their first use. */
function areaList({ administrativeAreas }: AddressFormat) {
  const areas: PlaceArea[] = [];
  const ofCode = new Map<string, number>();
  const ofName = new Map<string, number>();
  const foreign = new Map<Division, number>();
  const nameOf = (code: string) => administrativeAreas.find((area) => area.code === code)?.names[0] ?? code;
  return {
    areas,
    add: (code: string, name = '') =>
      obtain(ofCode, code, () => areas.push({ code, name: name || nameOf(code) }) - 1),
    /**
     * Adds a division that the format lacks. Sources give one division several codes, so its name identifies
     * it.
     */
    addForeign: (division: Division) =>
      obtain(foreign, division, () => {
        const { code, name } = division;
        const words = foldedWords(name).join(' ');
        return obtain(ofName, words, () => areas.push({ code: code || name, name }) - 1);
      }),
  };
}

function findArea({ name, code }: Division, find: (text: string) => Code): Code {
  const byName = name === '' ? undefined : find(name);
  // The numbers of a source are its own. Its letter codes mostly follow ISO 3166-2.
  return byName ?? (/^[A-Z]{1,3}$/.test(code) ? find(code) : undefined);
}

function leadingLevel(table: PlaceTable, named: readonly (readonly Code[])[]): number {
  // If some rows have codes, the rows without codes do not count.
  const hasCodes = table.codes.texts.length > 0;
  const isLeading = (row: number) => !hasCodes || (table.codeOfRow[row] ?? -1) >= 0;
  const scores = table.levels.map(
    ({ rows }, level) =>
      rows.filter((division, row) => isLeading(row) && named[level]?.[division] !== undefined).length,
  );
  return scores.indexOf(Math.max(...scores));
}

function codesByName(table: PlaceTable, named: readonly (readonly Code[])[], leading: number): Code[] {
  const levels = [leading, 0, 1, 2];
  return table.codeOfRow.map((_, row) => {
    for (const level of levels) {
      const code = named[level]?.[table.levels[level]?.rows[row] ?? -1];
      if (code !== undefined) return code;
    }
    return undefined;
  });
}

/**
 * Returns for each row the one area that the format's postal rule gives for its code, if there is exactly
 * one.
 */
function areasByRule(table: PlaceTable, { codes, hasPostalCode }: AreaIndex): Code[] {
  const ofCode = table.codes.texts.map((code) => {
    let only: Code;
    for (const area of codes) {
      if (!hasPostalCode(area, code)) continue;
      if (only !== undefined) return undefined;
      only = area;
    }
    return only;
  });
  return table.codeOfRow.map((code) => ofCode[code]);
}

/**
 * Gives the rows of each division that no name matches the area that most of their codes lie in by the rule.
 */
function adoptMajorities(divisionOfRow: readonly number[], codeOfRow: Code[], byRule: readonly Code[]): void {
  const unnamed = divisionOfRow.flatMap((division, row) =>
    codeOfRow[row] === undefined ? [[division, byRule[row]] as const] : [],
  );
  const votes = groupBy(unnamed, ([division]) => division);
  const adopted = new Map<number, Code>();
  for (const [division, own] of votes)
    for (const [area, same] of groupBy(own, ([, area]) => area))
      if (same.length >= own.length * clearMajority) adopted.set(division, area);
  divisionOfRow.forEach((division, row) => {
    codeOfRow[row] ??= adopted.get(division);
  });
}

/**
 * Gives rows the area that other rows of the same table show, for sources that name areas in different ways.
 * A row with a code and no area takes the area of the code's other rows. A place without a code takes the
 * area of the postal places to which its division's places are joined. If several areas are possible, the one
 * with the most rows counts.
 */
export function adoptAreas(table: PlaceTable, areaOfRow: Int32Array, joined: JoinedPlaces) {
  const { codeOfRow } = table;
  const lacking = new Set(codeOfRow.filter((_, row) => (areaOfRow[row] ?? -1) < 0));
  const [upper, lower] = table.levels;
  const divisionOf = (row: number) =>
    (upper.rows[row] ?? 0) * lower.divisions.length + (lower.rows[row] ?? 0);
  const ofCode = new Map<number, number[]>();
  const ofDivision = new Map<number, number[]>();
  for (let row = 0; row < areaOfRow.length; row++) {
    const [area = -1, code = -1, place = -1] = [areaOfRow[row], codeOfRow[row], joined.placeOfRow[row]];
    if (area < 0 || code < 0) continue;
    if (lacking.has(code)) addToList(ofCode, code, area);
    if (place >= 0) addToList(ofDivision, divisionOf(place), area);
  }
  const [areaOfCode, areaOfDivision] = [commonest(ofCode), commonest(ofDivision)];
  return areaOfRow.map((area, row) => {
    const code = codeOfRow[row] ?? -1;
    if (code < 0) return areaOfDivision.get(divisionOf(row)) ?? area;
    return area < 0 ? (areaOfCode.get(code) ?? area) : area;
  });
}

/** Returns for each owner the area of the most of its rows. */
function commonest(areasOf: ReadonlyMap<number, readonly number[]>): ReadonlyMap<number, number> {
  return new Map(
    Array.from(areasOf, ([owner, areas]) => {
      const [[most] = [-1]] = [...groupBy(areas, (area) => area)].sort(([, a], [, b]) => b.length - a.length);
      return [owner, most];
    }),
  );
}
