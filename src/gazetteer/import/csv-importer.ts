import { DataError } from '../read/data-error.ts';
import { type PlaceRow, placeRow } from '../read/place-row.ts';
import { knownPopulation, parsePosition } from './geonames-line.ts';
import type { PlaceImporter, ReadLine } from './place-importer.ts';
import { type CsvOptions, type CsvRecord, readCsv } from './read-csv.ts';
import type { SourceFile } from './read-source.ts';
import { shownColumns } from './source-fault.ts';

/**
 * The contents that a column of a list may have. A list has `locality`, and `postalCode`, or the range `from`
 * to `to`, or no code at all.
 */
export const csvFields = [
  'postalCode',
  'from',
  'to',
  'locality',
  'otherNames',
  'province',
  'county',
  'latitude',
  'longitude',
  'population',
] as const;
type CsvField = (typeof csvFields)[number];

export interface CsvList extends CsvOptions {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The column of each field: its name in the header, or its number from 1 in a list without a header. */
  readonly columns: ReadonlyMap<CsvField, string>;
  /** Name of the source; "csv" by default. */
  readonly name?: string;
  readonly licence?: string | undefined;
}

/**
 * Reads any list of one country's places with separated values. Other names share one column, separated by
 * semicolons.
 */
export function csvImporter(list: CsvList): PlaceImporter {
  return {
    name: list.name ?? 'csv',
    licence: list.licence ?? 'the operator’s',
    source: (file) => file,
    read: (file) => readRecords(file, list),
  };
}

async function* readRecords(file: SourceFile, list: CsvList): AsyncGenerator<ReadLine> {
  const numbered = [...list.columns].map(([field, column]) => [field, Number(column) - 1] as const);
  const hasHeader = [...list.columns.values()].some((column) => !/^\d+$/.test(column));
  let indexes: Indexes | undefined = hasHeader ? undefined : new Map(numbered);
  const delimiter = list.delimiter ?? (/\.tsv(?:\.gz)?$/i.test(file.name) ? '\t' : ',');
  for await (const record of readCsv(file, { ...list, delimiter })) {
    if (indexes === undefined) indexes = byHeader(list.columns, record, file.name);
    else yield { line: record.line, row: toRow(record, indexes, list.country) };
  }
}

type Indexes = ReadonlyMap<CsvField, number>;

function byHeader(columns: CsvList['columns'], { values }: CsvRecord, file: string): Indexes {
  return new Map(
    [...columns].map(([field, column]) => {
      const index = values.indexOf(column);
      if (index < 0)
        throw new DataError(
          `${file} has no column ${column}; ${shownColumns(values)}. Check --columns and --encoding.`,
        );
      return [field, index];
    }),
  );
}

function toRow({ values }: CsvRecord, indexes: Indexes, country: string): PlaceRow | string {
  const text = (field: CsvField) => values[indexes.get(field) ?? -1]?.trim() ?? '';
  const postalCode = text('postalCode') || text('from');
  if (text('locality') === '') return 'the locality is missing';
  if (postalCode === '' && (indexes.has('postalCode') || indexes.has('from')))
    return 'the postal code is missing';
  if (indexes.has('to') && text('to') < postalCode) return 'the range ends before it begins';
  const position = parsePosition(text('latitude'), text('longitude'));
  if (typeof position === 'string') return position;
  const divisions = [text('province'), text('county')].map((name) => ({ name, code: '' }));
  const otherNames = text('otherNames')
    .split(';')
    .map((name) => name.trim());
  return placeRow(country, postalCode, text('locality'), divisions, {
    ...(text('to') > postalCode && { lastPostalCode: text('to') }),
    ...position,
    population: knownPopulation(Number(text('population'))),
    otherNames: otherNames.filter((name) => name !== ''),
  });
}
