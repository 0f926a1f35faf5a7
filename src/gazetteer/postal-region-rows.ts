import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of `data/postal-regions.tsv`. */
export interface PostalRegionRow {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The beginnings of the region's canonical postal codes. */
  readonly beginnings: readonly string[];
  /** The most kilometres between a place of the region and one of its towns. */
  readonly km: number;
  /** Names of towns of the region; " in " and a division may follow the name. */
  readonly towns: readonly string[];
}

/** The contents of the file, for all countries. */
export interface PostalRegionRows {
  readonly rows: readonly PostalRegionRow[];
  /** Countries for which the file has every beginning in use. */
  readonly complete: ReadonlySet<string>;
}

const fileName = 'postal-regions.tsv';

/** Reads the project's file. Throws an error that names a line it cannot read. */
export function readPostalRegionRows(projectDirectory: string): PostalRegionRows {
  return parsePostalRegions(readFileSync(join(projectDirectory, 'data', fileName), 'utf8'));
}

/**
 * Reads the lines of the file: country, beginnings, kilometres and towns, separated by tabs, or a country and
 * "complete". Lines that begin with "#" are comments. Throws an error that names a line it cannot read.
 */
export function parsePostalRegions(text: string): PostalRegionRows {
  const rows: PostalRegionRow[] = [];
  const complete = new Set<string>();
  const seen = new Set<string>();
  for (const [index, line] of text.trimEnd().split('\n').entries()) {
    if (line.startsWith('#')) continue;
    const refuse = (reason: string) => new Error(`${fileName}, line ${index + 1}: ${reason}.`);
    const [country = '', codes = '', km = '', towns = '', ...more] = line.split('\t');
    if (!/^[A-Z]{2}$/.test(country)) throw refuse('it begins with no code of a country');
    if (codes === 'complete' && km === '') {
      complete.add(country);
      continue;
    }
    if (more.length > 0 || towns === '')
      throw refuse('it has not four columns: country, beginnings, km, towns');
    if (!/^[1-9]\d*$/.test(km)) throw refuse(`"${km}" is no number of kilometres`);
    const beginnings = codes.split(' ').flatMap(parseBeginnings);
    for (const beginning of beginnings) {
      if (!/^[A-Z\d]+$/.test(beginning)) throw refuse(`"${codes}" is no list of beginnings`);
      if (seen.has(country + beginning)) throw refuse(`${beginning} stands above already`);
      seen.add(country + beginning);
    }
    rows.push({ country, beginnings, km: Number(km), towns: towns.split(', ') });
  }
  return { rows, complete };
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
