import { countryOf } from '../../address/countries/index.ts';
import type { Position } from '../../address/countries/profile/places.ts';
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
  const position = parsePosition(text(9), text(10));
  if (typeof position === 'string') return position;
  const division = (index: number) => {
    const [name, code] = [text(index), text(index + 1)];
    return name === '' && code === '' ? noDivision : { name, code };
  };
  const divisions = [division(3), division(5), division(7)];
  return placeRow(text(0), text(1), text(2), divisions, position);
}

/** Reads degrees, NaN for an empty column. Returns the reason if one is no number, or off the map. */
export function parsePosition(latitude: string, longitude: string): Position | string {
  const isOnMap = (text: string, limit: number) => text === '' || Math.abs(Number(text)) <= limit;
  const degreesOf = (text: string) => (text === '' ? Number.NaN : Number(text));
  if (!isOnMap(latitude, 90)) return 'the latitude is not a number from -90 to 90';
  if (!isOnMap(longitude, 180)) return 'the longitude is not a number from -180 to 180';
  return { latitude: degreesOf(latitude), longitude: degreesOf(longitude) };
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
