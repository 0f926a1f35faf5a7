import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { OrdersOfPlace } from '../../address/countries/profile/address-country.ts';
import { placeKey } from '../../address/countries/profile/name-keys-of.ts';
import { once } from '../../address/text/remember.ts';
import { namesIn, readDataFile } from './data-directory.ts';
import { DataError, orDataError } from './data-error.ts';
import type { Division, PlaceRow } from './place-row.ts';

/** A source of a country's rows. A country has at most one source of each name. */
export interface PlaceSourceInfo {
  /** The name that `data remove` takes: "geonames", "japan-post". */
  readonly name: string;
  readonly source: string;
  readonly licence: string;
  /** Date of the source's state, as YYYY-MM-DD; null where the source does not give one. */
  readonly date: string | null;
  readonly rows: number;
  readonly badLines: number;
}

/** The rows of one source for one country, kept so that they can be compiled again with other sources. */
export interface PlaceSource extends PlaceSourceInfo {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly placeRows: readonly PlaceRow[];
}

/** The name of the source of places without codes, whether built in or loaded in its place. */
export const citiesSource = 'cities';

/** The name of the source of the shop's own delivered orders. */
export const historySource = 'history';

const version = 1;
const nameSeparator = '\u001f';

/**
 * Returns the bytes of a file of rows: a line of JSON, then a line of tab-separated columns for each row,
 * compressed with gzip.
 */
export function encodeSource({ placeRows, ...info }: PlaceSource): Buffer {
  const lines = placeRows.map((row) =>
    [
      row.postalCode,
      row.lastPostalCode ?? '',
      row.place,
      ...row.divisions.flatMap(({ name, code, otherName }) => [
        otherName === undefined ? name : name + nameSeparator + otherName,
        code,
      ]),
      degrees(row.latitude),
      degrees(row.longitude),
      row.population ?? '',
      (row.otherNames ?? []).join(nameSeparator),
      row.geonameId ?? '',
      row.orders ?? '',
    ].join('\t'),
  );
  return gzipSync([JSON.stringify({ version, ...info }), ...lines].join('\n'), { level: 9 });
}

/** Throws a `DataError` that names the file if it is unreadable, damaged or of another version. */
export function readSource(path: string): PlaceSource {
  const file = readDataFile(path);
  return orDataError(`${path} is damaged; import it again.`, () => {
    const [header = '', ...lines] = gunzipSync(file).toString('utf8').split('\n');
    // `encodeSource` writes this shape, and gzip's checksum protects it.
    const { version: written, ...info } = JSON.parse(header) as Omit<PlaceSource, 'placeRows'> & {
      version: number;
    };
    if (written !== version) throw new DataError(`${path} was written by another version; import it again.`);
    return { ...info, placeRows: lines.map((line) => decodeRow(line, info.country)) };
  });
}

function decodeRow(line: string, country: string): PlaceRow {
  const columns = line.split('\t');
  const text = (index: number) => columns[index] ?? '';
  const division = (index: number): Division => {
    const [name = '', otherName] = text(index).split(nameSeparator);
    return { name, code: text(index + 1), ...(otherName === undefined ? {} : { otherName }) };
  };
  const [last, geonameId, orders] = [text(1), text(13), text(14)];
  return {
    country,
    postalCode: text(0),
    ...(last === '' ? {} : { lastPostalCode: last }),
    place: text(2),
    divisions: [division(3), division(5), division(7)],
    latitude: numberOr(text(9), Number.NaN),
    longitude: numberOr(text(10), Number.NaN),
    population: numberOr(text(11), 0),
    otherNames: text(12) === '' ? [] : text(12).split(nameSeparator),
    ...(geonameId === '' ? {} : { geonameId }),
    ...(orders === '' ? {} : { orders: Number(orders) }),
  };
}

function degrees(value: number): string {
  return Number.isNaN(value) ? '' : String(Math.round(value * 1e4) / 1e4);
}

function numberOr(text: string, otherwise: number): number {
  return text === '' ? otherwise : Number(text);
}

// "DE.geonames.rows.gz"; a number before the name gives the order in which a country's sources were added.
const fileName = /^([A-Z]{2})\.(\d+)\.([a-z0-9-]+)\.rows\.gz$/;

/** A folder of places keeps the rows that its files are compiled from in this folder. */
const folder = 'sources';

/** Returns the source files of a folder of places, in the order in which they were added. */
export function sourceFiles(placesDirectory: string) {
  return namesIn(join(placesDirectory, folder))
    .flatMap((each) => {
      const [, country = '', order = '', name = ''] = fileName.exec(each) ?? [];
      const path = join(placesDirectory, folder, each);
      return country === '' ? [] : [{ country, order: Number(order), name, path }];
    })
    .sort((a, b) => a.order - b.order);
}

export function sourcePath(placesDirectory: string, country: string, order: number, name: string): string {
  return join(placesDirectory, folder, `${country}.${order}.${name}.rows.gz`);
}

/** The countries whose places orders of the shop know too. Their files are read when first asked. */
export function ordersOfPlaces(directory: string): ReadonlyMap<string, OrdersOfPlace> {
  const histories = sourceFiles(directory).filter(({ name }) => name === historySource);
  return new Map(histories.map(({ country, path }) => [country, readWhenAsked(country, path)]));
}

function readWhenAsked(country: string, path: string): OrdersOfPlace {
  const keyOf = (localityKey: string, area: string | null, code: string) =>
    JSON.stringify([localityKey, area ?? '', code]);
  const orders = once(() => {
    const counts = readSource(path).placeRows.map((row) => {
      const [{ code: ofArea }] = row.divisions;
      return [keyOf(placeKey(row.place, country), ofArea, row.postalCode), row.orders ?? 0] as const;
    });
    return new Map(counts);
  });
  return (localityKey, area, code) => orders().get(keyOf(localityKey, area, code)) ?? 0;
}
