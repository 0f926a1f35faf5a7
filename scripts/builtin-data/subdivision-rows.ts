import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addToList } from '../../src/address/text/group-by.ts';
import { parseTable } from '../../src/gazetteer/read/data-table.ts';

/** A line of `data/subdivisions.tsv`, which `scripts/builtin-data/extract-subdivisions.ts` writes. */
export interface SubdivisionRow {
  /** ISO 3166-2, in full. */
  readonly code: string;
  /** The country or subdivision that contains it; empty if the code is no longer in use. */
  readonly parent: string;
  /** The codes that replaced it. */
  readonly replacements: readonly string[];
  readonly names: readonly string[];
}

/** Reads the subdivisions of all countries, by country, in the order of their codes. */
export function readSubdivisionRows(projectDirectory: string): Map<string, SubdivisionRow[]> {
  const path = join(projectDirectory, 'data', 'subdivisions.tsv');
  const byCountry = new Map<string, SubdivisionRow[]>();
  for (const { cells } of parseTable(path, readFileSync(path, 'utf8'))) {
    const [code = '', parent = '', replacements = '', ...names] = cells;
    const row = { code, parent, replacements: replacements === '' ? [] : replacements.split(' '), names };
    addToList(byCountry, code.slice(0, 2), row);
  }
  return byCountry;
}
