import type { PlaceRow } from '../read/place-row.ts';
import { citiesSource } from '../read/place-source.ts';
import { readSource, sourceFiles, sourcesDirectory } from '../read/sources-directory.ts';
import { type DivisionNames, parseCityLine } from './city-line.ts';
import { type PlaceImporter, readLines } from './place-importer.ts';

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
    licence: 'CC BY 4.0',
    options: { encoding: 'utf-8' },
    source: (file) => `GeoNames, ${file}`,
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
    licence: 'CC BY 4.0',
    options: { encoding: 'utf-8' },
    source: (file) => `GeoNames, ${file}`,
    read: (file) => readLines(file, (line) => parseAlternateName(line, places)),
    finish: gathered,
  };
}

function parseAlternateName(
  line: string,
  places: ReadonlyMap<string, PlaceRow>,
): PlaceRow | string | undefined {
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
    const known = byId.get(row.geonameId ?? '');
    if (known === undefined)
      byId.set(row.geonameId ?? '', { ...row, otherNames: [...(row.otherNames ?? [])] });
    else known.otherNames.push(...(row.otherNames ?? []));
  }
  return [...byId.values()];
}

function knownPlaces(directory: string): Map<string, PlaceRow> {
  const files = sourceFiles(sourcesDirectory(directory)).filter(({ name }) => name === citiesSource);
  const rows = files.flatMap(({ path }) => readSource(path).placeRows);
  return new Map(rows.flatMap((row) => (row.geonameId === undefined ? [] : [[row.geonameId, row]])));
}
