import { toRomaji } from 'wanakana';
import { capitalized } from '../compile/romanize.ts';

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
const kinds: readonly (readonly [RegExp, RegExp, string])[] = [
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
  for (const [ofKanji, ofKana, word] of kinds) {
    const end = ofKana.exec(kana);
    if (!ofKanji.test(kanji) || end === null) continue;
    const stem = capitalized(romanizeKana(kana.slice(0, end.index)));
    return [`${stem}-${word === '' ? romanizeKana(end[0]) : word}`, stem];
  }
  return [capitalized(romanizeKana(kana))];
}
