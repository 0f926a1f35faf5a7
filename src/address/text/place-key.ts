/**
 * The version of the comparison key. Compiled place data contains keys and cannot be searched with keys of
 * another version. Raise it whenever any key changes.
 */
export const placeKeyVersion = 2;

const combiningMarks = /[\u0300-\u036f]/g;
// Characters inside a word: O'Fallon, 's-Gravenhage, L’Aquila, Hawaiʻi, ОБ'ЄДНАНА.
const apostrophes = /['’‘`´ʻʼ]/g;
const word = /[\p{L}\p{M}\p{N}]+/gu;
const asciiOnly = /^[\x20-\x7e]*$/;

// Letters that Unicode does not decompose.
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ə: 'a',
  ς: 'σ',
};
const undecomposed = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

// Words that mean the same place written out or abbreviated: every language's Saint, Mount and Fort.
const anywhere: Readonly<Record<string, string>> = {
  saint: 'st',
  sankt: 'st',
  sint: 'st',
  sainte: 'ste',
  sta: 'santa',
  sto: 'santo',
  mount: 'mt',
  fort: 'ft',
};

// USPS Publication 28 (directionals, appendix C1 suffixes), as far as they appear in place names.
const english: Readonly<Record<string, string>> = {
  ...anywhere,
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
  and: '',
  beach: 'bch',
  center: 'ctr',
  centre: 'ctr',
  falls: 'fls',
  grove: 'grv',
  harbor: 'hbr',
  harbour: 'hbr',
  heights: 'hts',
  hills: 'hls',
  island: 'is',
  junction: 'jct',
  lake: 'lk',
  lakes: 'lks',
  mountain: 'mtn',
  park: 'pk',
  point: 'pt',
  ridge: 'rdg',
  river: 'riv',
  rock: 'rk',
  springs: 'spgs',
  township: 'twp',
  valley: 'vly',
  village: 'vlg',
};

// Malay in the spelling of 1972. Older spellings and abbreviations survive in names.
const malay: Readonly<Record<string, string>> = {
  ...anywhere,
  tanjong: 'tanjung',
  tg: 'tanjung',
  kampong: 'kampung',
  kg: 'kampung',
  kpg: 'kampung',
  sungei: 'sungai',
  sg: 'sungai',
  telok: 'teluk',
  tlk: 'teluk',
  bkt: 'bukit',
  lubok: 'lubuk',
  ampat: 'empat',
  baharu: 'baru',
  bahru: 'baru',
  bharu: 'baru',
  ulu: 'hulu',
  sri: 'seri',
  china: 'cina',
};

const englishCountries = new Set(
  'US PR VI GU AS MP CA GB IE AU NZ ZA PH JM BS BM KY GG JE IM GI MT SG'.split(' '),
);
// Countries where an e after the letter may stand for a mark: Düsseldorf and Duesseldorf, Tromsø and Tromsoe.
const digraphCountries = new Set('DE AT CH LI LU DK NO SE FI AX FO SJ IS'.split(' '));

/** Returns the words of a text, folded: runs of letters and digits in any script. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(word) ?? [];
}

const plainWord = /^[a-z\d]+$/i;

/** Returns the letters and digits of a text, folded; empty if it has none. Fast for a plain word. */
export function foldedWord(text: string): string {
  return plainWord.test(text) ? text.toLowerCase() : foldedWords(text).join('');
}

/**
 * Returns the key by which place names are compared: two names with the same key are the same to a buyer.
 * Letter case, diacritics, punctuation and white space do not count. Neither do Saint/St, Mount/Mt, Fort/Ft
 * or, by country, directionals, common words (Heights/Hts) and Umlaut digraphs. Letters of every script stay.
 * Text without letters or digits gives the empty key.
 */
export function placeKey(text: string, country: string): string {
  return keyOfWords(foldedWords(text), country);
}

/** Returns the `placeKey` of a text that has these folded words. */
export function keyOfWords(words: readonly string[], country: string): string {
  const abbreviations = abbreviationsOf(country);
  let key = '';
  for (const each of words) key += Object.hasOwn(abbreviations, each) ? abbreviations[each] : each;
  if (key === '') key = words.join('');
  return digraphCountries.has(country) ? key.replace(/([aou])e/g, '$1').replaceAll('aa', 'a') : key;
}

function abbreviationsOf(country: string): Readonly<Record<string, string>> {
  if (englishCountries.has(country)) return english;
  return country === 'MY' || country === 'BN' ? malay : anywhere;
}

/**
 * Returns the text in lower case without diacritics, full-width forms and apostrophes; every other character
 * stays.
 */
function foldText(text: string): string {
  const lower = text.toLowerCase().replace(apostrophes, '');
  if (asciiOnly.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(combiningMarks, '')
    .normalize('NFC')
    .replace(undecomposed, (letter) => letters[letter] ?? letter);
}
