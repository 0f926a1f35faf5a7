import { type PlaceRow, placeRow } from '../read/place-row.ts';
import { municipalityForms } from './japanese-names.ts';
import type { PlaceImporter, ReadLine } from './place-importer.ts';
import { readCsv } from './read-csv.ts';
import { type SourceFile, withSource } from './read-source.ts';

/** Lists of Japan Post beside the list of all codes (utf_ken_all), one file each. */
export interface JapanPostFiles {
  /** KEN_ALL_ROME: municipalities in Latin letters. */
  readonly latin?: string;
  /** JIGYOSYO: codes of large receivers. */
  readonly receivers?: string;
}

const countKenAll = 15;
const countReceivers = 13;

/**
 * Reads Japan Post's lists. A code stands for its municipality in kanji. Its Latin spellings come from
 * KEN_ALL_ROME, if that is given, and always from its kana by Hepburn's rules.
 */
export async function japanPostImporter({ latin, receivers }: JapanPostFiles): Promise<PlaceImporter> {
  const spellings = latin === undefined ? new Map<string, string[]>() : await readLatin(latin);
  const large = receivers === undefined ? [] : await readReceivers(receivers);
  return {
    name: 'japan-post',
    licence: 'free of charge and of copyright (Japan Post)',
    options: { encoding: 'utf-8' },
    source: (file) => `Japan Post, ${file}`,
    read: (file) => readCodes(file, spellings),
    finish: (rows) => {
      const names = new Map(rows.map((row) => [row.place, row.otherNames ?? []]));
      return [...rows, ...large.map((row) => ({ ...row, otherNames: names.get(row.place) ?? [] }))];
    },
  };
}

async function* readCodes(
  file: SourceFile,
  spellings: ReadonlyMap<string, readonly string[]>,
): AsyncGenerator<ReadLine> {
  const seen = new Set<string>();
  const read = (values: readonly string[]): ReadLine['row'] => {
    const [, , code = '', , kana = '', , prefecture = '', municipality = ''] = values;
    if (values.length !== countKenAll) return `${values.length} columns instead of ${countKenAll}`;
    if (!/^\d{7}$/.test(code) || municipality === '') return 'the postal code or the municipality is missing';
    const identity = `${code} ${municipality}`;
    // The towns of a code follow one another, and all belong to one municipality.
    if (seen.has(identity)) return undefined;
    seen.add(identity);
    const otherNames = [...(spellings.get(municipality) ?? []), ...municipalityForms(municipality, kana)];
    return rowOf(code, municipality, prefecture, otherNames);
  };
  for await (const { line, values } of readCsv(file)) yield { line, row: read(values) };
}

/** Reads a further list as a whole. */
function readList(path: string): Promise<(readonly string[])[]> {
  return withSource(path, async (file) => {
    const records: (readonly string[])[] = [];
    for await (const { values } of readCsv(file, { encoding: 'shift_jis' })) records.push(values);
    return records;
  });
}

async function readReceivers(path: string): Promise<PlaceRow[]> {
  return (await readList(path)).flatMap((values) => {
    const [, , , prefecture = '', municipality = '', , , code = ''] = values;
    const isCode = values.length === countReceivers && /^\d{7}$/.test(code);
    return isCode ? [rowOf(code, municipality, prefecture)] : [];
  });
}

/**
 * Returns the spellings in Latin letters by municipality in kanji: "SAPPORO SHI CHUO KU" gives Chuo-ku and
 * Chuo, Sapporo-shi and Sapporo.
 */
async function readLatin(path: string): Promise<Map<string, string[]>> {
  const spellings = new Map<string, string[]>();
  for (const [, , municipality = '', , , latin = ''] of await readList(path)) {
    const key = municipality.replace(/\s/g, '');
    if (latin !== '' && !spellings.has(key)) spellings.set(key, latinForms(latin));
  }
  return spellings;
}

const kinds = new Set(['SHI', 'KU', 'CHO', 'MACHI', 'MURA', 'SON']);

function latinForms(latin: string): string[] {
  const words = latin.split(/\s+/);
  // A county precedes its towns and villages here, but addresses omit it.
  const county = words.indexOf('GUN');
  const forms: string[][] = [];
  let stem: string[] = [];
  for (const word of words.slice(county + 1)) {
    if (kinds.has(word) && stem.length > 0) {
      const name = capitalized(stem.join(' '));
      forms.unshift([`${name}-${word.toLowerCase()}`, name]);
      stem = [];
    } else stem.push(word);
  }
  return forms.flat();
}

function capitalized(text: string): string {
  return text.toLowerCase().replace(/(?:^| )\p{L}/gu, (letter) => letter.toUpperCase());
}

function rowOf(code: string, municipality: string, prefecture: string, otherNames: string[] = []): PlaceRow {
  return placeRow('JP', code, municipality, [{ name: prefecture, code: '' }], { otherNames });
}
