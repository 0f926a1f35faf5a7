import type { AddressFormat, AdministrativeArea } from '../address/address-format.ts';
import { bareKey, fullKey } from '../address/area-key.ts';
import type { SubdivisionRow } from './subdivision-rows.ts';

/** A subdivision that is in use. */
export interface SubdivisionEntry {
  /** ISO 3166-2, in full; the address format's own code behind the country's where ISO 3166-2 has none. */
  readonly code: string;
  /** Code of the row that it lies in, or of its country. */
  readonly parent: string;
  readonly names: readonly string[];
  /** The area of the address format that it is; empty where it is none. */
  readonly area: string;
}

/**
 * The ways to write an area that may stand for it behind the country, as ISO 3166-2 writes codes: "B",
 * "CDMX", "AGS" for "Ags.".
 */
export function shortCodes({ code, names }: AdministrativeArea): string[] {
  const plain = [code, ...names].map((name) => name.replaceAll('.', '').toUpperCase());
  return plain.filter((name) => /^[A-Z\d]{1,5}$/.test(name));
}

/**
 * The rows as entries, in their order, each with the area that it is; behind them an entry for each area that
 * no row is. An area is the row of its code, if they share a name; else the one row with its name; else the
 * row of its code, unless that is another area by its name.
 */
export function assignAreas(format: AddressFormat, rows: readonly SubdivisionRow[]): SubdivisionEntry[] {
  const { country, administrativeAreas } = format;
  const rowsOfKey = indexRows(rows);
  const named = new Map(administrativeAreas.map((area) => [area, rowsNamed(area, rowsOfKey)]));
  const taken = new Map<string, AdministrativeArea>();
  const coded = (area: AdministrativeArea) => shortCodes(area).map((code) => `${country}-${code}`);
  const take = (area: AdministrativeArea, code: string | undefined) => {
    if (code !== undefined && !taken.has(code)) taken.set(code, area);
  };
  for (const area of administrativeAreas)
    take(
      area,
      coded(area).find((code) => named.get(area)?.has(code)),
    );
  const isTaken = (area: AdministrativeArea) => [...taken.values()].includes(area);
  for (const area of administrativeAreas.filter((each) => !isTaken(each))) {
    const free = [...(named.get(area) ?? [])].filter((code) => !taken.has(code));
    if (free.length === 1) take(area, free[0]);
  }
  const codes = new Set(rows.map(({ code }) => code));
  for (const area of administrativeAreas.filter((each) => !isTaken(each))) {
    take(
      area,
      coded(area).find((code) => codes.has(code) && !taken.has(code)),
    );
  }
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
    for (const key of new Set(names.flatMap((name) => [fullKey(name), bareKey(name)]))) {
      const known = index.get(key);
      if (known === undefined) index.set(key, [code]);
      else known.push(code);
    }
  }
  return index;
}

function rowsNamed({ code, names }: AdministrativeArea, rowsOfKey: RowsOfKey): Set<string> {
  const keys = [code, ...names].flatMap((name) => [fullKey(name), bareKey(name)]);
  return new Set(keys.flatMap((key) => rowsOfKey.get(key) ?? []));
}
