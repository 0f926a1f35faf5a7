import { hash } from 'node:crypto';
import type { AddressCountry } from '../../address/countries/profile/address-country.ts';
import { citiesAbroad } from '../../address/countries/profile/cities-abroad.ts';
import type { Places } from '../../address/countries/profile/places.ts';
import type { Streets } from '../../address/street/streets.ts';
import { once } from '../../address/text/remember.ts';
import { cityLines, postalRegionLines, subdivisionLines } from './country-lines.ts';
import { builtinDataDirectory, countryFiles } from './data-directory.ts';
import { DataError, type DataWatch, orElse, strict } from './data-error.ts';
import { type Formats, openFormats } from './formats.ts';
import { openPlaces, type PlacesSummary, readSummary } from './open-places.ts';
import { ordersOfPlaces } from './place-source.ts';

/** All loaded reference data: the formats of every country, and the places of most. */
export type Gazetteer = ReturnType<typeof openGazetteer>;

/** What a file of places states of itself; the digest is the SHA-256 of the file, in hexadecimal. */
export type LoadedPlaces = Readonly<ReturnType<typeof described>>;

interface GazetteerOptions {
  /**
   * Folders of compiled data, beginning with the one that ships with the program (`builtinDataDirectory()`).
   * Formats come from there. A country's places come from the last folder that has them. A missing folder
   * counts as empty.
   */
  readonly directories: readonly string[];
  /** Streets of countries, opened from the same data folder. */
  readonly streets?: ReadonlyMap<string, LoadedStreets>;
  readonly watch?: DataWatch;
  /** What is known about a country beside its data. */
  readonly more?: (country: string) => Pick<AddressCountry, 'streetSample' | 'taught'>;
}

interface LoadedStreets extends Streets {
  /** SHA-256 of the compiled file, in hexadecimal. */
  readonly digest: string;
}

/**
 * Opens all reference data. An operator's files are read and checked against their digests at once. The data
 * that ships with the program covers most of the world, so only each country's summary is read, and the rest
 * on the country's first use. A country whose loaded file is set aside has the places that ship with the
 * program, and no places where these cannot be read either. Throws a `DataError` if the formats cannot be
 * read.
 */
export function openGazetteer({ directories, streets = new Map(), watch = strict, more }: GazetteerOptions) {
  const [builtin = builtinDataDirectory(), ...loaded] = directories;
  const formats = openFormats(builtin);
  const subdivisionsOf = subdivisionLines.open(builtin);
  const regionsOf = postalRegionLines.open(builtin);
  const abroad = citiesAbroad(formats.byCountry, cityLines.open(builtin));
  const files = new Map<string, PlacesFile>();
  const keep = (code: string, open: () => PlacesFile) => {
    const set = () => files.set(code, open());
    orElse(set, (fault) => watch.setAside(code, fault));
  };
  for (const [code, path] of countryFiles(builtin, 'places'))
    keep(code, () => openWhenAsked(code, path, watch));
  for (const [code, path] of loaded.flatMap((directory) => countryFiles(directory, 'places')))
    keep(code, () => {
      const places = openPlaces(path);
      return { ...described(code, path, places), places: () => places };
    });
  const opened = [...files.values()].sort((a, b) => (a.country < b.country ? -1 : 1));
  const unknown = opened.find(({ country }) => !formats.byCountry.has(country));
  if (unknown !== undefined) throw new DataError(`There is no address format for ${unknown.country}.`);
  const ordersOf = new Map(loaded.flatMap((directory) => [...ordersOfPlaces(directory)]));
  const countries = new Map<string, AddressCountry>();
  for (const [code, format] of formats.byCountry) {
    const [file, ownStreets, orders] = [files.get(code), streets.get(code), ordersOf.get(code)];
    countries.set(code, {
      format,
      get places() {
        return file?.places();
      },
      get subdivisions() {
        return subdivisionsOf(code);
      },
      get regions() {
        return regionsOf(code);
      },
      isCityAbroad: abroad(code),
      ...(ownStreets && { streets: ownStreets }),
      ...(orders && { orders }),
      ...more?.(code),
      dataVersion: versionOf(formats, file, ownStreets),
    });
    // An operator who loaded streets of a country serves it.
    if (ownStreets !== undefined) file?.places();
  }
  const versions = [
    formats.source,
    ...opened.map(({ country, digest }) => `${country} ${digest}`),
    ...[...streets].map(([code, { digest }]) => `streets of ${code} ${digest}`),
  ];
  const places: readonly LoadedPlaces[] = opened.filter(({ codes }) => codes > 0);
  return {
    /** What is known about a country, by ISO 3166-1 alpha-2; undefined for text that is no country code. */
    country: (code: string) => countries.get(code),
    /** The version of all loaded data. Two gazetteers with the same version give the same verdicts. */
    dataVersion: `${formats.source}, places ${hash('sha256', versions.join('\n')).slice(0, 12)}`,
    /**
     * The countries whose postal codes are loaded, in the order of their codes. For most others only the
     * names of towns are loaded.
     */
    countriesWithPlaces: places.map(({ country }) => country),
    places,
    layouts: formats.layouts,
  };
}

/** One country's file, whose places are opened on first use. */
interface PlacesFile extends LoadedPlaces {
  /** undefined where the file can no longer be used. */
  readonly places: () => Places | undefined;
}

function openWhenAsked(code: string, path: string, watch: DataWatch): PlacesFile {
  const file = described(code, path, readSummary(path));
  const open = () => {
    const opened = openPlaces(path);
    if (opened.digest !== file.digest) throw new DataError(`${path} was replaced while the service ran.`);
    return opened;
  };
  const setAside = (fault: DataError) => {
    watch.damaged(code, fault);
    return undefined;
  };
  return { ...file, places: once(() => orElse(open, setAside)) };
}

function described(code: string, path: string, { manifest, digest }: PlacesSummary) {
  const { country, source, date, codes } = manifest;
  if (country !== code) throw new DataError(`${path} holds the places of ${country}; import it again.`);
  return { country, source, date, codes, digest };
}

function versionOf({ source }: Formats, file?: PlacesFile, streets?: LoadedStreets): string {
  const state = file?.date ? ` ${file.date}` : '';
  const places = file && `${file.country} ${file.source}${state} ${file.digest.slice(0, 12)}`;
  const ofStreets = streets && `streets ${streets.digest.slice(0, 12)}`;
  return [source, places, ofStreets].filter((part) => part !== undefined).join(', ');
}
