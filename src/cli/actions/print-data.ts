import { hasStore, readSettings, type Settings } from '../../config/settings.ts';
import { approvedPairs, versionOf } from '../../decisions/pair-state.ts';
import { type ListedData, listData } from '../../gazetteer/import/list-data.ts';
import { removeData } from '../../gazetteer/import/store-sources.ts';
import { builtinDataDirectory, placesDirectory, removeFile } from '../../gazetteer/read/data-directory.ts';
import { describePlaces } from '../../gazetteer/read/describe-places.ts';
import type { PlaceSourceInfo } from '../../gazetteer/read/place-source.ts';
import { marketData } from '../../market/market-data.ts';
import { OperatorError } from '../../operator-error.ts';
import { type ListedStreets, listStreets } from '../../streets/read/street-files.ts';
import { faultSentence } from '../report-fault.ts';
import { afterChange, openDataFolder } from './data-folder.ts';
import { renderTable, tell } from './terminal-text.ts';

/**
 * Prints the data in use as tables, or all that is known of the data of some countries; and the pairs that
 * operators approved, or why the store could not tell them.
 */
export async function printData({ country: countries = [] }: { country?: readonly string[] }): Promise<void> {
  const settings = readSettings(process.env);
  const loaded = placesDirectory(settings.dataDirectory);
  const places = listData(builtinDataDirectory(), loaded);
  const streets = listStreets(loaded);
  const wanted = countries.map((code) => code.toUpperCase());
  const print = (text: string) => void process.stdout.write(text);
  if (wanted.length === 0) print(overview(places, streets));
  for (const country of wanted) {
    const ofCountry = (each: ListedData | ListedStreets) => each.country === country;
    const texts = [
      ...places.filter(ofCountry).map(describeOwnPlaces),
      ...streets.filter(ofCountry).map(describeStreets),
    ];
    if (texts.length === 0) throw new OperatorError(`No data is built in or loaded for ${country}.`);
    print(texts.join(''));
  }
  const [pairs, fault] = await listLearned(settings);
  if (wanted.length === 0 && pairs.length > 0)
    print(`\n${renderTable([['APPROVED PAIRS OF', 'PAIRS', 'LATEST', 'VERSION'], ...pairs])}`);
  for (const [country, , latest, version] of pairs)
    if (wanted.includes(country))
      print(`${country} pairs that buyers taught: ${version}, the latest of ${latest}\n`);
  if (fault !== null) print(`\nApproved pairs could not be read. ${fault}\n`);
}

/** The countries with postal codes by their sources. The other countries have only names of towns. */
function overview(places: readonly ListedData[], streets: readonly ListedStreets[]): string {
  // Of most countries only the names of towns ship with the program.
  const known = places.filter(
    ({ isShipped, content }) => !isShipped || 'problem' in content || content.manifest.codes > 0,
  );
  const countries = known.map(({ country }) => country);
  const problems = [...places, ...streets].flatMap(({ country, content }) =>
    'problem' in content ? `${country}: ${content.problem}\n` : [],
  );
  return [
    placesTable(known),
    ...(streets.length === 0 ? [] : [streetsTable(streets)]),
    `${describePlaces(countries, Object.keys(marketData))}\n`,
    ...(problems.length === 0 ? [] : [problems.join('')]),
    'data list --country FR shows where the data of a country is from.\n',
  ].join('\n');
}

type Removed = { streets?: true; source?: string };

/** Removes the loaded places of countries or one source of them by its name, or their streets. */
export async function removeCountries(countries: readonly string[], { streets, source }: Removed) {
  const folder = openDataFolder();
  const named = source === undefined ? 'No place data' : `No source ${source}`;
  const missing = streets ? 'No street data' : named;
  for (const country of countries.map((code) => code.toUpperCase())) {
    const isRemoved = streets
      ? await removeFile(folder.loaded, country, 'streets')
      : await removeData(country, source, folder);
    if (!isRemoved) throw new OperatorError(`${missing} is loaded for ${country}.`);
    process.stdout.write(`${country}${source === undefined ? '' : ` ${source}`} removed\n`);
  }
  tell(afterChange);
}

type Learned = readonly [country: string, pairs: number, latest: string, version: string];

/**
 * Lists the approved pairs that the store of the settings holds, none where there is no store yet: of each
 * country how many, the day of the latest approval in UTC, and the version as a verdict has it. The second
 * answer is a sentence that says why they could not be read, as when a service has the embedded store.
 */
async function listLearned(settings: Settings): Promise<[readonly Learned[], string | null]> {
  if (settings.learned === 'off' || !hasStore(settings)) return [[], null];
  try {
    const { withStore } = await import('../../open-store.ts');
    const taught = await withStore(settings, (store) => store.readTaughtPairs());
    const listed = [...approvedPairs(taught, settings.learned)].map(([country, pairs]): Learned => {
      const latest = pairs.reduce((last, { at }) => (at > last ? at : last), '').slice(0, 10);
      return [country, pairs.length, latest, versionOf(pairs)];
    });
    return [listed, null];
  } catch (error) {
    const sentence = faultSentence(error);
    if (sentence === undefined) throw error;
    return [[], sentence];
  }
}

/** A line for each source. What the file of a country holds of all of them stands in the first. */
function placesTable(listed: readonly ListedData[]): string {
  const header = ['COUNTRY', 'CODES', 'NAME', 'ROWS', 'BAD LINES', 'DATE', 'FROM', 'LICENCE'];
  const rows = listed.flatMap(({ country, isShipped, content }) => {
    if ('problem' in content) return [];
    const { codes, sources } = content.manifest;
    return sources.map(({ name, rows, badLines, date, licence }, at) => {
      const counts = [at === 0 ? codes : '', name, rows, badLines];
      return [country, ...counts, date ?? '-', isShipped ? 'built in' : 'loaded', licence];
    });
  });
  return renderTable([header, ...rows]);
}

function streetsTable(listed: readonly ListedStreets[]): string {
  const header = ['STREETS OF', 'ADDRESSES', 'CODES', 'MEMORY', 'ROWS', 'BAD LINES', 'FROM', 'LICENCE'];
  const rows = listed.flatMap(({ country, isShipped, content }) => {
    if ('problem' in content) return [];
    const { addresses, codes, sources } = content.manifest;
    const total = [addresses, codes, megabytes(content.tableBytes)];
    return sources.map(({ rows, badLines, isComplete, licence }, at) => {
      const from = isShipped ? 'sample' : isComplete ? 'loaded, complete' : 'loaded';
      return [country, ...(at === 0 ? total : ['', '', '']), rows, badLines, from, licence];
    });
  });
  return renderTable([header, ...rows]);
}

function describeOwnPlaces({ country, isShipped, content }: ListedData): string {
  if ('problem' in content) return `${country} places: ${content.problem}\n`;
  const { codes, sources } = content.manifest;
  const origin = isShipped ? 'built in' : 'loaded';
  const lines = sources.map((each) =>
    sourceLines(each.name, `${each.rows} rows, ${each.badLines} bad lines`, each),
  );
  const digest = content.digest.slice(0, 12);
  return `${country} places: ${codes} postal codes, ${origin}, digest ${digest}\n${lines.join('')}`;
}

function describeStreets({ country, isShipped, content }: ListedStreets): string {
  if ('problem' in content) return `${country} streets: ${content.problem}\n`;
  const { addresses, codes, sources } = content.manifest;
  const held = `${addresses} addresses in ${codes} postal codes${isShipped ? ', a sample' : ''}`;
  const lines = sources.map((each, at) => {
    const left = `${each.withoutPostalCode} without a postal code, ${each.badLines} bad lines`;
    const counts = `${each.rows} rows, ${left}${each.isComplete ? ', complete' : ''}`;
    return sourceLines(`${at + 1}`, counts, each);
  });
  return `${country} streets: ${held}, ${megabytes(content.tableBytes)} of memory\n${lines.join('')}`;
}

type SourceInfo = Pick<PlaceSourceInfo, 'source' | 'licence' | 'date'>;

function sourceLines(name: string, counts: string, { source, licence, date }: SourceInfo): string {
  const from = date === null ? source : `${source}, ${date}`;
  return `  ${name}: ${counts}\n    from ${from}\n    licence ${licence}\n`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
