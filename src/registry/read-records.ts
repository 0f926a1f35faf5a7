import { open } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type Delimiter, delimiterOf } from '../encoding/delimiter.ts';
import { type OnEncoding, toUtf8 } from '../encoding/to-utf8.ts';
import { asOperatorError, OperatorError } from '../operator-error.ts';
import { longestLine, type RecordLine, readNdjson } from './ndjson.ts';
import type { RecordFormat } from './registry-entries.ts';

const mostBatched = 500;
const tabsExtension = '.tsv';
const csvOptions = {
  bom: true,
  info: true,
  relax_column_count: true,
  relax_quotes: true,
  max_record_size: longestLine,
};

/**
 * The extension decides: CSV, also with tabs (.tsv), or NDJSON, as standard input (`-`) is. Throws
 * OperatorError for any other.
 */
export function formatOf(file: string): RecordFormat {
  const extension = extname(file).toLowerCase();
  if (extension === '.csv' || extension === tabsExtension) return 'csv';
  if (file === '-' || ['.ndjson', '.jsonl', '.json'].includes(extension)) return 'ndjson';
  throw new OperatorError(
    `${file} must end in .ndjson, .jsonl, .csv or .tsv; otherwise add --format ndjson or --format csv.`,
  );
}

interface ReadOptions {
  /**
   * Called with what the first line of a CSV file shows, before any record is read. Answers the names that
   * its columns have in records.
   */
  readonly onHeader?: (delimiter: Delimiter, columns: readonly string[]) => readonly string[];
  /** Called with a sentence where the file is not in UTF-8. */
  readonly onEncoding?: OnEncoding;
}

/**
 * Opens a file, or standard input for `-`, to read it as batches of records in order; memory does not grow
 * with its length. The first line of a CSV file names its columns and shows what separates them; empty cells
 * are absent. Throws OperatorError, at once where the file cannot be opened.
 */
export async function readRecords(
  file: string,
  format: RecordFormat,
  { onHeader = (_, columns) => columns, onEncoding }: ReadOptions = {},
): Promise<AsyncIterable<RecordLine[]>> {
  try {
    const input =
      file === '-' ? process.stdin : (await open(file)).createReadStream({ highWaterMark: 262_144 });
    const text = toUtf8(input, file === '-' ? 'Standard input' : basename(file), onEncoding);
    if (format === 'ndjson') return namingFaults(file, readNdjson(text));
    const delimiter = extname(file).toLowerCase() === tabsExtension ? '\t' : undefined;
    return namingFaults(file, readCsv(text, onHeader, delimiter));
  } catch (error) {
    throw nameFault(file, error);
  }
}

async function* namingFaults<Batch>(file: string, batches: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  try {
    yield* batches;
  } catch (error) {
    throw nameFault(file, error);
  }
}

/** A fault of the file as a sentence; any other fault unchanged. */
function nameFault(file: string, error: unknown): unknown {
  if (error instanceof CsvError)
    return new OperatorError(`${file} is not CSV from line ${error.lines ?? '?'} on (${error.code}).`);
  return asOperatorError(error, (code) => `${file} cannot be read (${code}).`);
}

async function* readCsv(
  input: AsyncIterable<Buffer>,
  onHeader: NonNullable<ReadOptions['onHeader']>,
  known?: Delimiter,
): AsyncGenerator<RecordLine[]> {
  const { delimiter: seen, whole } = await seeDelimiter(input);
  const delimiter = known ?? seen;
  // Whoever reads the rows is told of errors.
  const rows = pipeline(whole, parse({ ...csvOptions, delimiter }), () => undefined);
  let columns: readonly string[] | undefined;
  let batch: RecordLine[] = [];
  let line = 1;
  for await (const { record, info } of rows as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    if (columns === undefined) {
      const names = record.map((name) => name.trim());
      columns = onHeader(delimiter, names);
    } else if (record.length > 1 || record[0] !== '') batch.push(rowOf(record, columns, line));
    line = info.lines + 1;
    if (batch.length === mostBatched) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

function rowOf(cells: readonly string[], columns: readonly string[], line: number): RecordLine {
  if (cells.length !== columns.length) {
    const params = { cells: String(cells.length), columns: String(columns.length) };
    return { line, problem: { code: 'Line.Cells', params } };
  }
  const filled = cells.flatMap((cell, i) => (cell.trim() === '' ? [] : [[columns[i] ?? '', cell] as const]));
  return { line, record: Object.fromEntries(filled) };
}

/** Only this much of a longer first line is read. */
const mostHeaderBytes = 65_536;
const lineEnd = 0x0a;

/** The delimiter in the first line of a CSV file, and the file again from its beginning. */
export async function seeDelimiter(input: AsyncIterable<Buffer>) {
  const pieces: Buffer[] = [];
  const rest = input[Symbol.asyncIterator]();
  let length = 0;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
    pieces.push(next.value);
    length += next.value.length;
    if (next.value.includes(lineEnd) || length >= mostHeaderBytes) break;
  }
  const [line = ''] = Buffer.concat(pieces).toString('utf8').split('\n', 1);
  async function* again() {
    yield* pieces;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  return { delimiter: delimiterOf(line), whole: again() };
}
