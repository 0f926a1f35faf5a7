import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../../config/settings.ts';
import { addPlaces } from '../../gazetteer/import/add-places.ts';
import { readDivisionFiles } from '../../gazetteer/import/city-line.ts';
import { csvFields, csvImporter } from '../../gazetteer/import/csv-importer.ts';
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
import { afterChange, openDataFolder, requireFormat, tellBadLines } from './data-folder.ts';
import { showProgress, showReading, tell } from './terminal-text.ts';
import { parseNamedColumns } from './verify-columns.ts';

type GeonamesFlags = { country?: readonly string[]; divisions?: readonly string[]; alternate?: true };

/** The exports of the countries are downloaded first. */
export async function addGeonames(files: readonly string[], { country = [], divisions = [] }: GeonamesFlags) {
  const countries = country.map((code) => code.toUpperCase());
  if (files.length === 0 && countries.length === 0)
    throw new OperatorError('Name at least one file, or a country after --country.');
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

export async function addNames(file: string, { alternate, divisions = [] }: GeonamesFlags): Promise<void> {
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
  const { delimiter, encoding, name, licence } = options;
  const country = options.country.toUpperCase();
  requireFormat(openDataFolder(), country);
  if (!/^[a-z0-9-]{1,40}$/.test(name))
    throw new OperatorError('--name takes small letters, digits and hyphens, at most 40.');
  if (encoding !== undefined) requireEncoding(encoding);
  const columns = parseNamedColumns(options.columns, csvFields, 'field=column');
  if (!columns.has('locality')) throw new OperatorError('--columns must name locality.');
  if (columns.has('from') !== columns.has('to'))
    throw new OperatorError('--columns must name both from and to, or neither.');
  const separator = delimiter === 'tab' ? '\t' : delimiter;
  const list = { country, columns, delimiter: separator, encoding, name, licence };
  await addFiles(csvImporter(list), files);
}

function requireEncoding(name: string): void {
  try {
    new TextDecoder(name);
  } catch {
    throw new OperatorError(`--encoding ${name} is not known: give one such as utf-8 or windows-1252.`);
  }
}

async function addFiles(importer: PlaceImporter, files: readonly string[]): Promise<void> {
  const { loaded, ...folder } = openDataFolder();
  const options = { ...folder, onProgress: showReading, onEncoding: tell };
  const reports = await addPlaces(importer, files, loaded, options);
  showProgress('');
  for (const { file, countries, badLineCount, badLines, paddedCodes, refusal } of reports) {
    const shown = badLines.map((each) => ({ file, ...each }));
    tellBadLines(shown, badLineCount, `${file}: `);
    if (refusal !== null) {
      tell(`${refusal} The data is as it was.`);
      process.exitCode = 1;
      continue;
    }
    const rows = countries.map(({ country, rows }) => `${country} ${rows} rows`).join(', ');
    const padded = paddedCodes === 0 ? '' : `, ${paddedCodes} codes given their leading zeros back`;
    process.stdout.write(`${file}: loaded ${rows}; ${badLineCount} bad lines${padded}\n`);
  }
  if (reports.some(({ refusal }) => refusal === null)) tell(afterChange);
}
