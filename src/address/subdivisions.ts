import { bareKey, fullKey } from './area-key.ts';

/**
 * The subdivisions of one country as ISO 3166-2 has them, at every level, each known by its names in many
 * languages and scripts, its codes and what it was called before. Their codes are written in full: "ES-B".
 */
export interface Subdivisions {
  /**
   * Codes of the subdivisions that a text names, whatever its case, punctuation, accents or kind word;
   * several where the text is the name of several ("Madrid": province and community). Empty where it names
   * none.
   */
  named(text: string): readonly string[];
  /** The code itself and those that it lies in, the nearest first. */
  lineOf(code: string): readonly string[];
  /** The administrative area of the address format that it is; undefined where it is none. */
  areaOf(code: string): string | undefined;
  /**
   * Codes of the subdivisions that an administrative area of the address format is: one, but where borders
   * have changed.
   */
  ofArea(area: string): readonly string[];
  /** The administrative area of the address format that it is or lies in, or all that lie in it. */
  areasAround(code: string): readonly string[];
}

/** Subdivisions of one country, compiled: what a line of the compiled file holds. */
export interface SubdivisionTable {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Code; number of the one that it lies in, or -1; the address format's area that it is, or "". */
  readonly list: readonly (readonly [code: string, parent: number, area: string])[];
  /** The number of the one that a full or bare key names (`fullKey`, `bareKey`), or of several. */
  readonly names: Readonly<Record<string, number | readonly number[]>>;
  /** The same for short codes, in lower case and without the country. */
  readonly codes: Readonly<Record<string, number | readonly number[]>>;
}

const none: readonly never[] = [];

/** What a country without known subdivisions has. */
export const noSubdivisions: Subdivisions = {
  named: () => none,
  lineOf: () => none,
  areaOf: () => undefined,
  ofArea: () => none,
  areasAround: () => none,
};

/** Answers from a compiled table, whose keys `fullKey` and `bareKey` made. */
export function subdivisions({ country, list, names, codes }: SubdivisionTable): Subdivisions {
  const numberOf = new Map(list.map(([code], number) => [code, number]));
  const codesOfArea = new Map<string, string[]>();
  for (const [code, , area] of list) {
    if (area !== '') codesOfArea.set(area, [...(codesOfArea.get(area) ?? none), code]);
  }
  const withoutCountry = codeReader(country);
  const lineOf = (code: string) => {
    const line: string[] = [];
    for (let at = list[numberOf.get(code) ?? -1]; at !== undefined; at = list[at[1]]) line.push(at[0]);
    return line;
  };
  const areaOf = (code: string) => list[numberOf.get(code) ?? -1]?.[2] || undefined;
  const areasAround = (code: string): readonly string[] => {
    const own = lineOf(code)
      .map(areaOf)
      .find((area) => area !== undefined);
    if (own !== undefined) return [own];
    return list.flatMap(([each, , area]) => (area !== '' && lineOf(each).includes(code) ? [area] : []));
  };
  return {
    named(text) {
      const key = fullKey(text);
      const found =
        entryOf(names, key) ??
        entryOf(codes, key) ??
        entryOf(codes, withoutCountry(text)) ??
        entryOf(names, bareKey(text));
      return (found ?? none).map((number) => list[number]?.[0] ?? '');
    },
    lineOf,
    areaOf,
    ofArea: (area) => codesOfArea.get(area) ?? none,
    areasAround,
  };
}

function entryOf(keys: SubdivisionTable['names'], key: string): readonly number[] | undefined {
  const entry = Object.hasOwn(keys, key) ? keys[key] : undefined;
  return typeof entry === 'number' ? [entry] : entry;
}

/**
 * Reads "JP-13" and "JP13" as 13, in the country JP; a single letter only behind a hyphen or a space. Empty
 * for all else.
 */
function codeReader(country: string): (text: string) => string {
  const form = new RegExp(`^${country}(?:[\\s\\p{Pd}_./:]{1,3}([A-Z\\d]{1,5})|([A-Z\\d]{2,5}))$`, 'iu');
  return (text) => {
    const [, apart, joined] = form.exec(text.trim()) ?? none;
    return (apart ?? joined ?? '').toLowerCase();
  };
}
