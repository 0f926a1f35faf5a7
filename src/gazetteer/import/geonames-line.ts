import { countryOf } from '../../address/countries/index.ts';
import type { Position } from '../../address/countries/profile/places.ts';
import { editDistance } from '../../address/text/edit-distance.ts';
import { foldedWord } from '../../address/text/place-key.ts';
import { soundsAlike } from '../../address/text/sound-key.ts';
import { DataError } from '../read/data-error.ts';
import { cleanText, type Division, noDivision, type PlaceRow, placeRow } from '../read/place-row.ts';
import { withSource } from './read-source.ts';
import { checkKind } from './source-fault.ts';

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
  if (columns.length < requiredColumns)
    return `${columns.length} columns instead of ${requiredColumns} or more`;
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

/** Names of first and second level divisions by GeoNames' codes: "DE.02", "DE.02.091". */
export type DivisionNames = ReadonlyMap<string, string>;

export const columnCount = 19;
// Places that no longer exist: abandoned, destroyed, historical.
const gone = new Set(['PPLH', 'PPLQ', 'PPLW']);

/**
 * Reads one line of GeoNames' main table ("cities500", or a whole country): 19 columns separated by tabs.
 * Returns the reason if the line is invalid, and undefined if it is not a populated place of today.
 */
export function parseCityLine(line: string, divisionNames: DivisionNames): PlaceRow | string | undefined {
  const columns = line.split('\t');
  if (columns.length !== columnCount) return `${columns.length} columns instead of ${columnCount}`;
  const text = (index: number) => (columns[index] ?? '').trim();
  const [id, name, ascii, country] = [text(0), text(1), text(2), text(8)];
  if (!/^[A-Z]{2}$/.test(country)) return 'the country is not a code of two letters';
  if (name === '') return 'the name is missing';
  const position = parsePosition(text(4), text(5));
  if (typeof position === 'string') return position;
  if (text(6) !== 'P' || gone.has(text(7))) return undefined;
  const population = Number(text(14));
  const first = divisionOf(divisionNames, country, text(10));
  const second = divisionOf(divisionNames, `${country}.${text(10)}`, text(11));
  return placeRow(country, '', name, [first, second], {
    ...position,
    population: knownPopulation(population),
    otherNames: usefulNames(name, ascii, text(3), country, population),
    geonameId: id,
  });
}

/** Returns the inhabitants that a source states; 0 where it states none. */
export function knownPopulation(stated: number): number {
  return Number.isSafeInteger(stated) && stated > 0 ? stated : 0;
}

function divisionOf(names: DivisionNames, parent: string, code: string): Division {
  return { name: names.get(`${parent}.${code}`) ?? '', code };
}

// A capital followed by small letters: neither a code ("MUC") nor a transliteration by table ("mi'unikha").
export const latinName =
  /^[A-Z\u00c0-\u00de\u0100-\u024f'’ʻ][\p{Script=Latin}'’ .,()/-]*[\p{Ll}][\p{Script=Latin}'’ .,()/-]*$/u;
const mostCompared = 80;

/**
 * Returns the names of a place that its buyers may use: in Latin letters and in the scripts of its country,
 * each key once, the names most like the place's own first. A large city keeps more of them than a village,
 * which has names in a handful of languages at most.
 */
function usefulNames(name: string, ascii: string, listed: string, country: string, population: number) {
  const nameKey = foldedWord(name);
  const seen = new Set([nameKey]);
  const isNew = (key: string) => key.length > 1 && !seen.has(key) && seen.add(key) !== undefined;
  const own = ascii !== '' && isNew(foldedWord(ascii)) ? [ascii] : [];
  const mostLatin = latinNames(population);
  const { script } = countryOf(country).places ?? {};
  if (mostLatin === 0 && script === undefined) return own;
  const others = listed.split(',');
  const latin = new Map<string, string>();
  for (const other of mostLatin === 0 ? [] : others) {
    if (!latinName.test(other)) continue;
    const key = foldedWord(other);
    if (!seen.has(key) && !isLikeAnError(nameKey, key) && isNew(key)) latin.set(other, key);
  }
  const native = others.filter((other) => script?.test(other) && isNew(foldedWord(other)));
  const keptLatin = nearest(nameKey, latin, mostLatin);
  return [...own, ...keptLatin, ...native.slice(0, population >= 15_000 ? 4 : 2)];
}

/**
 * Whether a name is only as far from the usual one as a misspelling. Names in small languages often are
 * ("Frimont", "Springfild"), but a buyer who types them here has misspelt the usual name.
 */
function isLikeAnError(key: string, otherKey: string): boolean {
  return editDistance(key, otherKey, 2) <= 2 || soundsAlike(key, otherKey);
}

function latinNames(population: number): number {
  if (population >= 100_000) return 8;
  if (population >= 15_000) return 4;
  return population >= 1000 ? 1 : 0;
}

function nearest(key: string, keyOfName: ReadonlyMap<string, string>, count: number): string[] {
  if (keyOfName.size <= count) return [...keyOfName.keys()];
  const compared = [...keyOfName].slice(0, mostCompared);
  const distances = compared.map(([name, other]) => ({ name, distance: editDistance(key, other, 10) }));
  const nearest = distances.sort((a, b) => a.distance - b.distance).slice(0, count);
  return nearest.map(({ name }) => name);
}

/**
 * Reads the names of divisions from GeoNames' admin1CodesASCII and admin2Codes: code, name and further
 * columns, separated by tabs. Throws a `DataError` that names a file with another layout.
 */
export async function readDivisionFiles(paths: readonly string[]): Promise<DivisionNames> {
  const names = new Map<string, string>();
  for (const path of paths)
    await withSource(path, async ({ lines }) => {
      for await (const line of lines) {
        const [code = '', name = ''] = line.split('\t', 2);
        if (line === '') continue;
        const fault = `${path} is not a list of divisions (admin1CodesASCII, admin2Codes). ${checkKind}`;
        if (!/^[A-Z]{2}\.\S+$/.test(code) || name === '') throw new DataError(fault);
        names.set(code, cleanText(name));
      }
    });
  return names;
}
