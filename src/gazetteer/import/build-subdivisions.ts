import { countryOf } from '../../address/countries/index.ts';
import type { AddressFormat } from '../../address/countries/profile/address-format.ts';
import type { SubdivisionTable } from '../../address/countries/profile/subdivisions.ts';
import { compileSubdivisions } from '../compile/compile-subdivisions.ts';
import { readSubdivisionRows } from '../compile/subdivision-rows.ts';

/**
 * Compiles the subdivisions of all countries that have them, from `subdivisions.tsv` and the definitions of
 * countries.
 */
export function buildSubdivisions(
  projectDirectory: string,
  formats: readonly AddressFormat[],
): SubdivisionTable[] {
  const rows = readSubdivisionRows(projectDirectory);
  const tables = formats.map((format) => {
    const { areas = {} } = countryOf(format.country);
    const own = areas.lackSubdivisions === undefined ? (rows.get(format.country) ?? []) : [];
    return compileSubdivisions(format, own, areas.subdivisions);
  });
  return tables.filter(({ list }) => list.length > 0);
}
