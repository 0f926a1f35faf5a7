import { readSettings } from '../../config/settings.ts';
import { builtinDataDirectory, placesDirectory } from '../../gazetteer/data-directory.ts';
import { describePlaces } from '../../gazetteer/describe-places.ts';
import { openFormats } from '../../gazetteer/formats.ts';
import { type ListedData, listData, removeData } from '../../gazetteer/list-data.ts';
import { marketData } from '../../market/market-data.ts';
import { OperatorError } from '../../operator-error.ts';
import { type ListedStreets, listStreets, removeStreets } from '../../streets/list-streets.ts';
import { renderTable } from './terminal-text.ts';

export function printData(): void {
  const { dataDirectory } = readSettings(process.env);
  printPlaces(dataDirectory);
  printStreets(dataDirectory);
}

/** Prints the countries with postal codes by their sources. The other countries have only names of towns. */
function printPlaces(dataDirectory: string): void {
  const header = ['COUNTRY', 'CODES', 'NAME', 'ROWS', 'BAD LINES', 'DATE', 'LICENCE', 'DIGEST', 'SOURCE'];
  const all = listData(builtinDataDirectory(), placesDirectory(dataDirectory));
  const known = all.filter((each) => !isPlain(each));
  process.stdout.write(renderTable([header, ...known.flatMap(describe)]));
  const countries = known.map(({ country }) => country);
  process.stdout.write(`\n${describePlaces(countries, Object.keys(marketData))}\n`);
}

/** Whether a country has only the names of towns that ship with the program, as most countries do. */
function isPlain({ isBuiltin, content }: ListedData): boolean {
  return isBuiltin && 'manifest' in content && content.manifest.codes === 0;
}

function describe({ country, isBuiltin, content }: ListedData): string[][] {
  if ('problem' in content) return [[country, '', '', '', '', '', '', '', content.problem]];
  const { codes, sources } = content.manifest;
  return sources.map(({ name, rows, badLines, date, licence, source }, index) => [
    country,
    index === 0 ? `${codes}` : '',
    name,
    `${rows}`,
    `${badLines}`,
    date ?? '-',
    licence,
    index === 0 ? content.digest.slice(0, 12) : '',
    isBuiltin ? `${source} (built in)` : source,
  ]);
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

export interface RemoveOptions {
  readonly streets?: true;
  /** Name of the one source of places to remove. */
  readonly source?: string;
}

/** Removes the loaded places of countries or one source of them by its name, or their streets. */
export async function removeCountries(countries: readonly string[], options: RemoveOptions): Promise<void> {
  const directory = placesDirectory(readSettings(process.env).dataDirectory);
  const builtin = builtinDataDirectory();
  const store = { builtin, formats: openFormats(builtin).byCountry };
  const { streets = false, source } = options;
  for (const country of countries.map((code) => code.toUpperCase())) {
    const isRemoved = streets
      ? await removeStreets(country, directory)
      : await removeData(country, source, directory, store);
    if (!isRemoved) throw new OperatorError(`${missing(options)} is loaded for ${country}.`);
    process.stdout.write(`${country}${source === undefined ? '' : ` ${source}`} removed\n`);
  }
}

function missing({ streets, source }: RemoveOptions): string {
  if (streets === true) return 'No street data';
  return source === undefined ? 'No place data' : `No source ${source}`;
}
