import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readShippingSubmission } from '../../checkout/judge-shipping.ts';
import { readSettings } from '../../config/settings.ts';
import { addPlaces } from '../../gazetteer/import/add-places.ts';
import { type CsvList, csvFields, csvImporter } from '../../gazetteer/import/csv-importer.ts';
import { downloadGeonames } from '../../gazetteer/import/download-geonames.ts';
import {
  alternateNamesImporter,
  citiesImporter,
  geonamesImporter,
} from '../../gazetteer/import/geonames-importers.ts';
import { readDivisionFiles } from '../../gazetteer/import/geonames-line.ts';
import { type JapanPostFiles, japanPostImporter } from '../../gazetteer/import/japan-post-importer.ts';
import { OrderHistory } from '../../gazetteer/import/order-history.ts';
import type { PlaceImporter } from '../../gazetteer/import/place-importer.ts';
import { sepomexImporter } from '../../gazetteer/import/sepomex-importer.ts';
import { storeSources } from '../../gazetteer/import/store-sources.ts';
import { orUnwritable } from '../../gazetteer/read/data-error.ts';
import { loadMarkets, readSettingsOfMarkets } from '../../load-markets.ts';
import { OperatorError } from '../../operator-error.ts';
import { formatOf, readRecords } from '../../registry/read-records.ts';
import { addStreets } from '../../streets/import/add-streets.ts';
import { parseColumns, type SourceKindName, sourceKinds } from '../../streets/import/source-kinds.ts';
import { afterChange, noCountry, openDataFolder, requireFormat, tellBadLines } from './data-folder.ts';
import { showProgress, showReading, showShare, tell } from './terminal-text.ts';
import { parseNamedColumns, readHeader } from './verify-columns.ts';
import type { VerifyOptions } from './verify-file.ts';

type GeonamesFlags = { country?: readonly string[]; divisions?: readonly string[]; alternate?: true };

/** The exports of the countries are downloaded first. */
export async function addGeonames(files: readonly string[], { country = [], divisions = [] }: GeonamesFlags) {
  if (files.length === 0 && country.length === 0)
    throw new OperatorError('Name at least one file, or a country after --country.');
  const folder = openDataFolder();
  const countries = country.map((code) => requireFormat(folder, code).country);
  const importer = geonamesImporter(await readDivisionFiles(divisions));
  // If this process is killed, the next one that loads data removes it.
  const downloads = join(folder.loaded, `downloads.${process.pid}.new`);
  try {
    const paths = [...files];
    if (countries.length > 0) await orUnwritable(folder.loaded, () => mkdir(downloads, { recursive: true }));
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

export interface CsvDataOptions extends Omit<CsvList, 'columns' | 'name'> {
  /** Columns by the parts that they hold, such as "postalCode=plz,locality=ort". */
  readonly columns: string;
  readonly name: string;
}

export async function addCsv(files: readonly string[], options: CsvDataOptions): Promise<void> {
  const { encoding, name } = options;
  const { country } = requireFormat(openDataFolder(), options.country);
  if (!/^[a-z0-9-]{1,40}$/.test(name))
    throw new OperatorError('--name takes small letters, digits and hyphens, at most 40.');
  if (encoding !== undefined) requireEncoding(encoding);
  const columns = parseNamedColumns(options.columns, csvFields, 'field=column');
  if (!columns.has('locality')) throw new OperatorError('--columns must name locality.');
  if (columns.has('from') !== columns.has('to'))
    throw new OperatorError('--columns must name both from and to, or neither.');
  const delimiter = options.delimiter === 'tab' ? '\t' : options.delimiter;
  await addFiles(csvImporter({ ...options, country, columns, delimiter }), files);
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
  const onCompiling = (country: string) => showProgress(`compiling the places of ${country}`);
  const options = { ...folder, onProgress: showReading, onCompiling, onEncoding: tell };
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

interface HistoryOptions extends Pick<VerifyOptions, 'format' | 'columns'> {
  readonly country: string;
}

/**
 * Reads delivered orders, keeps localities with postal codes that enough addresses share as a source of the
 * country, in place of an earlier one, and says what was thrown away. Throws OperatorError where none is
 * kept.
 */
export async function addHistory(file: string, options: HistoryOptions): Promise<void> {
  const code = options.country.toUpperCase();
  const market = loadMarkets(readSettingsOfMarkets(process.env)).find(code);
  if (market === undefined) throw noCountry(code);
  const history = new OrderHistory(market.country);
  const skipped = { unreadable: 0, elsewhere: 0 };
  const { format = formatOf(file), columns } = options;
  const onHeader = readHeader(file, { market: code, columns });
  let lines = 0;
  for await (const batch of await readRecords(file, format, { onHeader, onEncoding: tell })) {
    for (const line of batch) {
      if ('problem' in line) {
        skipped.unreadable += 1;
        continue;
      }
      const { Market: own = code, ...submission } = line.record;
      if (typeof own !== 'string' || own.trim().toUpperCase() !== code) skipped.elsewhere += 1;
      else history.add(readShippingSubmission(submission, market, 'optional').address);
    }
    lines += batch.length;
    showProgress(`${basename(file)}: ${lines} orders`);
  }
  const { source, counts } = history.finish(new Date().toISOString().slice(0, 10));
  const { orders, unread, pairs, rare, misspelt } = counts;
  tell(`${orders} orders, ${pairs} cities with postal codes.
Thrown away:
  ${skipped.unreadable} lines that could not be read, ${skipped.elsewhere} orders of other markets
  ${unread} orders without a city and a postal code of the country
  ${rare} cities with postal codes that fewer than three addresses share
  ${misspelt} that are probably misspellings of others`);
  if (counts.kept === 0)
    throw new OperatorError(`${file} has no city with a postal code to keep. The data is as it was.`);
  await storeSources([source], openDataFolder());
  process.stdout.write(
    `${basename(file)}: loaded ${code} ${counts.kept} cities with postal codes, of which ${counts.doubted} were in doubt before\n`,
  );
  tell(afterChange);
}

export interface AddStreetsFlags {
  readonly country?: string;
  readonly columns?: string;
  readonly licence?: string;
  readonly complete?: true;
  readonly replace?: true;
}

export async function addStreetFiles(kind: SourceKindName, files: readonly string[], flags: AddStreetsFlags) {
  const folder = openDataFolder();
  const format = requireFormat(folder, sourceKinds[kind].country ?? flags.country ?? '');
  const columns = flags.columns === undefined ? undefined : parseColumns(flags.columns);
  if (typeof columns === 'string') throw new OperatorError(`--columns: ${columns}.`);
  try {
    const report = await addStreets(files, folder.loaded, {
      kind,
      format,
      ...(columns && { columns }),
      ...(flags.licence !== undefined && { licence: flags.licence }),
      isComplete: flags.complete === true,
      replaces: flags.replace === true,
      onProgress: showReading,
      onWriting: (part, share) => showShare(`writing the ${part} of ${format.country}`, share),
      onEncoding: tell,
    });
    showProgress('');
    const badCount = report.files.reduce((sum, each) => sum + each.badLines, 0);
    tellBadLines(report.badLines, badCount);
    for (const { file, withoutPostalCode, linesWithoutPostalCode: shown } of report.files) {
      const more = withoutPostalCode > shown.length ? ' …' : '';
      if (withoutPostalCode > 0)
        tell(
          `${file}: ${withoutPostalCode} rows without a whole postal code, left out (lines ${shown.join(', ')}${more})`,
        );
    }
    for (const { file, rows, withoutPostalCode, withoutNumber, badLines } of report.files)
      process.stdout.write(
        `${file}: ${rows} rows, ${withoutPostalCode} without a postal code, ${withoutNumber} without a number, ${badLines} bad lines\n`,
      );
    const { country, addresses, streets, codes } = report.manifest;
    process.stdout.write(
      `${country}: ${addresses} addresses on ${streets} streets in ${codes} postal codes are loaded\n`,
    );
    tell(afterChange);
  } finally {
    showProgress('');
  }
}
