import { basename } from 'node:path';
import type { AddressFormat } from '../../address/countries/profile/address-format.ts';
import { postalCodeRules } from '../../address/countries/profile/postal-code-rules.ts';
import { canonicalPostalCode } from '../../address/reading/postal-code.ts';
import { addToList, obtain } from '../../address/text/group-by.ts';
import { DataError } from '../read/data-error.ts';
import type { PlaceRow } from '../read/place-row.ts';
import type { PlaceSource } from '../read/place-source.ts';
import { LineCounts } from './line-counts.ts';
import type { AddOptions, PlaceImporter } from './place-importer.ts';
import { type SourceFile, withSource } from './read-source.ts';
import { checkKind } from './source-fault.ts';
import { storeSources } from './store-sources.ts';

/**
 * Imports files of one kind, packed or not, one after the other, into a folder of places. Each country in a
 * file becomes a source of that country: it replaces the source of the same name, and adds to all others. A
 * second file with the same country in one call is refused. Bad lines are counted and named. A bad file, or
 * one with too many bad lines, changes nothing.
 */
export async function addPlaces(
  importer: PlaceImporter,
  files: readonly string[],
  directory: string,
  options: AddOptions,
) {
  const reports: Awaited<ReturnType<typeof addFile>>[] = [];
  const owners = new Map<string, string>();
  for (const path of files) {
    const report = await addFile(importer, path, directory, options, owners);
    for (const { country } of report.countries) owners.set(country, report.file);
    reports.push(report);
  }
  return reports;
}

/** A refused file is a source of no country, and leaves the data unchanged. */
async function addFile(
  importer: PlaceImporter,
  path: string,
  directory: string,
  options: AddOptions,
  owners: ReadonlyMap<string, string>,
) {
  const file = basename(path);
  const lines = new LineCounts(file, options.onProgress);
  const counted = () => ({ file, badLineCount: lines.badTotal, badLines: lines.badLines });
  try {
    const { onEncoding } = options;
    const read = (source: SourceFile) => readRows(source, file, importer, lines, options);
    const how = { ...importer.options, ...(onEncoding && { onEncoding }) };
    const { rowsOf, paddedCodes, date } = await withSource(path, read, how);
    const taken = [...rowsOf.keys()].find((country) => owners.has(country));
    if (taken !== undefined)
      throw new DataError(`${file} holds places of ${taken}, and so does ${owners.get(taken)}.`);
    const { name, licence, finish = (rows) => rows } = importer;
    const same = { name, source: importer.source(file), licence, date, badLines: lines.badTotal };
    const sources = Array.from(rowsOf, ([country, rows]): PlaceSource => {
      const placeRows = finish(rows);
      return { country, ...same, rows: placeRows.length, placeRows };
    });
    await storeSources(sources, { ...options, loaded: directory });
    const countries = sources.map(({ country, rows }) => ({ country, rows }));
    // Padded are postal codes that had lost their leading zeros, as in spreadsheets, and got them back.
    return { ...counted(), countries, paddedCodes, refusal: null };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return { ...counted(), countries: [], paddedCodes: 0, refusal: error.message };
  }
}

// With this many bad lines and hardly a good one, the rest of the file is not read.
const hopelessBadLines = 10_000;
// Forty times the rows of the largest country.
const maxRows = 10_000_000;

/** Returns the rows of a file by country. Throws a `DataError` if it has none, or too many bad lines. */
async function readRows(
  source: SourceFile,
  file: string,
  importer: PlaceImporter,
  lines: LineCounts,
  { formats }: AddOptions,
) {
  const rowsOf = new Map<string, PlaceRow[]>();
  const paddings = new Map<string, (code: string) => string>();
  let rowCount = 0;
  let paddedCodes = 0;

  /** Returns the reason if the row belongs to no country. */
  function add(row: PlaceRow): string | undefined {
    const format = formats.get(row.country);
    if (format === undefined) return `${row.country} is no country that has an address format`;
    if (++rowCount > maxRows) throw new DataError(`${file} holds more than ${maxRows} places.`);
    const postalCode = obtain(paddings, row.country, () => zeroPadding(format))(row.postalCode);
    if (postalCode !== row.postalCode) paddedCodes++;
    addToList(rowsOf, row.country, postalCode === row.postalCode ? row : { ...row, postalCode });
    return undefined;
  }

  for await (const { line, row } of importer.read(source)) {
    lines.count(lines.total + 1, source);
    const refused = typeof row === 'object' ? add(row) : row;
    if (refused === undefined) continue;
    lines.bad(refused, line);
    if (lines.badTotal > Math.max(hopelessBadLines, rowCount)) throw lines.tooBad();
  }
  if (rowsOf.size === 0) throw new DataError(`${file} holds no place. ${checkKind}`);
  lines.requireGood();
  return { rowsOf, paddedCodes, date: source.date };
}

/**
 * Returns a function that adds the leading zeros that make text of digits a code of the country. Every other
 * text stays unchanged.
 */
function zeroPadding(format: AddressFormat): (code: string) => string {
  const pattern = postalCodeRules(format, {})?.canonicalPattern;
  return (code) => {
    if (pattern === undefined || !/^\d+$/.test(code) || pattern.test(canonicalPostalCode(code))) return code;
    return ['0', '00'].map((zeros) => zeros + code).find((each) => pattern.test(each)) ?? code;
  };
}
