import type { AreaTraits } from '../../src/address/countries/country.ts';
import type { AddressFormat } from '../../src/address/countries/profile/address-format.ts';
import type { SubdivisionTable } from '../../src/address/countries/profile/subdivisions.ts';
import { assignAreas, type SubdivisionEntry, shortCodes } from './assign-areas.ts';
import { SubdivisionKeys } from './subdivision-keys.ts';
import type { SubdivisionRow } from './subdivision-rows.ts';

/**
 * Compiles the subdivisions of one country: the rows that are in use, and the areas of the address format
 * that have no row (islands, armed forces). A former subdivision's names and codes lead to its replacement
 * or, failing that, to the one that has its name now.
 */
export function compileSubdivisions(
  format: AddressFormat,
  rows: readonly SubdivisionRow[],
  corrections: AreaTraits['subdivisions'],
): SubdivisionTable {
  const corrected = withCorrections(format.country, rows, corrections);
  const used = corrected.filter(({ parent }) => parent !== '');
  const entries = assignAreas(format, used);
  const numberOfRow = new Map(used.map(({ code }, number) => [code, number]));
  const keys = new SubdivisionKeys();
  addAreas(keys, format, entries);
  for (const [number, { code, names }] of entries.entries()) {
    keys.addCode(code.slice(3), [number]);
    keys.addNames(names, [number], 'now');
  }
  for (const { code, parent, replacements, names } of corrected) {
    if (parent !== '') continue;
    const successors = replacements.flatMap((each) => numberOfRow.get(each) ?? []);
    const numbers = successors.length > 0 ? successors : keys.theOneNamed(names);
    keys.addCode(code.slice(3), numbers);
    keys.addNames(names, numbers, 'formerly');
  }
  const list = entries.map(({ code, parent, area }) => [code, numberOfRow.get(parent) ?? -1, area] as const);
  return { country: format.country, list, ...keys.compiled() };
}

/** Adds the areas' own codes and names. The address format takes precedence over the rows. */
function addAreas(keys: SubdivisionKeys, format: AddressFormat, entries: readonly SubdivisionEntry[]): void {
  for (const area of format.administrativeAreas) {
    const numbers = entries.flatMap((entry, number) => (entry.area === area.code ? [number] : []));
    for (const code of shortCodes(area)) keys.addCode(code, numbers);
    keys.addNames([area.code, ...area.names], numbers, 'on labels');
  }
}

/**
 * Returns the rows with their corrections. Throws if a correction is for an unknown subdivision, or adds an
 * existing one.
 */
function withCorrections(
  country: string,
  rows: readonly SubdivisionRow[],
  corrections: AreaTraits['subdivisions'],
): SubdivisionRow[] {
  const { names = {}, added = {}, partOf = {} } = corrections ?? {};
  const inUse = new Set(rows.filter(({ parent }) => parent !== '').map(({ code }) => code));
  const wrong =
    [...Object.keys(names), ...Object.keys(partOf)].find((code) => !inUse.has(code)) ??
    Object.values(partOf).find((code) => !inUse.has(code) && !Object.hasOwn(added, code)) ??
    Object.keys(added).find((code) => inUse.has(code));
  if (wrong !== undefined) throw new Error(`the definition of ${country} has no ${wrong} to correct`);
  const own = rows.filter(({ code }) => !Object.hasOwn(added, code));
  return [
    ...own.map((row) => ({
      ...row,
      parent: partOf[row.code] ?? row.parent,
      names: [...row.names, ...(names[row.code] ?? [])],
    })),
    ...Object.entries(added).map(([code, of]) => ({ code, parent: country, replacements: [], names: of })),
  ];
}
