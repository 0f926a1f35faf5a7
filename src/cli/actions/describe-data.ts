import type { ListedData } from '../../gazetteer/import/list-data.ts';
import type { ListedStreets } from '../../streets/read/list-streets.ts';
import { renderTable } from './terminal-text.ts';

/** A line for each source. What the file of a country holds of all of them stands in the first. */
export function placesTable(listed: readonly ListedData[]): string {
  const header = ['COUNTRY', 'CODES', 'NAME', 'ROWS', 'BAD LINES', 'DATE', 'FROM', 'LICENCE'];
  const rows = listed.flatMap(({ country, isBuiltin, content }) =>
    'problem' in content
      ? []
      : content.manifest.sources.map(({ name, rows, badLines, date, licence }, at) => [
          country,
          at === 0 ? `${content.manifest.codes}` : '',
          name,
          `${rows}`,
          `${badLines}`,
          date ?? '-',
          isBuiltin ? 'built in' : 'loaded',
          licence,
        ]),
  );
  return renderTable([header, ...rows]);
}

export function streetsTable(listed: readonly ListedStreets[]): string {
  const header = ['STREETS OF', 'ADDRESSES', 'CODES', 'MEMORY', 'ROWS', 'BAD LINES', 'FROM', 'LICENCE'];
  const rows = listed.flatMap(({ country, isSample, content }) => {
    if ('problem' in content) return [];
    const { manifest, tableBytes } = content;
    const total = [`${manifest.addresses}`, `${manifest.codes}`, megabytes(tableBytes)];
    return manifest.sources.map(({ rows, badLines, isComplete, licence }, at) => [
      country,
      ...(at === 0 ? total : ['', '', '']),
      `${rows}`,
      `${badLines}`,
      isSample ? 'sample' : isComplete ? 'loaded, complete' : 'loaded',
      licence,
    ]);
  });
  return renderTable([header, ...rows]);
}

/** The approved pairs of a market. */
export interface ListedPairs {
  readonly country: string;
  readonly pairs: number;
  /** Day of the latest approval, in UTC. */
  readonly latest: string;
  /** As the version of the data in a verdict has it. */
  readonly version: string;
}

export function pairsTable(listed: readonly ListedPairs[]): string {
  const rows = listed.map(({ country, pairs, latest, version }) => [country, `${pairs}`, latest, version]);
  return renderTable([['APPROVED PAIRS OF', 'PAIRS', 'LATEST', 'VERSION'], ...rows]);
}

export function describePairs({ country, latest, version }: ListedPairs): string {
  return `${country} pairs that buyers taught: ${version}, the latest of ${latest}\n`;
}

/** A line for each file that cannot be used. */
export function problemsOf(listed: readonly (ListedData | ListedStreets)[]): string {
  return listed
    .flatMap(({ country, content }) => ('problem' in content ? `${country}: ${content.problem}\n` : []))
    .join('');
}

/** All that is known of the data of a country; undefined where there is none. */
export function describeCountry(
  country: string,
  allPlaces: readonly ListedData[],
  allStreets: readonly ListedStreets[],
): string | undefined {
  const places = allPlaces.find((each) => each.country === country);
  const streets = allStreets.find((each) => each.country === country);
  if (places === undefined && streets === undefined) return undefined;
  return `${places === undefined ? '' : describePlaces(places)}${
    streets === undefined ? '' : describeStreets(streets)
  }`;
}

function describePlaces({ country, isBuiltin, content }: ListedData): string {
  if ('problem' in content) return `${country} places: ${content.problem}\n`;
  const { manifest, digest } = content;
  const origin = isBuiltin ? 'built in' : 'loaded';
  const held = `${manifest.codes} postal codes, ${origin}, digest ${digest.slice(0, 12)}`;
  const sources = manifest.sources.map(({ name, rows, badLines, date, licence, source }) =>
    sourceLines(name, `${rows} rows, ${badLines} bad lines`, { source, licence, date }),
  );
  return `${country} places: ${held}\n${sources.join('')}`;
}

function describeStreets({ country, isSample, content }: ListedStreets): string {
  if ('problem' in content) return `${country} streets: ${content.problem}\n`;
  const { manifest, tableBytes } = content;
  const origin = isSample ? ', a sample' : '';
  const held = `${manifest.addresses} addresses in ${manifest.codes} postal codes${origin}`;
  const sources = manifest.sources.map((each, at) => {
    const left = `${each.withoutPostalCode} without a postal code, ${each.badLines} bad lines`;
    const counts = `${each.rows} rows, ${left}`;
    return sourceLines(`${at + 1}`, each.isComplete ? `${counts}, complete` : counts, each);
  });
  return `${country} streets: ${held}, ${megabytes(tableBytes)} of memory\n${sources.join('')}`;
}

interface Origin {
  readonly source: string;
  readonly licence: string;
  readonly date: string | null;
}

function sourceLines(name: string, counts: string, { source, licence, date }: Origin): string {
  const from = date === null ? source : `${source}, ${date}`;
  return `  ${name}: ${counts}\n    from ${from}\n    licence ${licence}\n`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
