import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTable } from '../../src/gazetteer/read/data-table.ts';
import { isRegionSource, type RegionSource } from './postal-region-sources.ts';

/** A line of a country's table in `data/regions`. */
export interface PostalRegionRow {
  /** The beginnings of the region's canonical postal codes. */
  readonly beginnings: readonly string[];
  /** The most kilometres between a place of the region and one of its towns. */
  readonly km: number;
  /** Names of towns of the region; " in " and a division may follow the name. */
  readonly towns: readonly string[];
  readonly source: RegionSource;
}

/** The table of one country. */
export interface PostalRegionRows {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly rows: readonly PostalRegionRow[];
  /** Whether the table has every beginning in use. */
  readonly isComplete: boolean;
}

/** Returns the countries of the project's tables, by their ISO 3166-1 alpha-2 codes. */
export function countriesWithRegions(projectDirectory: string): string[] {
  return tableNames(projectDirectory).map(countryOfTable);
}

/** Reads the project's tables. Throws an error that names a line it cannot read. */
export function readPostalRegionRows(projectDirectory: string): PostalRegionRows[] {
  return tableNames(projectDirectory).map((name) =>
    parsePostalRegions(name, readFileSync(join(projectDirectory, tables, name), 'utf8')),
  );
}

const tables = join('data', 'regions');

function tableNames(projectDirectory: string): string[] {
  return readdirSync(join(projectDirectory, tables)).sort();
}

function countryOfTable(fileName: string): string {
  const [, code] = /^([a-z]{2})\.tsv$/.exec(fileName) ?? [];
  if (code === undefined)
    throw new Error(`${fileName} has not the name of a country's table, such as de.tsv.`);
  return code.toUpperCase();
}

/**
 * Reads a country's table: beginnings, kilometres, towns and source, separated by tabs, and a line "complete"
 * where every beginning in use stands in it. Lines that begin with "#" are comments. Throws an error that
 * names a line it cannot read.
 */
export function parsePostalRegions(fileName: string, text: string): PostalRegionRows {
  const country = countryOfTable(fileName);
  const rows: PostalRegionRow[] = [];
  let isComplete = false;
  const seen = new Set<string>();
  for (const { cells, where } of parseTable(fileName, text)) {
    const refuse = (reason: string) => new Error(`${where}: ${reason}.`);
    const [codes = '', km = '', towns = '', source = '', ...more] = cells;
    if (codes === 'complete' && cells.length === 1) {
      isComplete = true;
      continue;
    }
    if (more.length > 0 || source === '')
      throw refuse('it has not four columns: beginnings, km, towns, source');
    if (!/^[1-9]\d*$/.test(km)) throw refuse(`"${km}" is no number of kilometres`);
    if (!isRegionSource(source)) throw refuse(`"${source}" is no source`);
    const beginnings = codes.split(' ').flatMap(parseBeginnings);
    for (const beginning of beginnings) {
      if (!/^[A-Z\d]+$/.test(beginning)) throw refuse(`"${codes}" is no list of beginnings`);
      if (seen.has(beginning)) throw refuse(`${beginning} stands above already`);
      seen.add(beginning);
    }
    rows.push({ beginnings, km: Number(km), towns: towns.split(', '), source });
  }
  if (rows.length === 0) throw new Error(`${fileName} has no region.`);
  return { country, rows, isComplete };
}

const range = /^([A-Z]*)(\d+)-(\d+)$/;

/**
 * Reads a list of beginnings: "AB10-12,15" is AB10, AB11, AB12 and AB15. An item after a comma has the
 * letters of the first one.
 */
function parseBeginnings(list: string): string[] {
  const letters = /^[A-Z]*/.exec(list)?.[0] ?? '';
  return list.split(',').flatMap((each, index) => {
    const text = index === 0 ? each : letters + each;
    const [, prefix = '', from = '', to = ''] = range.exec(text) ?? [];
    if (from === '' || Number(to) < Number(from)) return [text];
    return Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, at) => prefix + String(Number(from) + at).padStart(from.length, '0'),
    );
  });
}
