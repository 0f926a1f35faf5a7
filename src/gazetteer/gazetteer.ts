import { createHash } from 'node:crypto';
import type { AddressCountry } from '../address/address-country.ts';
import type { Streets } from '../address/street/streets.ts';
import { builtinDataDirectory } from './data-directory.ts';
import { DataError } from './data-error.ts';
import { type Formats, openFormats } from './formats.ts';
import { type OpenedPlaces, openPlaces } from './open-places.ts';
import { openSubdivisions } from './open-subdivisions.ts';
import { placesFiles } from './places-directory.ts';

/** All reference data that is loaded: the formats of every country, and the places of some. */
export interface Gazetteer {
  /** What is known about a country, by ISO 3166-1 alpha-2; undefined for what is no country. */
  country(code: string): AddressCountry | undefined;
  /** Names everything that is loaded: two gazetteers of one version judge alike. */
  readonly dataVersion: string;
  /** The countries whose places are loaded, in the order of their codes. */
  readonly countriesWithPlaces: readonly string[];
  /** What these places are, in the same order. */
  readonly places: readonly LoadedPlaces[];
  /** How the form of each country is laid out, by its code. */
  readonly layouts: Formats['layouts'];
}

/** The place data of one country. */
export interface LoadedPlaces {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly source: string;
  /** Day of the source's state, as YYYY-MM-DD; null where the source does not tell. */
  readonly date: string | null;
  /** SHA-256 of the compiled file, in hexadecimal. */
  readonly digest: string;
}

export interface GazetteerOptions {
  /**
   * Folders of compiled data, what ships with the program (`builtinDataDirectory()`) first: the formats come from there, a
   * country's places from the last folder that has them. One that does not exist counts as empty.
   */
  readonly directories: readonly string[];
  /** Streets of countries, opened from the same data folder. */
  readonly streets?: ReadonlyMap<string, LoadedStreets>;
}

/** Street data of one country. */
export interface LoadedStreets extends Streets {
  /** SHA-256 of the compiled file, in hexadecimal. */
  readonly digest: string;
}

/**
 * Opens all reference data, each file checked against its digest. Throws a `DataError` naming the file that cannot be used: a
 * service that runs on half of its data would doubt good addresses.
 */
export function openGazetteer({ directories, streets = new Map() }: GazetteerOptions): Gazetteer {
  const [builtin = builtinDataDirectory()] = directories;
  const formats = openFormats(builtin);
  const subdivisionsOf = openSubdivisions(builtin);
  const paths = new Map(directories.flatMap(placesFiles));
  const countries = new Map<string, AddressCountry>();
  const loaded: LoadedPlaces[] = [];
  for (const code of [...paths.keys()].sort()) {
    const path = paths.get(code) ?? '';
    const places = openPlaces(path);
    if (places.manifest.country !== code) {
      throw new DataError(`${path} holds the places of ${places.manifest.country}; import it again.`);
    }
    countries.set(code, { ...countryWith(code, formats, places), subdivisions: subdivisionsOf(code) });
    const { source, date } = places.manifest;
    loaded.push({ country: code, source, date, digest: places.digest });
  }
  const versions = [formats.source, ...loaded.map(({ country, digest }) => `${country} ${digest}`)];
  for (const [code, format] of formats.byCountry) {
    if (countries.has(code)) continue;
    countries.set(code, { format, subdivisions: subdivisionsOf(code), dataVersion: formats.source });
  }
  for (const [code, loadedStreets] of streets) {
    versions.push(`streets of ${code} ${loadedStreets.digest}`);
    const country = countries.get(code);
    if (country !== undefined) countries.set(code, withStreets(country, loadedStreets));
  }
  return {
    country: (code) => countries.get(code),
    dataVersion: `${formats.source}, places ${shortDigest(versions.join('\n'))}`,
    countriesWithPlaces: loaded.map(({ country }) => country),
    places: loaded,
    layouts: formats.layouts,
  };
}

function withStreets(country: AddressCountry, streets: LoadedStreets): AddressCountry {
  const dataVersion = `${country.dataVersion}, streets ${streets.digest.slice(0, 12)}`;
  return { ...country, streets, dataVersion };
}

function countryWith(code: string, formats: Formats, places: OpenedPlaces): AddressCountry {
  const format = formats.byCountry.get(code);
  if (format === undefined) throw new DataError(`There is no address format for ${code}.`);
  const { source, date } = places.manifest;
  const state = date === null ? '' : ` ${date}`;
  return {
    format,
    places,
    dataVersion: `${formats.source}, ${code} ${source}${state} ${places.digest.slice(0, 12)}`,
  };
}

function shortDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
