import type { SourceFile } from '../../gazetteer/import/read-source.ts';
import { checkKind, shownColumns } from '../../gazetteer/import/source-fault.ts';
import { DataError } from '../../gazetteer/read/data-error.ts';
import { cellReader, separatorOf } from './read-cells.ts';
import type { AddressColumns } from './source-kinds.ts';

/** An address in the spelling of its source; missing parts are empty. */
export interface SourceRow {
  readonly number: string;
  readonly numberLast: string;
  readonly street: string;
  readonly unit: string;
  readonly postalCode: string;
}

/** Receives rows, and lines that are not rows; lines are numbered from 1. */
export interface RowTaker {
  row(row: SourceRow, line: number): void;
  bad(reason: string, line: number): void;
  /** Called after each line; reading waits for the promise. */
  pause(): Promise<void> | undefined;
}

/** Columns are separated, or each line is a feature of GeoJSON: the first line decides. */
export async function readTable(source: SourceFile, columns: AddressColumns, taker: RowTaker): Promise<void> {
  let line = 0;
  let read: ((text: string) => SourceRow | string | undefined) | undefined;
  for await (const text of source.lines) {
    line++;
    if (text === '') continue;
    if (read === undefined) {
      const isNamed = columns.street.some((name) => !/^\d+$/.test(name));
      const isJson = text.startsWith('{');
      read = isJson ? geojsonReader(columns) : tableReader(text, isNamed, columns, source.name);
      if (isNamed && !isJson) continue;
    }
    const row = text.includes('\ufffd') ? 'not UTF-8' : read(text);
    if (typeof row === 'string') taker.bad(row, line);
    else if (row !== undefined) taker.row(row, line);
    const pause = taker.pause();
    if (pause !== undefined) await pause;
  }
}

type Places = Readonly<Record<keyof SourceRow, readonly number[]>>;

function tableReader(first: string, isNamed: boolean, columns: AddressColumns, file: string) {
  const separator = separatorOf(first);
  const names = isNamed ? namesIn(first, separator) : undefined;
  const places = placesOf(columns, names, file);
  const fewest = Math.max(...Object.values(places).flat()) + 1;
  const cellsOf = cellReader(separator);
  return (text: string): SourceRow | string | undefined => {
    const cells = cellsOf(text);
    if (cells === undefined || typeof cells === 'string') return cells;
    if (cells.length < fewest) return `${cells.length} columns instead of ${fewest} or more`;
    return {
      number: joined(cells, places.number),
      numberLast: joined(cells, places.numberLast),
      street: joined(cells, places.street),
      unit: joined(cells, places.unit),
      postalCode: joined(cells, places.postalCode),
    };
  };
}

function namesIn(header: string, separator: string): readonly string[] {
  const cells = cellReader(separator)(header);
  return Array.isArray(cells) ? cells.map((name: string) => name.trim().toLowerCase()) : [];
}

function placesOf(columns: AddressColumns, names: readonly string[] | undefined, file: string): Places {
  const place = (name: string): number => {
    if (names === undefined) return Number(name) - 1;
    const at = names.indexOf(name.toLowerCase());
    if (at < 0) throw new DataError(`${file} has no column ${name}; ${shownColumns(names)}. ${checkKind}`);
    return at;
  };
  const { number, numberLast = [], street, unit, postalCode } = columns;
  return {
    number: number.map(place),
    numberLast: numberLast.map(place),
    street: street.map(place),
    unit: unit.map(place),
    postalCode: postalCode.map(place),
  };
}

function joined(cells: readonly string[], places: readonly number[]): string {
  const [only] = places;
  if (only !== undefined && places.length === 1) return (cells[only] ?? '').trim();
  return places
    .map((at) => (cells[at] ?? '').trim())
    .join(' ')
    .trim();
}

/** Reads GeoJSON, one feature a line. The properties have the names of the columns, in small letters too. */
function geojsonReader({ number, numberLast = [], street, unit, postalCode }: AddressColumns) {
  return (text: string): SourceRow | string => {
    let feature: unknown;
    try {
      feature = JSON.parse(text);
    } catch {
      return 'not JSON';
    }
    const properties = propertiesOf(feature);
    if (properties === undefined) return 'not a GeoJSON feature with properties';
    const values = (names: readonly string[]) =>
      names
        .map((name) => textOf(properties[name] ?? properties[name.toLowerCase()]))
        .join(' ')
        .trim();
    return {
      number: values(number),
      numberLast: values(numberLast),
      street: values(street),
      unit: values(unit),
      postalCode: values(postalCode),
    };
  };
}

function propertiesOf(feature: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof feature !== 'object' || feature === null || !('properties' in feature)) return undefined;
  const { properties } = feature;
  return typeof properties === 'object' && properties !== null ? { ...properties } : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}
