import { basename } from 'node:path';
import type { AddressFormat } from '../address/address-format.ts';
import { addCityNames, readCityNames } from './city-names.ts';
import { type CompiledPlaces, compileTable } from './compile-places.ts';
import { correctRow } from './correct-row.ts';
import { DataError } from './data-error.ts';
import { parseGeonamesLine } from './geonames-line.ts';
import { readOtherPlaceNames } from './other-names.ts';
import { PlaceTable } from './place-table.ts';
import { type SourceFile, withSource } from './read-source.ts';
import { replacePlaces } from './replace-places.ts';
import { readTerritories, territoryRows } from './us-territories.ts';

export interface BadLine {
  /** From 1. */
  readonly line: number;
  readonly reason: string;
}

/** What became of one file. */
export interface FileReport {
  readonly file: string;
  /** The countries whose places it replaced; none when it was refused. */
  readonly countries: readonly { readonly country: string; readonly rows: number }[];
  readonly badLineCount: number;
  /** The first of them. */
  readonly badLines: readonly BadLine[];
  /** Why the whole file was refused; the data is then as it was. */
  readonly refusal: string | null;
}

export interface AddOptions {
  readonly formats: ReadonlyMap<string, AddressFormat>;
  /** Told now and then how many lines of a file have been read. */
  readonly onProgress?: (file: string, lines: number) => void;
}

const shownBadLines = 20;
// A file of which more lines than this are bad is another kind of file, or broken.
const tolerableBadShare = 0.05;
const tolerableBadLines = 10;
const progressLines = 20_000;

/**
 * Imports GeoNames' postal code exports, zipped or not, one after the other, into a folder of places. The places of a
 * country are those of the file that names it: an import replaces what was loaded before, and a second file with
 * the same country in one call is refused. A bad line is counted and named; a bad file, or one that is bad in more
 * than a small part, changes nothing.
 */
export async function addGeonames(
  files: readonly string[],
  directory: string,
  options: AddOptions,
): Promise<FileReport[]> {
  const reports: FileReport[] = [];
  const owners = new Map<string, string>();
  for (const path of files) {
    const report = await addFile(path, directory, options, owners);
    for (const { country } of report.countries) owners.set(country, report.file);
    reports.push(report);
  }
  return reports;
}

async function addFile(
  path: string,
  directory: string,
  options: AddOptions,
  owners: ReadonlyMap<string, string>,
): Promise<FileReport> {
  const file = basename(path);
  const read = new ReadRows(file, options);
  try {
    const compiled = await withSource(path, async (source) => {
      await read.all(source);
      read.requireGood(owners);
      return read.compile(source.date);
    });
    await replacePlaces(directory, compiled);
    return read.report(compiled.map(({ manifest }) => manifest));
  } catch (error) {
    if (error instanceof DataError) return { ...read.report([]), refusal: error.message };
    throw error;
  }
}

/** The rows of one file so far, by country, and the lines that are none. */
class ReadRows {
  readonly #file: string;
  readonly #options: AddOptions;
  readonly #tables = new Map<string, PlaceTable>();
  readonly #badLines: BadLine[] = [];
  #badLineCount = 0;
  #lineCount = 0;

  constructor(file: string, options: AddOptions) {
    this.#file = file;
    this.#options = options;
  }

  async all(source: SourceFile): Promise<void> {
    for await (const line of source.lines) {
      this.#lineCount++;
      if (this.#lineCount % progressLines === 0) this.#options.onProgress?.(this.#file, this.#lineCount);
      const reason = line === '' ? null : this.#add(line);
      if (reason !== null) this.#refuse(reason);
    }
  }

  /** Gives the reason where the line is no row. */
  #add(line: string): string | null {
    const row = parseGeonamesLine(line);
    if (typeof row === 'string') return row;
    const table = this.#tables.get(row.country) ?? this.#newTable(row.country);
    if (table === null) return `${row.country} is no country that has an address format`;
    table.add(correctRow(row));
    return null;
  }

  #newTable(country: string): PlaceTable | null {
    const format = this.#options.formats.get(country);
    if (format === undefined) return null;
    const table = new PlaceTable(format);
    this.#tables.set(country, table);
    return table;
  }

  #refuse(reason: string): void {
    this.#badLineCount++;
    if (this.#badLines.length < shownBadLines) this.#badLines.push({ line: this.#lineCount, reason });
  }

  requireGood(owners: ReadonlyMap<string, string>): void {
    const { size } = this.#tables;
    if (size === 0) throw new DataError(`${this.#file} holds no place.`);
    const tolerable = Math.max(tolerableBadLines, this.#lineCount * tolerableBadShare);
    if (this.#badLineCount > tolerable) {
      throw new DataError(`${this.#file}: ${this.#badLineCount} of ${this.#lineCount} lines are bad.`);
    }
    for (const country of this.#tables.keys()) {
      const owner = owners.get(country);
      if (owner !== undefined)
        throw new DataError(`${this.#file} holds places of ${country}, and so does ${owner}.`);
    }
  }

  compile(date: string): CompiledPlaces[] {
    const source = {
      source: `GeoNames, ${this.#file}`,
      licence: 'CC BY 4.0',
      date,
      badLines: this.#badLineCount,
    };
    const listed = readOtherPlaceNames();
    const cityNames = readCityNames();
    return [...this.#tables.values()].map((table) => {
      const rows = table.rowCount;
      if (table.format.country === 'US') for (const row of territoryRows(readTerritories())) table.add(row);
      addCityNames(table, cityNames);
      return compileTable(table, { ...source, rows }, listed);
    });
  }

  report(countries: FileReport['countries']): FileReport {
    return {
      file: this.#file,
      countries: countries.map(({ country, rows }) => ({ country, rows })),
      badLineCount: this.#badLineCount,
      badLines: this.#badLines,
      refusal: null,
    };
  }
}
