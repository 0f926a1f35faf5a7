import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../../config/settings.ts';
import { addPlaces } from '../../gazetteer/add-places.ts';
import { builtinDataDirectory, placesDirectory } from '../../gazetteer/data-directory.ts';
import { readDivisionFiles } from '../../gazetteer/division-names.ts';
import { downloadGeonames } from '../../gazetteer/download-geonames.ts';
import { type Formats, openFormats } from '../../gazetteer/formats.ts';
import { geonamesImporter } from '../../gazetteer/geonames-importer.ts';
import type { PlaceImporter } from '../../gazetteer/place-importer.ts';
import type { FileReport } from '../../gazetteer/read-rows.ts';
import { OperatorError } from '../../operator-error.ts';
import { showProgress } from './progress.ts';

export interface GeonamesOptions {
  /** Countries whose exports are downloaded first. */
  readonly country?: readonly string[];
  /** GeoNames' lists of names of divisions. */
  readonly divisions?: readonly string[];
}

/** Loads postal code exports of GeoNames, of which those of some countries are downloaded first. */
export async function addGeonames(files: readonly string[], options: GeonamesOptions): Promise<void> {
  const countries = (options.country ?? []).map((code) => code.toUpperCase());
  if (files.length === 0 && countries.length === 0) {
    throw new OperatorError('Name at least one file, or a country after --country.');
  }
  requireCountries(countries, openFormats(builtinDataDirectory()));
  const importer = geonamesImporter(await readDivisionFiles(options.divisions ?? []));
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

/** Loads files of one kind, and says what became of each. */
export async function addFiles(importer: PlaceImporter, files: readonly string[]): Promise<void> {
  const { dataDirectory } = readSettings(process.env);
  const builtin = builtinDataDirectory();
  const reports = await addPlaces(importer, files, placesDirectory(dataDirectory), {
    formats: openFormats(builtin).byCountry,
    builtin,
    onProgress: (file, lines) => showProgress(`${file}: ${lines} lines`),
  });
  showProgress('');
  for (const report of reports) {
    process.stderr.write(renderProblems(report));
    process.stdout.write(renderLoaded(report));
  }
  if (reports.some(({ refusal }) => refusal !== null)) process.exitCode = 1;
}

/** Throws an `OperatorError` for what is no country. */
export function requireCountries(countries: readonly string[], formats: Formats): void {
  for (const country of countries) {
    if (!formats.byCountry.has(country))
      throw new OperatorError(`${country} is no country (ISO 3166-1, two letters).`);
  }
}

function renderProblems({ file, badLineCount, badLines, refusal }: FileReport): string {
  const lines = badLines.map(({ line, reason }) => `${file} line ${line}: ${reason}`);
  if (badLineCount > badLines.length) lines.push(`${file}: ${badLineCount - badLines.length} more bad lines`);
  if (refusal !== null) lines.push(`${refusal} The data is as it was.`);
  return lines.map((line) => `${line}\n`).join('');
}

function renderLoaded({ file, countries, badLineCount, paddedCodes, refusal }: FileReport): string {
  if (refusal !== null) return '';
  const loaded = countries.map(({ country, rows }) => `${country} ${rows} rows`).join(', ');
  const padded = paddedCodes === 0 ? '' : `, ${paddedCodes} codes given their leading zeros back`;
  return `${file}: loaded ${loaded}; ${badLineCount} bad lines${padded}\n`;
}
