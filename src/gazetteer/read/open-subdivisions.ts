import { join } from 'node:path';
import {
  noSubdivisions,
  type Subdivisions,
  type SubdivisionTable,
  subdivisions,
} from '../../address/countries/profile/subdivisions.ts';
import { encodeCountryLines, openCountryLines } from './country-lines.ts';

export const subdivisionsFileName = 'subdivisions.ndjson';
const fileVersion = 1;

export function encodeSubdivisions(tables: readonly SubdivisionTable[]): string {
  return encodeCountryLines(fileVersion, tables);
}

/**
 * Opens the subdivisions of a compiled data directory, by country. A country's table is parsed on first use.
 * Throws a `DataError` that names the file if it cannot be used.
 */
export function openSubdivisions(directory: string): (country: string) => Subdivisions {
  const tableOf = openCountryLines<SubdivisionTable>(join(directory, subdivisionsFileName), fileVersion);
  return (country) => {
    const read = tableOf(country);
    return read === undefined ? noSubdivisions : onFirstUse(() => subdivisions(read()));
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
