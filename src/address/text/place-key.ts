import { asciiText } from './latin-text.ts';
import { remember } from './remember.ts';

/**
 * The version of the comparison key. Compiled place data contains keys and cannot be searched with keys of
 * another version. Raise it whenever any key changes.
 */
export const placeKeyVersion = 3;

export const combiningMarks = /[\u0300-\u036f]/g;
// The same with the vowels of Hebrew and Arabic, the hamza of an alef, and the sign that stretches a word.
const foldedMarks = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670]/g;
/** A letter that was lost on the way: "M?nchen". */
export const lostLetter = /\ufffd|(?<=[\p{L}-]\??)\?(?=\??\p{L})/u;
// Characters inside a word: O'Fallon, 's-Gravenhage, L’Aquila, Hawaiʻi, ОБ'ЄДНАНА.
const apostrophes = new RegExp(`['’‘\`´ʻʼ]|${lostLetter.source}`, 'gu');
/** Without one of these, nothing is to be looked for with the slower pattern. */
const mayHaveApostrophe = /['’‘`´ʻʼ\ufffd?]/;
const word = /[\p{L}\p{M}\p{N}]+/gu;
/** A letter alone before an apostrophe and more letters: "L'Aquila". */
const elided = /(?<!\p{L})\p{L}['’‘`´ʻʼ](?=\p{L})/gu;
const foldedText = /^[a-z\d .,/#()-]*$/;
const plainWord = /^[a-z\d]+$/i;

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
  // Letters of Arabic that people write for each other, and those of Persian and Urdu for the same.
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ہ: 'ه',
};
const undecomposed = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

// Words that mean the same place written out or abbreviated, such as every language's Saint, Mount and Fort.
const anywhere: ReadonlyMap<string, string> = new Map([
  ['saint', 'st'],
  ['sankt', 'st'],
  ['sint', 'st'],
  ['sainte', 'ste'],
  ['sta', 'santa'],
  ['sto', 'santo'],
  ['mount', 'mt'],
  ['fort', 'ft'],
  ['cdad', 'ciudad'],
]);

/** What makes two spellings of a name the same in one country. */
export interface NameNotation {
  /** What a word counts as: its abbreviation, or nothing. */
  readonly words?: Readonly<Record<string, string>>;
  /** An e after a vowel may stand for a mark: Düsseldorf and Duesseldorf, Tromsø and Tromsoe. */
  readonly hasDigraphs?: true;
}

/** The keys of one country's names. */
export interface NameKeys {
  /**
   * Returns the key by which place names are compared: two names with the same key are the same to a buyer.
   * Letter case, diacritics, punctuation and white space do not count. Neither do Saint/St, Mount/Mt, Fort/Ft
   * or, by country, directionals, common words (Heights/Hts) and Umlaut digraphs. Letters of every script
   * stay. Text without letters or digits gives the empty key.
   */
  keyOf(text: string): string;
  /** The keys of the names that a text may begin: its last word may be that of an abbreviation, "sank". */
  keysBegun(text: string): readonly string[];
  /** Returns the key of a text that has these folded words. */
  keyOfWords(words: readonly string[]): string;
}

const fewestBegun = 3;

/** Returns the keys of names that are written so. */
export function nameKeys({ words: particular = {}, hasDigraphs }: NameNotation): NameKeys {
  const meanings = new Map([...anywhere, ...Object.entries(particular)]);
  // Too many names begin with the letter of a point of the compass.
  const abbreviated = [...meanings].flatMap(([word, meaning]) => (meaning.length > 1 ? [word] : []));
  const keyOfWords = (words: readonly string[]) => {
    let key = '';
    for (const each of words) key += meanings.get(each) ?? each;
    if (key === '') key = words.join('');
    return hasDigraphs === true ? withoutDigraphs(key) : key;
  };
  // Half of all names are one plain word. What is elided is a word: the lakes of "Land O'Lakes" are lakes.
  const wordsOf = (text: string) => {
    if (plainWord.test(text)) return [text.toLowerCase()];
    return foldedWords(mayHaveApostrophe.test(text) ? text.replace(elided, '$& ') : text);
  };
  const keysBegun = (text: string) => {
    const words = wordsOf(text);
    const last = words[words.length - 1] ?? '';
    const isBegun = (each: string) => each.length > last.length && each.startsWith(last);
    const meant = last.length < fewestBegun ? [] : abbreviated.filter(isBegun);
    return [
      ...new Set([keyOfWords(words), ...meant.map((each) => keyOfWords([...words.slice(0, -1), each]))]),
    ];
  };
  return { keyOf: (text) => keyOfWords(wordsOf(text)), keysBegun, keyOfWords };
}

/** Returns a key in which a vowel with a mark and the same vowel before an e are one: "muler" for Mueller. */
export function withoutDigraphs(key: string): string {
  return key.replace(/([aou])e/g, '$1').replaceAll('aa', 'a');
}

/**
 * The longest text that is read, typed or folded. No part of a real address is longer, and one typed sign may
 * fold to eighteen. What stands behind it is not looked at.
 */
export const longestText = 300;

/** Returns the words of a text, folded: runs of letters and digits in any script. */
export const foldedWords = remember((text): readonly string[] => foldText(text).match(word) ?? []);

/** The folded words that count as another in names of every language. */
export const wordsWithMeaning: readonly string[] = [...anywhere.keys()];

/** Returns what a folded word counts as in names of every language: "st" for Saint. */
export function meaningAnywhere(word: string): string {
  return anywhere.get(word) ?? word;
}

/** Returns the letters and digits of a text, folded; empty if it has none. Fast for a plain word. */
export function foldedWord(text: string): string {
  return plainWord.test(text) ? text.toLowerCase() : foldedWords(text).join('');
}

// A letter of a real text, such as a Hangul syllable or a Vietnamese vowel, has up to three parts.
const mostDecomposed = 3 * longestText;

/**
 * Returns the text in lower case without diacritics, full-width forms and apostrophes; every other character
 * stays.
 */
function foldText(text: string): string {
  const typed = text.toLowerCase();
  if (foldedText.test(typed)) return typed;
  const lower = mayHaveApostrophe.test(typed) ? typed.replace(apostrophes, '') : typed;
  if (asciiText.test(lower)) return lower;
  const unmarked = lower.normalize('NFKD').slice(0, mostDecomposed).replace(foldedMarks, '');
  if (asciiText.test(unmarked)) return unmarked.slice(0, longestText);
  return unmarked
    .normalize('NFC')
    .replace(undecomposed, (letter) => letters[letter] ?? letter)
    .slice(0, longestText);
}
