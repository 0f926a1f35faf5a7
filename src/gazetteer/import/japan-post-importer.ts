import { toRomaji } from 'wanakana';
import { type PlaceRow, placeRow } from '../read/place-row.ts';
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

async function* readCodes(file: SourceFile, spellings: ReadonlyMap<string, readonly string[]>) {
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

// 札幌市中央区 is the ward 中央区 of the city 札幌市; 北群馬郡榛東村 is the village 榛東村 of its county.
const cityAndWard = /^(.+?市)(.+区)$/u;
const countyAndTown = /^.+?郡(.+[町村])$/u;

/** Returns other ways to write a municipality: without its county, by its city, and each in Latin letters. */
export function municipalityForms(kanji: string, kana: string): string[] {
  const city = cityAndWard.exec(kanji)?.[1];
  const town = countyAndTown.exec(kanji)?.[1];
  return [...latinMunicipality(kanji, kana), ...[city, town].filter((each) => each !== undefined)];
}

/** Writes kana in Latin letters by Hepburn's rules, as on maps and in addresses: long vowels have no mark. */
function romanizeKana(kana: string): string {
  return toRomaji(kana.replaceAll('ー', ''))
    .replaceAll("'", '')
    .replace(/ou|oo/g, 'o')
    .replace(/uu/g, 'u')
    .replace(/n(?=[bmp])/g, 'm');
}

// The word for the kind of municipality, in kanji, and its possible readings.
const kindsOfKanji: readonly (readonly [RegExp, RegExp, string])[] = [
  [/市$/u, /シ$/u, 'shi'],
  [/区$/u, /ク$/u, 'ku'],
  [/町$/u, /(?:マチ|チョウ)$/u, ''],
  [/村$/u, /(?:ムラ|ソン)$/u, ''],
];

/**
 * Returns the ways to write a municipality in Latin letters: "Maebashi-shi" and "Maebashi" for 前橋市; for a
 * ward of a city, the ward and then the city. `kana` is its whole name in kana, as Japan Post gives it.
 */
function latinMunicipality(kanji: string, kana: string): string[] {
  const text = kana.normalize('NFKC');
  const [, city, ward] = cityAndWard.exec(kanji) ?? [];
  if (city !== undefined && ward !== undefined) {
    // The city ends at a シ with a ward after it, if there is only one.
    const ends = [...text.matchAll(/シ(?=.+ク$)/gu)].map(({ index }) => index + 1);
    const end = ends[0];
    if (end === undefined || ends.length > 1) return latinOf(kanji, text);
    const [ofCity, ofWard] = [latinOf(city, text.slice(0, end)), latinOf(ward, text.slice(end))];
    return [`${ofWard[0]}, ${ofCity[0]}`, ...ofWard, ...ofCity];
  }
  const [, town] = /^.+?郡(.+)$/u.exec(kanji) ?? [];
  const county = town === undefined ? -1 : text.indexOf('グン');
  return county < 0 ? latinOf(kanji, text) : latinOf(town ?? '', text.slice(county + 2));
}

function latinOf(kanji: string, kana: string): string[] {
  for (const [ofKanji, ofKana, word] of kindsOfKanji) {
    const end = ofKana.exec(kana);
    if (!ofKanji.test(kanji) || end === null) continue;
    const stem = capitalized(romanizeKana(kana.slice(0, end.index)));
    return [`${stem}-${word === '' ? romanizeKana(end[0]) : word}`, stem];
  }
  return [capitalized(romanizeKana(kana))];
}
