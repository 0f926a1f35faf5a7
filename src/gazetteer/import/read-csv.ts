import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { DataError } from '../read/data-error.ts';
import type { SourceFile } from './read-source.ts';
import { checkKind } from './source-fault.ts';

export interface CsvOptions {
  /** As in the Encoding Standard; by default that of the source. */
  readonly encoding?: string | undefined;
  /** A comma by default. */
  readonly delimiter?: string | undefined;
  /** Whether values may stand in double quotes; true by default. */
  readonly quoted?: boolean;
}

export interface CsvRecord {
  /** Number of the record's last line in the file, from 1. */
  readonly line: number;
  readonly values: readonly string[];
}

const maxRecordLength = 100_000;

/**
 * Yields the records of a file of separated values, in order; empty lines are skipped. Throws a `DataError`
 * that names the line if quotes are not closed or a record has more than 100,000 characters.
 */
export async function* readCsv(source: SourceFile, options: CsvOptions = {}): AsyncGenerator<CsvRecord> {
  const { encoding, delimiter = ',', quoted = true } = options;
  const parser = parse({
    delimiter,
    quote: quoted ? '"' : null,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: maxRecordLength,
  });
  // Whoever reads is told of errors.
  pipeline(source.text(encoding), parser, () => undefined);
  try {
    for await (const { record, info } of parser) yield { line: info.lines, values: record };
  } catch (error) {
    throw error instanceof CsvError ? csvFault(source.name, error) : error;
  }
}

function csvFault(name: string, error: CsvError): DataError {
  const reasons: Readonly<Record<string, string>> = {
    CSV_QUOTE_NOT_CLOSED: 'a quote is not closed',
    CSV_MAX_RECORD_SIZE: `a record has more than ${maxRecordLength} characters`,
  };
  const reason = reasons[error.code] ?? 'a quote stands where none may be';
  const { lines } = error as { lines?: unknown };
  const line = typeof lines === 'number' ? ` line ${lines}` : '';
  return new DataError(`${name}${line}: ${reason}. ${checkKind}`, { cause: error });
}
