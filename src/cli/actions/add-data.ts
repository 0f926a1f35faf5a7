import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../../config/settings.ts';
import { addPlaces, type FileReport } from '../../gazetteer/import/add-places.ts';
import { readDivisionFiles } from '../../gazetteer/import/city-line.ts';
import { type CsvField, csvFields, csvImporter } from '../../gazetteer/import/csv-importer.ts';
import { downloadGeonames } from '../../gazetteer/import/download-geonames.ts';
import {
  alternateNamesImporter,
  citiesImporter,
  geonamesImporter,
} from '../../gazetteer/import/geonames-importers.ts';
import { type JapanPostFiles, japanPostImporter } from '../../gazetteer/import/japan-post-importer.ts';
import type { PlaceImporter } from '../../gazetteer/import/place-importer.ts';
import { sepomexImporter } from '../../gazetteer/import/sepomex-importer.ts';
import { OperatorError } from '../../operator-error.ts';
import { afterChange, openDataFolder, requireFormat } from './data-folder.ts';
import { linesOf, showProgress, showReading, tell } from './terminal-text.ts';
import { parseNamedColumns } from './verify-columns.ts';

/** The exports of the countries are downloaded first. */
export async function addGeonames(
  files: readonly string[],
  { country = [], divisions = [] }: { country?: readonly string[]; divisions?: readonly string[] },
): Promise<void> {
  const countries = country.map((code) => code.toUpperCase());
  if (files.length === 0 && countries.length === 0) {
    throw new OperatorError('Name at least one file, or a country after --country.');
  }
  const folder = openDataFolder();
  for (const country of countries) requireFormat(folder, country);
  const importer = geonamesImporter(await readDivisionFiles(divisions));
  const downloads = await mkdtemp(join(tmpdir(), 'checkout-verification-'));
  try {
    const paths = [...files];
    for (const country of countries) {
      showProgress(`${country}: downloading`);
      paths.push(await downloadGeonames(country, readSettings(process.env).geonamesUrl, downloads));
    }
    await addFiles(importer, paths);
  } finally {
    showProgress('');
    await rm(downloads, { recursive: true, force: true });
  }
}

export async function addNames(
  file: string,
  { alternate, divisions = [] }: { alternate?: true; divisions?: readonly string[] },
): Promise<void> {
  const importer = alternate
    ? alternateNamesImporter(openDataFolder().loaded)
    : citiesImporter(await readDivisionFiles(divisions));
  await addFiles(importer, [file]);
}

export async function addJapanPost(file: string, further: JapanPostFiles): Promise<void> {
  await addFiles(await japanPostImporter(further), [file]);
}

export async function addSepomex(file: string): Promise<void> {
  await addFiles(sepomexImporter(), [file]);
}

export interface CsvDataOptions {
  readonly country: string;
  /** Columns by the parts that they hold, such as "postalCode=plz,locality=ort". */
  readonly columns: string;
  readonly delimiter?: string;
  readonly encoding?: string;
  readonly name: string;
  readonly licence?: string;
}

export async function addCsv(files: readonly string[], options: CsvDataOptions): Promise<void> {
  const { columns, delimiter, encoding, name, licence } = options;
  const country = options.country.toUpperCase();
  requireFormat(openDataFolder(), country);
  if (!/^[a-z0-9-]{1,40}$/.test(name))
    throw new OperatorError('--name takes small letters, digits and hyphens, at most 40.');
  if (encoding !== undefined) requireEncoding(encoding);
  const separator = delimiter === 'tab' ? '\t' : delimiter;
  const list = { country, columns: readColumns(columns), delimiter: separator, encoding, name, licence };
  await addFiles(csvImporter(list), files);
}

function readColumns(text: string): ReadonlyMap<CsvField, string> {
  const columns = parseNamedColumns(text, csvFields, 'field=column');
  if (!columns.has('locality')) throw new OperatorError('--columns must name locality.');
  if (columns.has('from') !== columns.has('to'))
    throw new OperatorError('--columns must name both from and to, or neither.');
  return columns;
}

function requireEncoding(name: string): void {
  try {
    new TextDecoder(name);
  } catch {
    throw new OperatorError(`--encoding ${name} is not known: give one such as utf-8 or windows-1252.`);
  }
}

async function addFiles(importer: PlaceImporter, files: readonly string[]): Promise<void> {
  const { builtin, loaded, formats } = openDataFolder();
  const reports = await addPlaces(importer, files, loaded, {
    formats,
    builtin,
    onProgress: showReading,
    onEncoding: tell,
  });
  showProgress('');
  for (const report of reports) {
    process.stderr.write(renderProblems(report));
    process.stdout.write(renderLoaded(report));
  }
  if (reports.some(({ refusal }) => refusal === null)) tell(afterChange);
  if (reports.some(({ refusal }) => refusal !== null)) process.exitCode = 1;
}

function renderProblems({ file, badLineCount, badLines, refusal }: FileReport): string {
  const lines = badLines.map(({ line, reason }) => `${file} line ${line}: ${reason}`);
  if (badLineCount > badLines.length) lines.push(`${file}: ${badLineCount - badLines.length} more bad lines`);
  if (refusal !== null) lines.push(`${refusal} The data is as it was.`);
  return linesOf(lines);
}

function renderLoaded({ file, countries, badLineCount, paddedCodes, refusal }: FileReport): string {
  if (refusal !== null) return '';
  const loaded = countries.map(({ country, rows }) => `${country} ${rows} rows`).join(', ');
  const padded = paddedCodes === 0 ? '' : `, ${paddedCodes} codes given their leading zeros back`;
  return `${file}: loaded ${loaded}; ${badLineCount} bad lines${padded}\n`;
}
