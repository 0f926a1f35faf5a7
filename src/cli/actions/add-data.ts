import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../../config/settings.ts';
import { addGeonames, type FileReport } from '../../gazetteer/add-geonames.ts';
import { builtinDataDirectory, placesDirectory } from '../../gazetteer/data-directory.ts';
import { downloadGeonames } from '../../gazetteer/download-geonames.ts';
import { type Formats, openFormats } from '../../gazetteer/formats.ts';
import { OperatorError } from '../../operator-error.ts';
import { showProgress } from './progress.ts';

/** Loads exports of GeoNames, of which those of `codes` are downloaded first. */
export async function addData(files: readonly string[], codes: readonly string[]): Promise<void> {
  const countries = codes.map((code) => code.toUpperCase());
  if (files.length === 0 && countries.length === 0) {
    throw new OperatorError('Name at least one file, or a country after --country.');
  }
  const reports = await addAll(files, countries);
  for (const report of reports) {
    process.stderr.write(renderProblems(report));
    process.stdout.write(renderLoaded(report));
  }
  if (reports.some(({ refusal }) => refusal !== null)) process.exitCode = 1;
}

async function addAll(files: readonly string[], countries: readonly string[]): Promise<FileReport[]> {
  const { dataDirectory, geonamesUrl } = readSettings(process.env);
  const formats = openFormats(builtinDataDirectory());
  requireCountries(countries, formats);
  const downloads = await mkdtemp(join(tmpdir(), 'checkout-verification-'));
  try {
    const paths = [...files];
    for (const country of countries) {
      showProgress(`${country}: downloading`);
      paths.push(await downloadGeonames(country, geonamesUrl, downloads));
    }
    return await addGeonames(paths, placesDirectory(dataDirectory), {
      formats: formats.byCountry,
      onProgress: (file, lines) => showProgress(`${file}: ${lines} lines`),
    });
  } finally {
    showProgress('');
    await rm(downloads, { recursive: true, force: true });
  }
}

function requireCountries(countries: readonly string[], formats: Formats): void {
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

function renderLoaded({ file, countries, badLineCount, refusal }: FileReport): string {
  if (refusal !== null) return '';
  const loaded = countries.map(({ country, rows }) => `${country} ${rows} rows`).join(', ');
  return `${file}: loaded ${loaded}; ${badLineCount} bad lines\n`;
}
