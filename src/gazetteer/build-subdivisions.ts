import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressFormat } from '../address/countries/profile/address-format.ts';
import type { SubdivisionTable } from '../address/countries/profile/subdivisions.ts';
import type { AreaCorrections } from './compile-formats.ts';
import { compileSubdivisions } from './compile-subdivisions.ts';
import { readSubdivisionRows } from './subdivision-rows.ts';

/**
 * Compiles the subdivisions of all countries that have them, from `subdivisions.tsv` and
 * `administrative-areas.json`.
 */
export function buildSubdivisions(
  projectDirectory: string,
  formats: readonly AddressFormat[],
): SubdivisionTable[] {
  const path = join(projectDirectory, 'data', 'administrative-areas.json');
  const { subdivisions, subdivisionsLeftOut } = JSON.parse(readFileSync(path, 'utf8')) as AreaCorrections;
  const rows = readSubdivisionRows(projectDirectory);
  for (const country of subdivisionsLeftOut.countries) rows.delete(country);
  const tables = formats.map((format) =>
    compileSubdivisions(format, rows.get(format.country) ?? [], subdivisions),
  );
  return tables.filter(({ list }) => list.length > 0);
}
