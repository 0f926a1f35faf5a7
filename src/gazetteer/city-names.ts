import { readFileSync } from 'node:fs';
import type { PlaceTable } from './place-table.ts';

/**
 * `data/city-names.json`: places that postal codes serve beyond those of the source, by country, group and
 * place.
 */
export interface CityNames {
  readonly reason: string;
  readonly source: string;
  readonly countries: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>
  >;
}

export function readCityNames(): CityNames {
  const path = new URL('../../data/city-names.json', import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')) as CityNames;
}

/**
 * Adds the listed cities of a table's country, each at the position of its postal code and after the source's
 * own places. A code that the source does not have is left out.
 */
export function addCityNames(table: PlaceTable, { countries }: CityNames): void {
  const rowOf = firstRows(table);
  for (const places of Object.values(countries[table.format.country] ?? {})) {
    for (const [place, codes] of Object.entries(places)) {
      for (const code of codes) {
        const row = rowOf.get(code);
        if (row !== undefined) table.addPlace(place, row);
      }
    }
  }
}

function firstRows(table: PlaceTable): ReadonlyMap<string, number> {
  const rows = new Map<string, number>();
  for (const [row, code] of table.codeOfRow.entries()) {
    const text = table.codes.texts[code] ?? '';
    if (!rows.has(text)) rows.set(text, row);
  }
  return rows;
}
