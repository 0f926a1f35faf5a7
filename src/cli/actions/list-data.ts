import { readSettings } from '../../config/settings.ts';
import { builtinDataDirectory, placesDirectory } from '../../gazetteer/data-directory.ts';
import { describePlaces } from '../../gazetteer/describe-places.ts';
import { type ListedData, listData, removeData } from '../../gazetteer/list-data.ts';
import { marketData } from '../../market/market-data.ts';
import { OperatorError } from '../../operator-error.ts';
import { type ListedStreets, listStreets, removeStreets } from '../../streets/list-streets.ts';
import { renderTable } from './table.ts';

/** Prints the data in use: places, a line for each country, and streets, one for each source. */
export function printData(): void {
  const { dataDirectory } = readSettings(process.env);
  printPlaces(dataDirectory);
  printStreets(dataDirectory);
}

function printPlaces(dataDirectory: string): void {
  const header = ['COUNTRY', 'ROWS', 'BAD LINES', 'DATE', 'LICENCE', 'DIGEST', 'SOURCE'];
  const rows = listData(builtinDataDirectory(), placesDirectory(dataDirectory)).map(describe);
  process.stdout.write(renderTable([header, ...rows]));
  const countries = rows.map(([country = '']) => country);
  process.stdout.write(`\n${describePlaces(countries, Object.keys(marketData))}\n`);
}

function describe({ country, isBuiltin, content }: ListedData): string[] {
  if ('problem' in content) return [country, '', '', '', '', '', content.problem];
  const { rows, badLines, date, licence, source } = content.manifest;
  const origin = isBuiltin ? `${source} (built in)` : source;
  return [country, `${rows}`, `${badLines}`, date ?? '-', licence, content.digest.slice(0, 12), origin];
}

function printStreets(dataDirectory: string): void {
  const listed = listStreets(placesDirectory(dataDirectory));
  if (listed.length === 0) return;
  const header = [
    'STREETS OF',
    'ADDRESSES',
    'CODES',
    'MEMORY',
    'ROWS',
    'NO CODE',
    'BAD LINES',
    'COMPLETE',
    'DATE',
    'LICENCE',
    'SOURCE',
  ];
  process.stdout.write(`\n${renderTable([header, ...listed.flatMap(describeStreets)])}`);
}

/** A line for each source; what the country's file holds of all of them stands in the first. */
function describeStreets({ country, content }: ListedStreets): string[][] {
  if ('problem' in content) return [[country, '', '', '', '', '', '', '', '', '', content.problem]];
  const { manifest, tableBytes } = content;
  const total = [`${manifest.addresses}`, `${manifest.codes}`, `${(tableBytes / 1024 ** 2).toFixed(1)} MB`];
  return manifest.sources.map((each, at) => [
    country,
    ...(at === 0 ? total : ['', '', '']),
    `${each.rows}`,
    `${each.withoutPostalCode}`,
    `${each.badLines}`,
    each.isComplete ? 'yes' : 'no',
    each.date ?? '-',
    each.licence,
    each.source,
  ]);
}

/** Removes the loaded places of countries, or their streets. */
export async function removeCountries(countries: readonly string[], isStreets: boolean): Promise<void> {
  const { dataDirectory } = readSettings(process.env);
  const [remove, kind] = isStreets ? [removeStreets, 'street'] : [removeData, 'place'];
  for (const country of countries.map((code) => code.toUpperCase())) {
    if (!(await remove(country, placesDirectory(dataDirectory)))) {
      throw new OperatorError(`No ${kind} data is loaded for ${country}.`);
    }
    process.stdout.write(`${country} removed\n`);
  }
}
