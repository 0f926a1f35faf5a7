import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  noSubdivisions,
  type Subdivisions,
  type SubdivisionTable,
  subdivisions,
} from '../address/subdivisions.ts';
import { DataError } from './data-error.ts';

export const subdivisionsFileName = 'subdivisions.ndjson';
const fileVersion = 1;

/** The text of the file: its version, then a table a line, each behind the code of its country. */
export function encodeSubdivisions(tables: readonly SubdivisionTable[]): string {
  const lines = tables.map((table) => `${table.country}${JSON.stringify(table)}\n`);
  return `${fileVersion}\n${lines.join('')}`;
}

/**
 * Opens the subdivisions of a compiled data directory, by country; a country's table is parsed when it is first asked. Throws a
 * `DataError` that names the file when it cannot be used.
 */
export function openSubdivisions(directory: string): (country: string) => Subdivisions {
  const path = join(directory, subdivisionsFileName);
  const bytes = readBytes(path);
  const end = bytes.indexOf('\n');
  if (bytes.toString('latin1', 0, end) !== String(fileVersion)) {
    throw new DataError(`${path} is not of version ${fileVersion}: build the project again.`);
  }
  const lines = new Map<string, readonly [from: number, to: number]>();
  for (let at = end + 1; at < bytes.length; ) {
    const to = bytes.indexOf('\n', at);
    lines.set(bytes.toString('latin1', at, at + 2), [at + 2, to]);
    at = to + 1;
  }
  return (country) => {
    const line = lines.get(country);
    if (line === undefined) return noSubdivisions;
    // Written by the build beside this code, in this shape.
    return onFirstUse(() => subdivisions(JSON.parse(bytes.toString('utf8', ...line)) as SubdivisionTable));
  };
}

function onFirstUse(open: () => Subdivisions): Subdivisions {
  let opened: Subdivisions | undefined;
  const use = () => {
    opened ??= open();
    return opened;
  };
  return {
    named: (text) => use().named(text),
    lineOf: (code) => use().lineOf(code),
    areaOf: (code) => use().areaOf(code),
    ofArea: (area) => use().ofArea(area),
    areasAround: (code) => use().areasAround(code),
  };
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new DataError(`${path} cannot be read: build the project again.`, { cause });
  }
}
