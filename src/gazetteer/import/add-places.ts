import { basename } from 'node:path';
import type { AddressFormat } from '../../address/countries/profile/address-format.ts';
import { postalCodeRules } from '../../address/countries/profile/postal-code-rules.ts';
import { canonicalPostalCode } from '../../address/reading/postal-code.ts';
import { addToList, obtain } from '../../address/text/group-by.ts';
import { DataError } from '../read/data-error.ts';
import { cleanText, type PlaceRow } from '../read/place-row.ts';
import type { PlaceSource } from '../read/place-source.ts';
import type { AddOptions, PlaceImporter } from './place-importer.ts';
import { type SourceFile, withSource } from './read-source.ts';
import { checkKind, isTolerable, progressLines, shownBadLines } from './source-fault.ts';
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
): Promise<FileReport[]> {
  const reports: FileReport[] = [];
  const owners = new Map<string, string>();
  for (const path of files) {
    const report = await addFile(importer, path, directory, options, owners);
    for (const { country } of report.countries) owners.set(country, report.file);
    reports.push(report);
  }
  return reports;
}

async function addFile(
  importer: PlaceImporter,
  path: string,
  directory: string,
  options: AddOptions,
  owners: ReadonlyMap<string, string>,
): Promise<FileReport> {
  const read = new ReadRows(basename(path), importer, options);
  try {
    const sources = await withSource(
      path,
      async (source) => {
        await read.all(source);
        read.requireGood(owners);
        return read.sources(source.date);
      },
      { ...importer.options, ...(options.onEncoding && { onEncoding: options.onEncoding }) },
    );
    await storeSources(sources, directory, options);
    return read.report(sources);
  } catch (error) {
    if (error instanceof DataError) return { ...read.report([]), refusal: error.message };
    throw error;
  }
}

export interface BadLine {
  /** From 1. */
  readonly line: number;
  readonly reason: string;
}

export interface FileReport {
  readonly file: string;
  /** The countries for which it is now a source; none when it was refused. */
  readonly countries: readonly { readonly country: string; readonly rows: number }[];
  /** Postal codes that had lost their leading zeros, as in spreadsheets, and got them back. */
  readonly paddedCodes: number;
  readonly badLineCount: number;
  readonly badLines: readonly BadLine[];
  /** Why the whole file was refused, which leaves the data unchanged; null otherwise. */
  readonly refusal: string | null;
}

// With this many bad lines and hardly a good one, the rest of the file is not read.
const hopelessBadLines = 10_000;
// Forty times the rows of the largest country.
const maxRows = 10_000_000;

export class ReadRows {
  readonly #file: string;
  readonly #importer: PlaceImporter;
  readonly #options: AddOptions;
  readonly #rows = new Map<string, PlaceRow[]>();
  readonly #pad = new Map<string, (code: string) => string>();
  readonly #badLines: BadLine[] = [];
  #rowCount = 0;
  #paddedCodes = 0;
  #badLineCount = 0;
  #lineCount = 0;

  constructor(file: string, importer: PlaceImporter, options: AddOptions) {
    this.#file = file;
    this.#importer = importer;
    this.#options = options;
  }

  async all(source: SourceFile): Promise<void> {
    for await (const { line, row, reason } of this.#importer.read(source)) {
      this.#lineCount++;
      if (this.#lineCount % progressLines === 0)
        this.#options.onProgress?.(this.#file, this.#lineCount, source.shareRead());
      const refused = row === undefined ? reason : this.#add(row);
      if (refused !== undefined) this.#refuse(line, refused);
    }
  }

  /** Returns the reason if the row belongs to no country. */
  #add(row: PlaceRow): string | undefined {
    const format = this.#options.formats.get(row.country);
    if (format === undefined) return `${row.country} is no country that has an address format`;
    if (++this.#rowCount > maxRows) throw new DataError(`${this.#file} holds more than ${maxRows} places.`);
    addToList(this.#rows, row.country, this.#padded(row, format));
    return undefined;
  }

  #padded(row: PlaceRow, format: AddressFormat): PlaceRow {
    const pad = obtain(this.#pad, row.country, () => zeroPadding(format));
    const postalCode = pad(row.postalCode);
    if (postalCode === row.postalCode) return row;
    this.#paddedCodes++;
    return { ...row, postalCode };
  }

  #refuse(line: number, reason: string): void {
    this.#badLineCount++;
    if (this.#badLines.length < shownBadLines) this.#badLines.push({ line, reason: cleanText(reason) });
    if (this.#badLineCount > hopelessBadLines && this.#badLineCount > this.#rowCount) throw this.#tooBad();
  }

  requireGood(owners: ReadonlyMap<string, string>): void {
    if (this.#rows.size === 0) throw new DataError(`${this.#file} holds no place. ${checkKind}`);
    if (!isTolerable(this.#badLineCount, this.#lineCount)) throw this.#tooBad();
    for (const country of this.#rows.keys()) {
      const owner = owners.get(country);
      if (owner !== undefined)
        throw new DataError(`${this.#file} holds places of ${country}, and so does ${owner}.`);
    }
  }

  #tooBad(): DataError {
    return new DataError(
      `${this.#file}: ${this.#badLineCount} of ${this.#lineCount} lines are bad. ${checkKind}`,
    );
  }

  sources(date: string): PlaceSource[] {
    const { name, licence, finish = (rows) => rows } = this.#importer;
    const finished = [...this.#rows].map(([country, rows]) => [country, finish(rows)] as const);
    return finished.map(([country, placeRows]) => ({
      country,
      name,
      source: this.#importer.source(this.#file),
      licence,
      date,
      rows: placeRows.length,
      badLines: this.#badLineCount,
      placeRows,
    }));
  }

  report(countries: FileReport['countries']): FileReport {
    return {
      file: this.#file,
      countries: countries.map(({ country, rows }) => ({ country, rows })),
      paddedCodes: this.#paddedCodes,
      badLineCount: this.#badLineCount,
      badLines: this.#badLines,
      refusal: null,
    };
  }
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
