import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { DataError } from './data-error.ts';
import { decoded, type SourceFile } from './read-source.ts';

export interface CsvOptions {
  /** As in the Encoding Standard; `utf-8` by default. */
  readonly encoding?: string;
  /** A comma by default. */
  readonly delimiter?: string;
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
  const { encoding = 'utf-8', delimiter = ',', quoted = true } = options;
  const text = Readable.from(decoded(source.bytes, encoding));
  const parser = parse({
    delimiter,
    quote: quoted ? '"' : null,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: maxRecordLength,
  });
  // A pipe does not forward errors.
  text.once('error', (error) => parser.destroy(error));
  try {
    for await (const { record, info } of text.pipe(parser)) yield { line: info.lines, values: record };
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      throw new DataError(`${error.message}.`.replace(/\.\.$/, '.'), { cause: error });
    throw error;
  } finally {
    text.destroy();
  }
}
