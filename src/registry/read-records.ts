import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { OperatorError } from '../operator-error.ts';
import { type Delimiter, seeDelimiter } from './csv-delimiter.ts';
import { longestLine, type RecordLine, readNdjson } from './ndjson.ts';
import type { RecordFormat } from './record-kinds.ts';

export type { Delimiter } from './csv-delimiter.ts';
export type { RecordLine } from './ndjson.ts';

/** A file that cannot be read as records; the message is a sentence that names the file. */
export class UnreadableFileError extends OperatorError {
  override readonly name = 'UnreadableFileError';
}

const mostBatched = 500;
const csvOptions = {
  bom: true,
  info: true,
  relax_column_count: true,
  relax_quotes: true,
  max_record_size: longestLine,
};

/** The extension decides; standard input (`-`) is NDJSON. Throws UnreadableFileError for any other. */
export function formatOf(file: string): RecordFormat {
  const extension = extname(file).toLowerCase();
  if (extension === '.csv') return 'csv';
  if (file === '-' || ['.ndjson', '.jsonl', '.json'].includes(extension)) return 'ndjson';
  throw new UnreadableFileError(
    `${file} must end in .ndjson, .jsonl or .csv; otherwise add --format ndjson or --format csv.`,
  );
}

/** Called with what the first line of a CSV file shows, before any record is read. */
export type OnHeader = (delimiter: Delimiter, columns: readonly string[]) => void;

/**
 * Opens a file, or standard input for `-`, to read it as batches of records in order; memory does not grow
 * with its length. The first line of a CSV file names its columns and shows what separates them; empty cells
 * are absent. Throws UnreadableFileError, at once where the file cannot be opened.
 */
export async function readRecords(
  file: string,
  format: RecordFormat,
  onHeader?: OnHeader,
): Promise<AsyncIterable<RecordLine[]>> {
  try {
    const input =
      file === '-' ? process.stdin : (await open(file)).createReadStream({ highWaterMark: 262_144 });
    return namingFaults(file, format === 'csv' ? readCsv(input, onHeader) : readNdjson(input));
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
  if (error instanceof CsvError) {
    return new UnreadableFileError(`${file} is not CSV from line ${error.lines ?? '?'} on (${error.code}).`);
  }
  if (error instanceof Error && 'syscall' in error) {
    return new UnreadableFileError(`${file} cannot be read (${codeOf(error)}).`);
  }
  return error;
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : error.message;
}

interface CsvRow {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

async function* readCsv(input: Readable, onHeader?: OnHeader): AsyncGenerator<RecordLine[]> {
  const { delimiter, whole } = await seeDelimiter(input);
  const rows = whole.pipe(parse({ ...csvOptions, delimiter }));
  whole.once('error', (error) => rows.destroy(error));
  let columns: readonly string[] | undefined;
  let batch: RecordLine[] = [];
  let line = 1;
  for await (const { record, info } of rows as AsyncIterable<CsvRow>) {
    if (columns === undefined) {
      columns = record.map((name) => name.trim());
      onHeader?.(delimiter, columns);
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
