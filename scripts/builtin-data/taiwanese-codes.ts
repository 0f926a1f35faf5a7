import { type Division, type PlaceRow, placeRow } from '../../src/gazetteer/read/place-row.ts';

/** The three digits of each district, by city or county. */
export type TaiwaneseCodes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Names that the package misspells, with the official ones. */
const corrections: Readonly<Record<string, string>> = { 峨嵋鄉: '峨眉鄉', 阿里山: '阿里山鄉' };

/**
 * Returns the districts of Taiwan with their three digits. A city of districts is a place of all their codes
 * too, and a county their division: people may name it alone. `latinNameOf` returns an area's name in Latin
 * letters. Throws an error if the package no longer has a name that is corrected here.
 */
export function taiwaneseRows(
  codes: TaiwaneseCodes,
  latinNameOf: (area: string) => string | undefined,
  country: string,
): PlaceRow[] {
  const stale = new Set(Object.keys(corrections));
  const rows = Object.entries(codes).flatMap(([area, districts]) => {
    const latin = latinNameOf(formal(area))?.replace(/ (?:City|County)$/, '');
    const isCity = area.endsWith('市');
    const otherName = latin === undefined || isCity ? {} : { otherName: `${latin} County` };
    const division = { name: area, code: '', ...otherName };
    const cityNames = latin === undefined ? [] : [latin, `${latin} City`];
    return Object.entries(districts).flatMap(([district, postalCode]) => {
      stale.delete(district);
      const row = rowOf(country, postalCode, corrections[district] ?? district, division);
      return isCity ? [row, rowOf(country, postalCode, area, division, cityNames)] : [row];
    });
  });
  if (stale.size > 0) throw new Error(`The package has no ${[...stale].join(', ')} to correct any more.`);
  return rows;
}

// 台 is the everyday form of 臺; the package has one in the names of areas and the other in those of districts.
const formal = (name: string) => name.replaceAll('台', '臺');
const everyday = (name: string) => name.replaceAll('臺', '台');

function rowOf(
  country: string,
  postalCode: string,
  name: string,
  division: Division,
  more: readonly string[] = [],
): PlaceRow {
  const place = everyday(name);
  const otherNames = [formal(name), ...more].filter((each) => each !== place);
  return placeRow(country, postalCode, place, [division], { otherNames });
}
