import { delimiterOf } from '../../encoding/delimiter.ts';
import type { SourceFile } from '../../gazetteer/import/read-source.ts';
import { checkKind, shownColumns } from '../../gazetteer/import/source-fault.ts';
import { DataError } from '../../gazetteer/read/data-error.ts';
import { type AddressColumns, ofEachPart, type SourceRow } from './source-kinds.ts';

/**
 * Columns are separated, or each line is a feature of GeoJSON: the first line decides. A record that the file
 * ends within is bad from its first line on.
 */
export async function* readTable(source: SourceFile, columns: AddressColumns | null) {
  if (columns === null) throw new DataError('--columns must name at least street and postalCode.');
  let line = 0;
  let openSince: number | undefined;
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
    const isReadable = !text.includes('\ufffd');
    const row = isReadable ? read(text) : 'not UTF-8';
    if (isReadable) openSince = row === undefined ? (openSince ?? line) : undefined;
    if (row !== undefined) yield { line, rows: [row] };
  }
  if (openSince !== undefined) yield { line: openSince, rows: [unclosedQuote] };
}

function tableReader(first: string, isNamed: boolean, columns: AddressColumns, file: string) {
  const separator = delimiterOf(first);
  const names = isNamed ? namesIn(first, separator) : undefined;
  const positions = positionsOf(columns, names, file);
  const fewest = Math.max(...Object.values(positions).flat()) + 1;
  const cellsOf = cellReader(separator);
  return (text: string): SourceRow | string | undefined => {
    const cells = cellsOf(text);
    if (cells === undefined || typeof cells === 'string') return cells;
    if (cells.length < fewest) return `${cells.length} columns instead of ${fewest} or more`;
    return ofEachPart((part) => joined(cells, positions[part]));
  };
}

function namesIn(header: string, separator: string): readonly string[] {
  const cells = cellReader(separator)(header);
  return Array.isArray(cells) ? cells.map((name: string) => name.trim().toLowerCase()) : [];
}

function positionsOf(columns: AddressColumns, names: readonly string[] | undefined, file: string) {
  const position = (name: string): number => {
    if (names === undefined) return Number(name) - 1;
    const at = names.indexOf(name.toLowerCase());
    if (at < 0) throw new DataError(`${file} has no column ${name}; ${shownColumns(names)}. ${checkKind}`);
    return at;
  };
  return ofEachPart((part) => (columns[part] ?? []).map(position));
}

function joined(cells: readonly string[], positions: readonly number[]): string {
  const [only] = positions;
  if (only !== undefined && positions.length === 1) return (cells[only] ?? '').trim();
  const parts = positions.map((at) => (cells[at] ?? '').trim());
  return parts.join(' ').trim();
}

/** Reads GeoJSON, one feature a line. The properties have the names of the columns, in small letters too. */
function geojsonReader(columns: AddressColumns) {
  return (text: string): SourceRow | string => {
    let feature: unknown;
    try {
      feature = JSON.parse(text);
    } catch {
      return 'not JSON';
    }
    const properties = propertiesOf(feature);
    if (properties === undefined) return 'not a GeoJSON feature with properties';
    const value = (name: string) => textOf(properties[name] ?? properties[name.toLowerCase()]);
    return ofEachPart((part) => (columns[part] ?? []).map(value).join(' ').trim());
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

/** A text says what is wrong; undefined if a quoted cell goes on in the next line. */
type ReadCells = (line: string) => readonly string[] | string | undefined;

/** Why a record is bad that ends within quotes. */
const unclosedQuote = 'a quote is not closed';
const longestRecord = 65_536;

/**
 * Reads CSV (RFC 4180) line by line. A stream parser takes ten seconds for a million lines, although nearly
 * all of them can simply be split at the separator.
 */
export function cellReader(separator: string): ReadCells {
  let pending = '';
  return (line) => {
    if (pending === '' && !line.includes('"')) return line.split(separator);
    const record = pending === '' ? line : `${pending}\n${line}`;
    const isOpen = countQuotes(record) % 2 === 1;
    pending = isOpen && record.length <= longestRecord ? record : '';
    if (pending !== '') return undefined;
    return isOpen ? unclosedQuote : cutQuoted(record, separator);
  };
}

function countQuotes(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) count++;
  return count;
}

/** Returns the cells of a record in which all quotes are closed. Two quotes inside quotes are one. */
function cutQuoted(record: string, separator: string): string[] {
  const cells: string[] = [];
  let from = 0;
  let isQuoted = false;
  for (let at = 0; at <= record.length; at++) {
    const char = record[at];
    if (char === '"') isQuoted = !isQuoted;
    if (at < record.length && (isQuoted || char !== separator)) continue;
    const cell = record.slice(from, at);
    cells.push(cell.startsWith('"') && cell.endsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    from = at + 1;
  }
  return cells;
}
