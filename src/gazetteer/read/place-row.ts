/** One line of a source of places: a place, one of its postal codes, and the divisions around it. */
export interface PlaceRow {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Empty if the source knows places only. */
  readonly postalCode: string;
  /** Last code of the range that begins with `postalCode`; absent for a single code. */
  readonly lastPostalCode?: string;
  /** Empty if the source has no place that an address could name. */
  readonly place: string;
  /** First to third level; empty texts if the source names none. */
  readonly divisions: readonly [Division, Division, Division];
  /** Degrees; NaN if the source has none. */
  readonly latitude: number;
  readonly longitude: number;
  /** Inhabitants of the place, if the source counts them. */
  readonly population?: number;
  /** Other names of the place, the usual one of each script first. */
  readonly otherNames?: readonly string[];
  /** How many orders of the shop were delivered there. */
  readonly orders?: number;
  /** Number of the place in GeoNames; lists of other names refer to it. */
  readonly geonameId?: string;
}

export interface Division {
  readonly name: string;
  readonly code: string;
  /** Its name in another language or script. */
  readonly otherName?: string;
}

export const noDivision: Division = { name: '', code: '' };

/** Returns a row without a position, of divisions from the first level down. */
export function placeRow(
  country: string,
  postalCode: string,
  place: string,
  [first = noDivision, second = noDivision, third = noDivision]: readonly Division[] = [],
  more: Partial<PlaceRow> = {},
): PlaceRow {
  const divisions: PlaceRow['divisions'] = [first, second, third];
  return { country, postalCode, place, divisions, latitude: Number.NaN, longitude: Number.NaN, ...more };
}

// Control characters; marks and overrides of direction; invisible separators, variation selectors, tags. The
// two joiners stay, because Persian, Hindi and other scripts are spelled with them.
const unwanted = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|\p{Variation_Selector}/gu;
const plain = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u024f]*$/;

/**
 * Returns a source's name without characters that are invisible or change how their neighbours look, and
 * without white space around it.
 */
export function cleanText(text: string): string {
  return plain.test(text) ? text.trim() : text.replace(unwanted, '').trim();
}
