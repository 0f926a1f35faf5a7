import { countryOf } from '../../address/countries/index.ts';
import { noDivision, type PlaceRow, placeRow } from '../read/place-row.ts';

const requiredColumns = 11;
const maxLineLength = 2000;
// Decoders write this character in place of bytes that are not UTF-8.
const replacement = '\ufffd';

/**
 * Reads one line of GeoNames' postal code export: country, postal code, place, then name and code of three
 * levels of divisions, latitude, longitude and an optional accuracy, separated by tabs. Returns the reason if
 * the line is invalid.
 */
export function parseGeonamesLine(line: string): PlaceRow | string {
  if (line.length > maxLineLength) return `longer than ${maxLineLength} characters`;
  if (line.includes(replacement)) return 'not UTF-8';
  const columns = line.split('\t');
  if (columns.length < requiredColumns) {
    return `${columns.length} columns instead of ${requiredColumns} or more`;
  }
  const text = (index: number) => (columns[index] ?? '').trim();
  if (!/^[A-Z]{2}$/.test(text(0))) return 'the country is not a code of two letters';
  if (text(1) === '') return 'the postal code is missing';
  if (text(2) === '') return 'the place is missing';
  const latitude = parseDegrees(text(9), 90);
  const longitude = parseDegrees(text(10), 180);
  if (latitude === undefined) return 'the latitude is not a number from -90 to 90';
  if (longitude === undefined) return 'the longitude is not a number from -180 to 180';
  const division = (index: number) => {
    const [name, code] = [text(index), text(index + 1)];
    return name === '' && code === '' ? noDivision : { name, code };
  };
  const divisions = [division(3), division(5), division(7)];
  return placeRow(text(0), text(1), text(2), divisions, { latitude, longitude });
}

/**
 * Reads degrees of latitude (limit 90) or longitude (180); NaN for an empty column, undefined for invalid
 * text.
 */
export function parseDegrees(text: string, limit: number): number | undefined {
  if (text === '') return Number.NaN;
  const degrees = Number(text);
  return Math.abs(degrees) <= limit ? degrees : undefined;
}

/**
 * Returns a row of GeoNames in the form that addresses use, if the source lists something else among a
 * country's places.
 */
export function correctRow(row: PlaceRow): PlaceRow {
  const { militaryOffice, areaOfReceivers } = countryOf(row.country).places?.geonames ?? {};
  const office = militaryOffice?.exec(row.place)?.[1];
  // The city of a military address is only its post office, and its area follows from the postal code. The
  // position is that of a country abroad and says nothing about the distance between two of them.
  if (office !== undefined) return placeRow(row.country, row.postalCode, office);
  const [area, ...districts] = row.divisions;
  // The code of a large receiver keeps its district and gets no place.
  return areaOfReceivers?.test(area.code)
    ? { ...row, place: '', divisions: [noDivision, ...districts] }
    : row;
}
