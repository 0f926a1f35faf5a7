import { statSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import type { AddressFormat } from '../../address/countries/profile/address-format.ts';
import { type BadLine, LineCounts, shownBadLines } from '../../gazetteer/import/line-counts.ts';
import {
  eachSource,
  type OnProgress,
  type SourceFile,
  type SourceOptions,
} from '../../gazetteer/import/read-source.ts';
import { removeLeftovers } from '../../gazetteer/import/replace-files.ts';
import { checkKind } from '../../gazetteer/import/source-fault.ts';
import { countryFile } from '../../gazetteer/read/data-directory.ts';
import { DataError, orUnwritable } from '../../gazetteer/read/data-error.ts';
import { type StreetRuns, streetRuns } from '../compile/collect-streets.ts';
import { mergeStreets } from '../compile/merge-streets.ts';
import { type OnWriting, writeStreets } from '../compile/write-streets.ts';
import { openWhole } from '../read/open-streets.ts';
import type { StreetSource, StreetsManifest } from '../read/streets-file.ts';
import { readAddrfeat } from './read-addrfeat.ts';
import { readTable } from './read-table.ts';
import {
  type AddressColumns,
  type RowReader,
  rowReader,
  type SourceKindName,
  type SourceRow,
  sourceKinds,
} from './source-kinds.ts';

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
  /** The most rows in memory before they are written to a file of their own; 2,500,000 by default. */
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
  await orUnwritable(directory, () => mkdir(directory, { recursive: true }));
  await removeLeftovers(directory);
  const target = countryFile(directory, country, 'streets');
  const temporary = `${target}.${process.pid}`;
  const reader = rowReader(options.format);
  const runs = streetRuns(reader.convention, options.isComplete, temporary, options.mostInMemory);
  try {
    const reading = fileReading(runs, reader, options);
    for (const path of paths) await reading.read(path);
    if (runs.isEmpty())
      throw new DataError(
        `${paths.map((path) => basename(path)).join(', ')}: no address was found. ${checkKind}`,
      );
    const added = runs.contents();
    let manifest: StreetsManifest;
    let former: string | undefined;
    do {
      former = versionOf(target);
      const known = options.replaces || former === undefined ? undefined : openWhole(target);
      const contents = [...(known === undefined ? [] : [known]), ...added];
      const made = { country, sources: [...(known?.manifest.sources ?? []), ...reading.sources] };
      manifest = await writeStreets(`${temporary}.new`, mergeStreets(contents), made, options.onWriting);
      // Streets that another process added meanwhile are kept: what is new is added to them.
    } while (!options.replaces && versionOf(target) !== former);
    await orUnwritable(directory, () => rename(`${temporary}.new`, target));
    return { manifest, files: reading.files, badLines: reading.badLines };
  } finally {
    await rm(`${temporary}.new`, { force: true });
    await runs.remove();
  }
}

/** Tells one file of a path from the next; undefined where there is none. */
function versionOf(path: string): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false });
  return file && `${file.ino} ${file.mtimeMs}`;
}

/** What the rows of a file lack. */
interface Lacks {
  /** Rows without a whole postal code, which are of no use. */
  withoutPostalCode: number;
  /** The first of them. */
  readonly linesWithoutPostalCode: number[];
  /** Rows whose house number is missing or not understood; only their street counts. */
  withoutNumber: number;
}

type FileCounts = Lacks & Pick<StreetSource, 'rows' | 'badLines'> & { readonly file: string };

const shownWithoutCode = 3;

/** Reads files of one kind into the runs, and tells what each of them held. */
function fileReading(runs: StreetRuns, reader: RowReader, options: AddStreetsOptions) {
  const { title, licence, form, columns } = sourceKinds[options.kind];
  const files: FileCounts[] = [];
  const sources: StreetSource[] = [];
  const badLines: (BadLine & { readonly file: string })[] = [];

  async function readSource(source: SourceFile): Promise<void> {
    const { name: file, date } = source;
    const lines = new LineCounts(file, options.onProgress);
    const lacks: Lacks = { withoutPostalCode: 0, linesWithoutPostalCode: [], withoutNumber: 0 };
    const read = form === 'dbf' ? readAddrfeat(source) : readTable(source, options.columns ?? columns);
    for await (const { line, rows } of read) {
      lines.count(line, source);
      for (const row of rows) {
        const refused = typeof row === 'string' ? row : addRow(row, line, lacks);
        if (refused !== null) lines.bad(refused, line);
      }
      const settled = runs.settle();
      if (settled !== undefined) await settled;
    }
    const [first] = lines.badLines;
    lines.requireGood(first && ` Line ${first.line}: ${first.reason}.`);
    const { total: rows, badTotal } = lines;
    files.push({ file, rows, badLines: badTotal, ...lacks });
    for (const each of lines.badLines.slice(0, shownBadLines - badLines.length))
      badLines.push({ file, ...each });
    sources.push({
      source: `${title}, ${file}`,
      licence: options.licence ?? licence,
      date,
      isComplete: options.isComplete,
      rows,
      withoutPostalCode: lacks.withoutPostalCode,
      badLines: badTotal,
    });
  }

  /** Answers why a row is bad; null where it is not. */
  function addRow(row: SourceRow, line: number, lacks: Lacks): string | null {
    const { street, unit, range } = row;
    if (street === '') return 'the street is missing';
    const postalCode = reader.postalCode(row.postalCode);
    if (postalCode === null) {
      lacks.withoutPostalCode++;
      if (lacks.withoutPostalCode <= shownWithoutCode) lacks.linesWithoutPostalCode.push(line);
      return null;
    }
    const numbers = reader.numbers(row);
    if (numbers.length === 0 && range === undefined) lacks.withoutNumber++;
    return runs.add({ postalCode, street, numbers, range, hasUnit: unit !== '' });
  }

  const { onEncoding } = options;
  const how = { names: dataFiles[form], maxBytes, ...(onEncoding && { onEncoding }) };
  return { files, sources, badLines, read: (path: string) => eachSource(path, readSource, how) };
}
