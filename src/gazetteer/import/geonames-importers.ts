import { countryOf } from '../../address/countries/index.ts';
import { obtain } from '../../address/text/group-by.ts';
import type { Division, PlaceRow } from '../read/place-row.ts';
import { citiesSource, readSource, sourceFiles } from '../read/place-source.ts';
import { correctRow, type DivisionNames, parseCityLine, parseGeonamesLine } from './geonames-line.ts';
import { type PlaceImporter, type ReadLine, readLines } from './place-importer.ts';

/** What all exports of GeoNames have in common. */
const geonames: Pick<PlaceImporter, 'licence' | 'options' | 'source'> = {
  licence: 'CC BY 4.0',
  options: { encoding: 'utf-8' },
  source: (file) => `GeoNames, ${file}`,
};

/**
 * Reads GeoNames' postal code exports. `divisionNames` (from GeoNames' admin1CodesASCII and admin2Codes)
 * gives divisions their names in Latin letters, if the export has them in the country's own script.
 */
export function geonamesImporter(divisionNames: DivisionNames = new Map()): PlaceImporter {
  return {
    name: 'geonames',
    ...geonames,
    read: (file) =>
      readLines(file, (line) => {
        const row = parseGeonamesLine(line);
        return typeof row === 'string' ? row : withDivisionNames(correctRow(row), divisionNames);
      }),
    finish: (rows) => (countryOf(rows[0]?.country ?? '').places?.codesBeginRanges ? asRanges(rows) : rows),
  };
}

function withDivisionNames(row: PlaceRow, names: DivisionNames): PlaceRow {
  if (names.size === 0) return row;
  const named = (division: Division, code: string): Division => {
    const name = names.get(code) ?? division.name;
    return name === division.name ? division : { ...division, otherName: name };
  };
  const [first, second, third] = row.divisions;
  const parent = `${row.country}.${first.code}`;
  return { ...row, divisions: [named(first, parent), named(second, `${parent}.${second.code}`), third] };
}

/** Makes each postal code the first of a range that ends before the next one. Codes are numbers. */
function asRanges(rows: readonly PlaceRow[]): PlaceRow[] {
  const digitsOf = (row: PlaceRow) => row.postalCode.replace(/\D/g, '');
  const codes = [...new Set(rows.map(digitsOf))].sort();
  const length = Math.max(...codes.map((code) => code.length));
  const next = new Map(codes.map((code, index) => [code, codes[index + 1] ?? String(10 ** length)]));
  return rows.map((row) => {
    const code = digitsOf(row);
    const last = String(Number(next.get(code)) - 1).padStart(length, '0');
    return code.length === length && last > code ? { ...row, lastPostalCode: last } : row;
  });
}

// Entries of lists of other names that are not names: links, and codes and abbreviations of airports and
// posts.
const noNames = new Set('link wkdt post iata icao faac tcid unlc abbr phon piny'.split(' '));
const alternateColumns = 8;

/**
 * Reads GeoNames' main table ("cities500", or a country's): places with other names, population and position.
 */
export function citiesImporter(divisionNames: DivisionNames): PlaceImporter {
  return {
    name: citiesSource,
    ...geonames,
    read: (file) => readLines(file, (line) => parseCityLine(line, divisionNames)),
  };
}

/**
 * Reads GeoNames' lists of other names ("alternateNamesV2", or a country's) for places that the main table
 * has already added to `directory`. Columns: number, number of the place, language, name, preferred, short,
 * colloquial, historic.
 */
export function alternateNamesImporter(directory: string): PlaceImporter {
  const places = knownPlaces(directory);
  return {
    name: 'alternate-names',
    ...geonames,
    read: (file) => readLines(file, (line) => parseAlternateName(line, places)),
    finish: gathered,
  };
}

function parseAlternateName(line: string, places: ReadonlyMap<string, PlaceRow>): ReadLine['row'] {
  const columns = line.split('\t');
  if (columns.length < alternateColumns)
    return `${columns.length} columns instead of ${alternateColumns} or more`;
  const [, id = '', language = '', name = ''] = columns;
  const place = places.get(id);
  if (place === undefined || name === '' || noNames.has(language)) return undefined;
  return { ...place, otherNames: [name] };
}

function gathered(rows: readonly PlaceRow[]): PlaceRow[] {
  const byId = new Map<string, PlaceRow & { otherNames: string[] }>();
  for (const row of rows) {
    const place = obtain(byId, row.geonameId ?? '', () => ({ ...row, otherNames: [] }));
    place.otherNames.push(...(row.otherNames ?? []));
  }
  return [...byId.values()];
}

function knownPlaces(directory: string): Map<string, PlaceRow> {
  const files = sourceFiles(directory).filter(({ name }) => name === citiesSource);
  const rows = files.flatMap(({ path }) => readSource(path).placeRows);
  return new Map(rows.flatMap((row) => (row.geonameId === undefined ? [] : [[row.geonameId, row]])));
}
