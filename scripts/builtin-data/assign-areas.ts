import type {
  AddressFormat,
  AdministrativeArea,
} from '../../src/address/countries/profile/address-format.ts';
import { addToList } from '../../src/address/text/group-by.ts';
import { areaKeys } from './subdivision-keys.ts';
import type { SubdivisionRow } from './subdivision-rows.ts';

/** A subdivision that is in use. */
export interface SubdivisionEntry {
  /** The full ISO 3166-2 code; if there is none, the country's code followed by the address format's code. */
  readonly code: string;
  /** Code of the row that contains it, or of its country. */
  readonly parent: string;
  readonly names: readonly string[];
  /** The matching area of the address format; empty if there is none. */
  readonly area: string;
}

/**
 * Returns the spellings of an area that may follow the country in an ISO 3166-2 code: "B", "CDMX", "AGS" for
 * "Ags.".
 */
export function shortCodes({ code, names }: AdministrativeArea): string[] {
  const plain = [code, ...names].map((name) => name.replaceAll('.', '').toUpperCase());
  return plain.filter((name) => /^[A-Z\d]{1,5}$/.test(name));
}

/**
 * Returns the rows as entries, in their order, each with the area that matches it, followed by an entry for
 * each area without a row. An area's row is the one with its code, if they share a name; else the only row
 * with its name; else the row with its code, unless that row's name is another area's.
 */
export function assignAreas(format: AddressFormat, rows: readonly SubdivisionRow[]): SubdivisionEntry[] {
  const { country, administrativeAreas } = format;
  const rowsOfKey = administrativeAreas.length === 0 ? new Map() : indexRows(rows);
  const named = new Map(administrativeAreas.map((area) => [area, rowsNamed(area, rowsOfKey)]));
  const taken = new Map<string, AdministrativeArea>();
  const coded = (area: AdministrativeArea) => shortCodes(area).map((code) => `${country}-${code}`);
  const take = (area: AdministrativeArea, code: string | undefined) => {
    if (code !== undefined && !taken.has(code)) taken.set(code, area);
  };
  const isTaken = (area: AdministrativeArea) => [...taken.values()].includes(area);
  const codes = new Set(rows.map(({ code }) => code));
  const byCodeAndName = (area: AdministrativeArea) => coded(area).find((code) => named.get(area)?.has(code));
  const byName = (area: AdministrativeArea) => {
    const [only, another] = [...(named.get(area) ?? [])].filter((code) => !taken.has(code));
    return another === undefined ? only : undefined;
  };
  const byCode = (area: AdministrativeArea) =>
    coded(area).find((code) => codes.has(code) && !taken.has(code));
  for (const rowOf of [byCodeAndName, byName, byCode])
    for (const area of administrativeAreas.filter((each) => !isTaken(each))) take(area, rowOf(area));
  const entries = rows.map((row) => ({ ...row, area: taken.get(row.code)?.code ?? '' }));
  const others = administrativeAreas.filter((each) => !isTaken(each));
  return [
    ...entries,
    ...others.map((area) => ({
      code: coded(area)[0] ?? `${country}-${area.code}`,
      parent: country,
      names: [],
      area: area.code,
    })),
  ];
}

type RowsOfKey = ReadonlyMap<string, readonly string[]>;

function indexRows(rows: readonly SubdivisionRow[]): RowsOfKey {
  const index = new Map<string, string[]>();
  for (const { code, names } of rows) {
    for (const key of keysOf(names)) addToList(index, key, code);
  }
  return index;
}

function rowsNamed({ code, names }: AdministrativeArea, rowsOfKey: RowsOfKey): Set<string> {
  return new Set([...keysOf([code, ...names])].flatMap((key) => rowsOfKey.get(key) ?? []));
}

function keysOf(names: readonly string[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { full, bare } of names.map(areaKeys)) keys.add(full).add(bare);
  return keys;
}
