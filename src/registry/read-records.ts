import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { OperatorError } from '../operator-error.ts';

/** A file that cannot be read as records; the message is a sentence that names it. */
export class UnreadableFileError extends OperatorError {
  override readonly name = 'UnreadableFileError';
}

export const recordFormats = ['ndjson', 'csv'] as const;
export type RecordFormat = (typeof recordFormats)[number];

/** One record of a file, or why the line at which it begins holds none. Lines count from 1. */
export type RecordLine =
  | { readonly line: number; readonly record: Readonly<Record<string, unknown>> }
  | { readonly line: number; readonly reason: string };

/** The reason of a line with nothing on it. */
export const emptyLine = 'the line is empty';

const mostBatched = 500;
const longestLine = 1_048_576;
const csvOptions = {
  bom: true,
  info: true,
  relax_column_count: true,
  relax_quotes: true,
  max_record_size: longestLine,
};

/** The format by a file's extension; standard input (`-`) is NDJSON. Throws UnreadableFileError for any other. */
export function formatOf(file: string): RecordFormat {
  const extension = extname(file).toLowerCase();
  if (extension === '.csv') return 'csv';
  if (file === '-' || ['.ndjson', '.jsonl', '.json'].includes(extension)) return 'ndjson';
  throw new UnreadableFileError(
    `${file} must end in .ndjson, .jsonl or .csv; otherwise say --format ndjson or --format csv.`,
  );
}

/**
 * Reads a file, or standard input for `-`, as batches of records in order; memory does not grow with its length. A
 * CSV file names its columns in the first line; empty cells are absent.
 */
export async function* readRecords(file: string, format: RecordFormat): AsyncGenerator<RecordLine[]> {
  const input = file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 262_144 });
  try {
    yield* format === 'csv' ? readCsv(input) : readNdjson(input);
  } catch (error) {
    if (error instanceof CsvError)
      throw new UnreadableFileError(`${file} is not CSV from line ${error.lines ?? '?'} on (${error.code}).`);
    if (error instanceof Error && 'syscall' in error)
      throw new UnreadableFileError(`${file} cannot be read (${codeOf(error)}).`);
    throw error;
  }
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : error.message;
}

async function* readNdjson(input: Readable): AsyncGenerator<RecordLine[]> {
  const decoder = new TextDecoder();
  let line = 0;
  let rest = '';
  for await (const chunk of input) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine)
      throw new UnreadableFileError(`Line ${line + lines.length + 1} is longer than 1 MiB.`);
    if (lines.length > 0) yield lines.map((text) => parseLine(text, ++line));
  }
  if (rest !== '') yield [parseLine(rest, ++line)];
}

function parseLine(text: string, line: number): RecordLine {
  if (text.trim() === '') return { line, reason: emptyLine };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { line, record: { ...value } };
    return { line, reason: 'the line is no JSON object' };
  } catch {
    return { line, reason: 'the line is not JSON' };
  }
}

interface CsvRow {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

async function* readCsv(input: Readable): AsyncGenerator<RecordLine[]> {
  const rows = input.pipe(parse({ ...csvOptions }));
  input.once('error', (error) => rows.destroy(error));
  let columns: readonly string[] | undefined;
  let batch: RecordLine[] = [];
  let line = 1;
  for await (const { record, info } of rows as AsyncIterable<CsvRow>) {
    if (columns === undefined) columns = record.map((name) => name.trim());
    else if (record.length > 1 || record[0] !== '') batch.push(rowOf(record, columns, line));
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
    return {
      line,
      reason: `the line has ${cells.length} cells where the first line names ${columns.length} columns`,
    };
  }
  const filled = cells.flatMap((cell, i) => (cell.trim() === '' ? [] : [[columns[i] ?? '', cell] as const]));
  return { line, record: Object.fromEntries(filled) };
}
