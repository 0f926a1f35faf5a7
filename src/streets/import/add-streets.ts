import { mkdir, rename, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import type { AddressFormat } from '../../address/countries/profile/address-format.ts';
import {
  eachSource,
  type OnProgress,
  type SourceFile,
  type SourceOptions,
} from '../../gazetteer/import/read-source.ts';
import { removeLeftovers } from '../../gazetteer/import/replace-files.ts';
import { checkKind, isTolerable, progressLines, shownBadLines } from '../../gazetteer/import/source-fault.ts';
import { DataError } from '../../gazetteer/read/data-error.ts';
import { cleanText } from '../../gazetteer/read/place-row.ts';
import { mergeStreets } from '../compile/merge-streets.ts';
import { StreetRuns } from '../compile/street-runs.ts';
import { type OnWriting, writeStreets } from '../compile/write-streets.ts';
import { openStreets } from '../read/open-streets.ts';
import { type StreetSource, streetsFiles, streetsPath } from '../read/streets-file.ts';
import { readAddrfeat } from './read-addrfeat.ts';
import { readTable } from './read-table.ts';
import { RowReader } from './row-reader.ts';
import { type AddressColumns, type SourceKind, type SourceKindName, sourceKinds } from './source-kinds.ts';

export type StreetsReport = Awaited<ReturnType<typeof addStreets>>;

export interface AddStreetsOptions {
  readonly kind: SourceKindName;
  readonly format: AddressFormat;
  /** Required for a kind without columns of its own. */
  readonly columns?: AddressColumns;
  readonly licence?: string;
  /** The source has every address of the postal codes that it covers. */
  readonly isComplete: boolean;
  /** Replaces the data loaded before, instead of adding to it. */
  readonly replaces: boolean;
  readonly onProgress?: OnProgress;
  /** Called now and then while the new file is written, with the share that is. */
  readonly onWriting?: OnWriting;
  readonly onEncoding?: SourceOptions['onEncoding'];
  /** The most rows in memory before they are written to a file of their own; 4,000,000 by default. */
  readonly mostInMemory?: number;
}

const dataFiles = { table: /\.(?:csv|tsv|txt|psv|geojson|json|ndjson)$/i, dbf: /\.dbf$/i } as const;
// More than the largest published file, the US National Address Database as text.
const maxBytes = 64 * 1024 ** 3;

/**
 * Replaces a country's file once the new one is complete. Throws a `DataError` and changes nothing if a file
 * cannot be read, is of another kind, or has more than a few bad lines.
 */
export async function addStreets(paths: readonly string[], directory: string, options: AddStreetsOptions) {
  const { country } = options.format;
  await mkdir(directory, { recursive: true });
  await removeLeftovers(directory);
  const target = streetsPath(directory, country);
  const temporary = `${target}.${process.pid}`;
  const reader = new RowReader(options.format);
  const runs = new StreetRuns(reader.convention, options.isComplete, temporary, options.mostInMemory);
  try {
    const reading = new FileReading(runs, reader, options);
    for (const path of paths) await reading.read(path);
    if (runs.isEmpty)
      throw new DataError(
        `${paths.map((path) => basename(path)).join(', ')}: no address was found. ${checkKind}`,
      );
    const known = options.replaces ? undefined : knownStreets(directory, country);
    const contents = [...(known === undefined ? [] : [known]), ...runs.contents()];
    const sources = [...(known?.manifest.sources ?? []), ...reading.sources];
    const made = { country, sources };
    const manifest = await writeStreets(`${temporary}.new`, mergeStreets(contents), made, options.onWriting);
    await rename(`${temporary}.new`, target);
    return { manifest, files: reading.files, badLines: reading.badLines };
  } finally {
    await rm(`${temporary}.new`, { force: true });
    await runs.remove();
  }
}

function knownStreets(directory: string, country: string) {
  const known = streetsFiles(directory).find(([each]) => each === country);
  return known === undefined ? undefined : openStreets(known[1]);
}

class FileReading {
  readonly files: FileCounts[] = [];
  readonly sources: StreetSource[] = [];
  readonly badLines: BadLine[] = [];
  readonly #runs: StreetRuns;
  readonly #reader: RowReader;
  readonly #options: AddStreetsOptions;
  readonly #kind: SourceKind;

  constructor(runs: StreetRuns, reader: RowReader, options: AddStreetsOptions) {
    this.#runs = runs;
    this.#reader = reader;
    this.#options = options;
    this.#kind = sourceKinds[options.kind];
  }

  async read(path: string): Promise<void> {
    const names = dataFiles[this.#kind.form];
    const { onEncoding } = this.#options;
    const options = { names, maxBytes, ...(onEncoding && { onEncoding }) };
    await eachSource(path, (source) => this.#readSource(source), options);
  }

  async #readSource(source: SourceFile): Promise<void> {
    const counts = new Counts(source, this.badLines, this.#options.onProgress);
    if (this.#kind.form === 'dbf') await this.#readRanges(source, counts);
    else await this.#readRows(source, counts);
    counts.requireGood();
    this.files.push(counts.counts());
    const { rows, withoutPostalCode, badLines } = counts.counts();
    this.sources.push({
      source: `${this.#kind.title}, ${source.name}`,
      licence: this.#options.licence ?? this.#kind.licence,
      date: source.date,
      isComplete: this.#options.isComplete,
      rows,
      withoutPostalCode,
      badLines,
    });
  }

  async #readRows(source: SourceFile, counts: Counts): Promise<void> {
    const columns = this.#options.columns ?? this.#kind.columns;
    if (columns === null) throw new DataError('--columns must name at least street and postalCode.');
    const reader = this.#reader;
    await readTable(source, columns, {
      row: (row, line) => {
        counts.rowAt(line);
        if (row.street === '') return counts.bad('the street is missing', line);
        const postalCode = reader.postalCode(row.postalCode);
        if (postalCode === null) return counts.lacksCode(line);
        const numbers = reader.numbers(row);
        if (numbers.length === 0) counts.withoutNumber++;
        const reason = this.#runs.add({ postalCode, street: row.street, numbers, hasUnit: row.unit !== '' });
        if (reason !== null) counts.bad(reason, line);
      },
      bad: (reason, line) => {
        counts.rowAt(line);
        counts.bad(reason, line);
      },
      pause: () => this.#runs.settle(),
    });
  }

  async #readRanges(source: SourceFile, counts: Counts): Promise<void> {
    const reader = this.#reader;
    let record = 0;
    await readAddrfeat(source, {
      record: () => counts.rowAt(++record),
      range: ({ street, postalCode: text, range }) => {
        const postalCode = reader.postalCode(text);
        if (postalCode === null) return counts.lacksCode(record);
        const reason = this.#runs.add({ postalCode, street, numbers: [], range, hasUnit: false });
        if (reason !== null) counts.bad(reason, record);
      },
      bad: (reason, at) => counts.bad(reason, at),
      pause: () => this.#runs.settle(),
    });
  }
}

export interface BadLine {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly reason: string;
}

export type FileCounts = ReturnType<Counts['counts']>;

const shownWithoutCode = 3;

export class Counts {
  withoutNumber = 0;
  #rows = 0;
  #withoutPostalCode = 0;
  readonly #linesWithoutPostalCode: number[] = [];
  #badLines = 0;
  readonly #source: SourceFile;
  readonly #file: string;
  readonly #shown: BadLine[];
  readonly #onProgress: OnProgress | undefined;

  constructor(source: SourceFile, shown: BadLine[], onProgress: OnProgress | undefined) {
    this.#source = source;
    this.#file = source.name;
    this.#shown = shown;
    this.#onProgress = onProgress;
  }

  rowAt(line: number): void {
    this.#rows++;
    if (this.#rows % progressLines === 0) this.#onProgress?.(this.#file, line, this.#source.shareRead());
  }

  lacksCode(line: number): void {
    this.#withoutPostalCode++;
    if (this.#linesWithoutPostalCode.length < shownWithoutCode) this.#linesWithoutPostalCode.push(line);
  }

  bad(reason: string, line: number): void {
    this.#badLines++;
    if (this.#shown.length < shownBadLines)
      this.#shown.push({ file: this.#file, line, reason: cleanText(reason) });
  }

  requireGood(): void {
    if (isTolerable(this.#badLines, this.#rows)) return;
    const [first] = this.#shown.filter(({ file }) => file === this.#file);
    const example = first === undefined ? '' : ` Line ${first.line}: ${first.reason}.`;
    throw new DataError(
      `${this.#file}: ${this.#badLines} of ${this.#rows} lines are bad.${example} ${checkKind}`,
    );
  }

  counts() {
    return {
      file: this.#file,
      rows: this.#rows,
      /** Rows without a whole postal code, which are of no use. */
      withoutPostalCode: this.#withoutPostalCode,
      linesWithoutPostalCode: this.#linesWithoutPostalCode as readonly number[],
      /** Rows whose house number is missing or not understood; only their street counts. */
      withoutNumber: this.withoutNumber,
      badLines: this.#badLines,
    };
  }
}
