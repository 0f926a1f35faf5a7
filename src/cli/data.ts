import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { readSettings } from '../config/settings.ts';
import { addGeonames, type FileReport } from '../gazetteer/add-geonames.ts';
import { builtinDataDirectory } from '../gazetteer/data-directory.ts';
import { downloadGeonames } from '../gazetteer/download-geonames.ts';
import { type Formats, openFormats } from '../gazetteer/formats.ts';
import { type ListedData, listData, removeData } from '../gazetteer/list-data.ts';
import { placesDirectory } from '../open-store.ts';
import { OperatorError } from '../operator-error.ts';
import { showProgress } from './progress.ts';
import { renderTable } from './table.ts';

/** `data`: shows and changes the place data that is loaded beside what ships with the program. */
export function dataCommand(): Command {
  return new Command('data')
    .description('show, load and remove place data; a running service takes it up on SIGHUP')
    .addCommand(addCommand())
    .addCommand(listCommand())
    .addCommand(removeCommand());
}

function addCommand(): Command {
  const geonames = new Command('geonames')
    .description(
      'load postal code exports of GeoNames (CC BY 4.0), zipped or not; a country is replaced whole',
    )
    .argument('[files...]', 'exports of one or more countries, in GeoNames’ layout')
    .option('--country <codes...>', 'download the exports of these countries first (GEONAMES_URL)')
    .action(async (files: string[], options: { country?: string[] }) => {
      const countries = (options.country ?? []).map((code) => code.toUpperCase());
      if (files.length === 0 && countries.length === 0) {
        throw new OperatorError('Name at least one file, or a country after --country.');
      }
      const reports = await addAll(files, countries);
      for (const report of reports) {
        process.stderr.write(renderProblems(report));
        process.stdout.write(renderLoaded(report));
      }
      if (reports.some(({ refusal }) => refusal !== null)) process.exitCode = 1;
    });
  return new Command('add').description('load place data').addCommand(geonames);
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

function listCommand(): Command {
  return new Command('list').description('show the place data in use, a line for each country').action(() => {
    const { dataDirectory } = readSettings(process.env);
    const header = ['COUNTRY', 'ROWS', 'BAD LINES', 'DATE', 'LICENCE', 'DIGEST', 'SOURCE'];
    const rows = listData(builtinDataDirectory(), placesDirectory(dataDirectory)).map(describe);
    process.stdout.write(renderTable([header, ...rows]));
  });
}

function describe({ country, isBuiltin, content }: ListedData): string[] {
  if ('problem' in content) return [country, '', '', '', '', '', content.problem];
  const { rows, badLines, date, licence, source } = content.manifest;
  const origin = isBuiltin ? `${source} (built in)` : source;
  return [country, `${rows}`, `${badLines}`, date ?? '-', licence, content.digest.slice(0, 12), origin];
}

function removeCommand(): Command {
  return new Command('remove')
    .description('remove the loaded place data of countries; what is built in stays')
    .argument('<countries...>', 'ISO 3166-1 codes of two letters')
    .action(async (countries: string[]) => {
      const { dataDirectory } = readSettings(process.env);
      for (const country of countries.map((code) => code.toUpperCase())) {
        if (!(await removeData(country, placesDirectory(dataDirectory)))) {
          throw new OperatorError(`No place data is loaded for ${country}.`);
        }
        process.stdout.write(`${country} removed\n`);
      }
    });
}
