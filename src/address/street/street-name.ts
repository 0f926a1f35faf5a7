import { plainText } from '../text/latin-text.ts';
import { foldedWord, withoutDigraphs } from '../text/place-key.ts';
import type { StreetConvention, StreetLanguage } from './street-convention.ts';

/** Compiled street data holds keys: raise this version whenever any key changes. */
export const streetKeyVersion = 1;

/**
 * A street's name, split into its parts. Its key is `core`, `core type` or `core type directionals`; a
 * missing part is empty. Letter case, diacritics, blanks, articles and abbreviations make no difference to
 * the key. The core has no blank, so streets that differ only in type and directionals are neighbours in the
 * order of keys.
 */
export interface StreetName {
  readonly core: string;
  /** The code of the type, or empty. */
  readonly type: string;
  /** The codes of the points of the compass in the order of the name, joined by a comma; or empty. */
  readonly directionals: string;
  /** The words that form the core, as they were typed. */
  readonly words: readonly StreetWord[];
  readonly typeWord: StreetWord | undefined;
  readonly directionalWords: readonly StreetWord[];
}

/** A word, or a part of a word with a meaning of its own. */
export interface StreetWord {
  /** Folded; a word of the core has the form that it has in the core. */
  readonly text: string;
  /** Where it stands in the text that was read: [from, to). */
  readonly from: number;
  readonly to: number;
}

export function streetKeyOf({
  core,
  type,
  directionals,
}: Pick<StreetName, 'core' | 'type' | 'directionals'>): string {
  if (directionals !== '') return `${core} ${type} ${directionals}`;
  return type === '' ? core : `${core} ${type}`;
}

/** The parts of a key. */
export function partsOfKey(key: string): Pick<StreetName, 'core' | 'type' | 'directionals'> {
  const first = key.indexOf(' ');
  if (first < 0) return { core: key, type: '', directionals: '' };
  const core = key.slice(0, first);
  const second = key.indexOf(' ', first + 1);
  if (second < 0) return { core, type: key.slice(first + 1), directionals: '' };
  return { core, type: key.slice(first + 1, second), directionals: key.slice(second + 1) };
}

/** Whether the type is the end of the name's last word: Bahnhofstraße. */
export function isTypeInWord({ words, typeWord }: Pick<StreetName, 'words' | 'typeWord'>): boolean {
  return typeWord !== undefined && words[words.length - 1]?.to === typeWord.to;
}

interface Word extends StreetWord {
  /** A full stop follows, which marks an abbreviation. */
  readonly hasStop: boolean;
}

const wordWithApostrophes = /[\p{L}\p{M}\p{N}'’‘`´ʻʼº]+/gu;
const wordWithout = /[\p{L}\p{M}\p{N}º]+/gu;

/** Reads a street's name; undefined if the text has no letter or digit. */
export function readStreetName(text: string, convention: StreetConvention): StreetName | undefined {
  let words = wordsOf(text, convention);
  if (words.length === 0) return undefined;
  const directionalWords: Word[] = [];
  let type = '';
  let typeWord: Word | undefined;
  for (const language of convention.languages) {
    words = takeDirectionals(words, language, directionalWords);
    const taken = takeType(words, language);
    if (taken === undefined) continue;
    ({ type, typeWord, words } = taken);
    break;
  }
  const core = coreOf(words, convention);
  return {
    core: type === '' ? withRoadFolded(core) : joined(core),
    type,
    directionals: directionalsOf(directionalWords, convention),
    words: core,
    typeWord,
    directionalWords,
  };
}

function directionalsOf(words: readonly Word[], { languages }: StreetConvention): string {
  const codes = languages[0]?.directionals;
  return words.map(({ text }) => codes?.get(text) ?? '').join(',');
}

function joined(words: readonly StreetWord[]): string {
  let text = '';
  for (const word of words) text += word.text;
  return text;
}

function wordsOf(text: string, convention: StreetConvention): Word[] {
  return plainText.test(text) ? plainWordsOf(text) : foldedWordsOf(text, convention);
}

/** The same as `foldedWordsOf`, and faster. */
function plainWordsOf(text: string): Word[] {
  const words: Word[] = [];
  const lower = text.toLowerCase();
  for (let from = 0; from < lower.length; from++) {
    let to = from;
    while (isLetterOrDigit(lower.charCodeAt(to))) to++;
    if (to === from) continue;
    words.push({ text: lower.slice(from, to), from, to, hasStop: lower[to] === '.' });
    from = to;
  }
  return words;
}

function isLetterOrDigit(char: number): boolean {
  return (char >= 97 && char <= 122) || isDigit(char);
}

function isDigit(char: number): boolean {
  return char >= 48 && char <= 57;
}

function foldedWordsOf(text: string, { splitsApostrophes }: StreetConvention): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(splitsApostrophes ? wordWithout : wordWithApostrophes)) {
    const folded = foldedWord(match[0]);
    const to = match.index + match[0].length;
    if (folded !== '') words.push({ text: folded, from: match.index, to, hasStop: text[to] === '.' });
  }
  return words;
}

/** Takes points of the compass off both ends while a name remains: "North St" is a street called North. */
function takeDirectionals(words: Word[], { directionals, types }: StreetLanguage, taken: Word[]): Word[] {
  let rest = words;
  const [first, second] = words;
  const isNameBehind = words.length > 2 || (second !== undefined && !types.has(second.text));
  if (first !== undefined && directionals.has(first.text) && isNameBehind) {
    taken.push(first);
    rest = rest.slice(1);
  }
  const last = rest[rest.length - 1];
  if (last !== undefined && directionals.has(last.text) && rest.length > 1) {
    // "Avenue E" is a name.
    const isLetter = last.text.length === 1 && rest.length === 2 && types.has(rest[0]?.text ?? '');
    if (!isLetter) {
      taken.push(last);
      rest = rest.slice(0, -1);
    }
  }
  return rest;
}

interface TakenType {
  readonly type: string;
  readonly typeWord: Word;
  readonly words: Word[];
}

function takeType(words: Word[], language: StreetLanguage): TakenType | undefined {
  if (language.stands === 'suffix') return takeSuffix(words, language);
  const at = language.stands === 'end' ? words.length - 1 : 0;
  const typeWord = words[at];
  const type = language.types.get(typeWord?.text ?? '');
  if (type === undefined || typeWord === undefined || words.length < 2) return undefined;
  return { type, typeWord, words: words.filter((_, index) => index !== at) };
}

const shortestStem = 2;

function takeSuffix(words: Word[], { types }: StreetLanguage): TakenType | undefined {
  const last = words[words.length - 1];
  if (last === undefined) return undefined;
  const before = words.slice(0, -1);
  const isWritten = (form: string) => form.length > 2 || last.hasStop;
  const whole = types.get(last.text);
  if (whole !== undefined && before.length > 0 && isWritten(last.text)) {
    return { type: whole, typeWord: last, words: before };
  }
  for (let cut = shortestStem; cut < last.text.length; cut++) {
    const form = last.text.slice(cut);
    const type = types.get(form);
    if (type === undefined || !isWritten(form)) continue;
    const stem = { ...last, text: last.text.slice(0, cut) };
    return { type, typeWord: { ...last, text: form }, words: [...before, stem] };
  }
  return undefined;
}

/**
 * Returns the words as the core has them: without articles, abbreviations written out, ordinals as numbers.
 */
function coreOf(words: readonly Word[], { nameWords, hasDigraphs }: StreetConvention): readonly StreetWord[] {
  const named: StreetWord[] = [];
  for (const { text, from, to } of words) {
    const meant = withoutOrdinal(nameWords.get(text) ?? text);
    if (meant !== '') named.push({ text: hasDigraphs ? withoutDigraphs(meant) : meant, from, to });
  }
  return named.length > 0 ? named : words;
}

// "&" is left out; a whole ordinal counts as its number.
const ordinal = /^(\d+)(?:st|nd|rd|th)$/;

function withoutOrdinal(word: string): string {
  return isDigit(word.charCodeAt(0)) ? word.replace(ordinal, '$1') : word;
}

// "CR 12" and "County Road 12"; "SR 46", "US-46", "State Hwy 46" and "Route 46".
const countyRoad = /^(?:(?:county|cnty)(?: (?:road|highway|route))?|cr) (\d\w*)$/;
const highway =
  /^(?:(?:us|u s|state|saint|interstate|i)(?: (?:highway|route|road))?|highway|route|sr|sh|us) (\d\w*)$/;

/**
 * Returns the core of the words without a type. Numbered roads have too many spellings to be compared word by
 * word.
 */
function withRoadFolded(words: readonly StreetWord[]): string {
  const text = words.map(({ text: word }) => word).join(' ');
  const county = countyRoad.exec(text);
  if (county !== null) return `countyroad${county[1]}`;
  const state = highway.exec(text);
  return state === null ? joined(words) : `highway${state[1]}`;
}
