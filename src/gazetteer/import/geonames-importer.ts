import { countryOf } from '../../address/countries/index.ts';
import type { Division, PlaceRow } from '../read/place-row.ts';
import type { DivisionNames } from './city-line.ts';
import { correctRow } from './correct-row.ts';
import { parseGeonamesLine } from './geonames-line.ts';
import { type PlaceImporter, readLines } from './place-importer.ts';

/**
 * Reads GeoNames' postal code exports. `divisionNames` (from GeoNames' admin1CodesASCII and admin2Codes)
 * gives divisions their names in Latin letters, if the export has them in the country's own script.
 */
export function geonamesImporter(divisionNames: DivisionNames = new Map()): PlaceImporter {
  return {
    name: 'geonames',
    licence: 'CC BY 4.0',
    options: { encoding: 'utf-8' },
    source: (file) => `GeoNames, ${file}`,
    read: (file) =>
      readLines(file, (line) => {
        const row = parseGeonamesLine(line);
        return typeof row === 'string' ? row : withDivisionNames(correctRow(row), divisionNames);
      }),
    finish: (rows) => (countryOf(rows[0]?.country ?? '').places?.codesBeginRanges ? asRanges(rows) : rows),
  };
}

function withDivisionNames(row: PlaceRow, names: DivisionNames): PlaceRow {
  if (names.size === 0) return row;
  const [first, second, third] = row.divisions;
  const parent = `${row.country}.${first.code}`;
  return {
    ...row,
    divisions: [named(first, names.get(parent)), named(second, names.get(`${parent}.${second.code}`)), third],
  };
}

function named(division: Division, name: string | undefined): Division {
  return name === undefined || name === division.name ? division : { ...division, otherName: name };
}

/** Makes each postal code the first of a range that ends before the next one. Codes are numbers. */
function asRanges(rows: readonly PlaceRow[]): PlaceRow[] {
  const digitsOf = (row: PlaceRow) => row.postalCode.replace(/\D/g, '');
  const codes = [...new Set(rows.map(digitsOf))].sort();
  const length = Math.max(...codes.map((code) => code.length));
  const next = new Map(codes.map((code, index) => [code, codes[index + 1] ?? String(10 ** length)]));
  return rows.map((row) => {
    const code = digitsOf(row);
    const last = String(Number(next.get(code)) - 1).padStart(length, '0');
    return code.length === length && last > code ? { ...row, lastPostalCode: last } : row;
  });
}
