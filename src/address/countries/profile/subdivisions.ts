import { bareKey, fullKey } from '../../text/area-key.ts';
import { addToList, obtain } from '../../text/group-by.ts';

/**
 * The subdivisions of one country in ISO 3166-2, at every level. Each is known by its names in many languages
 * and scripts, by its codes, and by its former names. Codes are written in full: "ES-B".
 */
export interface Subdivisions {
  /**
   * Returns the codes of the subdivisions that a text names. Case, punctuation, accents and kind words do not
   * count. Several if they share the name ("Madrid": province and community), empty if the text names none.
   */
  named(text: string): readonly string[];
  /** The keys of all names, and of all codes with and without the country. */
  readonly keys: Iterable<string>;
  /** Returns the code itself and the codes of the subdivisions around it, the nearest first. */
  lineOf(code: string): readonly string[];
  /** Returns the address format's administrative area that this subdivision is; undefined if it is none. */
  areaOf(code: string): string | undefined;
  /**
   * Returns the codes of the subdivisions that match an administrative area of the address format: one,
   * unless borders have changed.
   */
  ofArea(area: string): readonly string[];
  /**
   * Returns the administrative area of the address format that the subdivision is or lies in, or all areas
   * within it.
   */
  areasAround(code: string): readonly string[];
}

/** The compiled subdivisions of one country: one line of the compiled file. */
export interface SubdivisionTable {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Code; index of the parent, or -1; the matching area of the address format, or "". */
  readonly list: readonly (readonly [code: string, parent: number, area: string])[];
  /** The index of the subdivision that a full or bare key names (`fullKey`, `bareKey`), or of several. */
  readonly names: Readonly<Record<string, number | readonly number[]>>;
  /** The same for short codes, in lower case and without the country. */
  readonly codes: Readonly<Record<string, number | readonly number[]>>;
}

const none: readonly never[] = [];

/** Used for a country without known subdivisions. */
export const noSubdivisions: Subdivisions = {
  named: () => none,
  keys: none,
  lineOf: () => none,
  areaOf: () => undefined,
  ofArea: () => none,
  areasAround: () => none,
};

/** Returns answers from a compiled table, with keys made by `fullKey` and `bareKey`. */
export function subdivisions({ country, list, ...table }: SubdivisionTable): Subdivisions {
  const names = new Map(Object.entries(table.names));
  const codes = new Map(Object.entries(table.codes));
  const namesAndCodes = new Map([...codes, ...names]);
  const numberOf = new Map(list.map(([code], number) => [code, number]));
  const codesOfArea = new Map<string, string[]>();
  for (const [code, , area] of list) {
    if (area !== '') addToList(codesOfArea, area, code);
  }
  const withoutCountry = codeReader(country);
  const lineOf = (code: string) => {
    const line: string[] = [];
    for (let at = list[numberOf.get(code) ?? -1]; at !== undefined; at = list[at[1]]) line.push(at[0]);
    return line;
  };
  const areaOf = (code: string) => list[numberOf.get(code) ?? -1]?.[2] || undefined;
  const findAreasAround = (code: string): readonly string[] => {
    const own = lineOf(code)
      .map(areaOf)
      .find((area) => area !== undefined);
    if (own !== undefined) return [own];
    return list.flatMap(([each, , area]) => (area !== '' && lineOf(each).includes(code) ? [area] : []));
  };
  // One address asks for the areas of one subdivision again and again.
  const around = new Map<string, readonly string[]>();
  const areasAround = (code: string) => obtain(around, code, () => findAreasAround(code));
  return {
    named(text) {
      const key = fullKey(text);
      const bare = bareKey(text);
      const found =
        namesAndCodes.get(key) ??
        codes.get(withoutCountry(text)) ??
        (bare === key ? undefined : names.get(bare));
      if (found === undefined) return none;
      return (typeof found === 'number' ? [found] : found).map((number) => list[number]?.[0] ?? '');
    },
    keys: [...namesAndCodes.keys(), ...[...codes.keys()].map((code) => country.toLowerCase() + code)],
    lineOf,
    areaOf,
    ofArea: (area) => codesOfArea.get(area) ?? none,
    areasAround,
  };
}

/**
 * Returns a function that reads "JP-13" and "JP13" as 13, in the country JP. A single letter counts only
 * after a hyphen or a space. Any other text gives an empty one.
 */
function codeReader(country: string): (text: string) => string {
  const form = new RegExp(`^${country}(?:[\\s\\p{Pd}_./:]{1,3}([A-Z\\d]{1,5})|([A-Z\\d]{2,5}))$`, 'iu');
  return (text) => {
    const found = form.exec(text.trim());
    return (found?.[1] ?? found?.[2] ?? '').toLowerCase();
  };
}
