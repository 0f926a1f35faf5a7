import { costs } from '../cost/costs.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { anyDigit } from '../text/digits.ts';
import { foldedWord, foldedWords } from '../text/place-key.ts';
import { remember } from '../text/remember.ts';
import labelsOfForms from './labels-of-forms.json' with { type: 'json' };
import wordsForNothing from './words-for-nothing.json' with { type: 'json' };

/** Scripts whose words may have a single character, and stand without spaces. */
export const wordPerCharacter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * What a word is: it says nothing (`nothing`), or nothing beside such a word (`beside`: labels of fields and
 * small words), or it is one of sentences (`sentence`), which no name of several words has among those of 117
 * countries in GeoNames' data.
 */
type Kind = 'nothing' | 'beside' | 'sentence';

/** What a form asks for: of the street's words, `detail` are those that say nothing without their label. */
export type LabelKind = 'line' | 'number' | 'detail' | 'district' | 'city' | 'code' | 'area' | 'country';

/** What forms call the parts of an address, each as its folded words without blanks: "postalcode". */
const labels = new Map<string, LabelKind>(
  Object.values(labelsOfForms).flatMap((language) =>
    Object.entries(language).flatMap(([kind, lines]) =>
      lines.flatMap((line) => line.split(', ').map((label) => [joined(label), kind as LabelKind] as const)),
    ),
  ),
);
const kinds = new Map<string, Kind>([
  ...Array.from(labels.keys(), (label) => [label, 'beside'] as const),
  ...Object.values(wordsForNothing).flatMap((table) =>
    (['nothing', 'beside', 'sentence'] as const).flatMap((kind) =>
      table[kind].flatMap((line) => line.split(' ').map((word) => [word, kind] as const)),
    ),
  ),
]);
const withoutSpaces = new RegExp(`${wordPerCharacter.source}|\\p{Script=Thai}`, 'u');
/** Those of languages that write without spaces, or whose words have endings. */
const partsOfSentence = [...kinds].flatMap(([word, kind]) =>
  kind === 'sentence' && withoutSpaces.test(word) ? [word] : [],
);

/**
 * Whether a text says nothing: "n/a", "none of your business", "enter city", "Testville", "test 2". It does
 * if each of its words says nothing, or one is of a sentence. "The Street" is a name, and a street may be
 * called by a sentence, or by the initials of a name: "MI Road".
 */
export function namesNothing(text: string, isStreet = false): boolean {
  const kind = kindOfText(text);
  if (isStreet && (kind === 'sentence' || initials.test(text))) return false;
  return kind !== undefined;
}

const initials = /^\p{Lu}{2} \p{Lu}\p{Ll}/u;

const fewestLetters = 3;
export const lastDigits = /(?<!\d)\d+$/;
const fewestOfCompound = 4;

/** A hyphen in a romanised name: "Ta-an". */
const hyphenOfName = /^(\p{Lu}\p{Ll}{1,4})-(?=\p{Ll})/u;

const kindOfText = remember((text): Kind | undefined => {
  const words = foldedWords(text.replace(hyphenOfName, '$1'));
  const [first = ''] = words;
  if (words.length < 2) return saysNothingAlone(first) ? 'nothing' : undefined;
  if (isNothingJoined(words) || kindOfLabel(text) !== undefined) return 'nothing';
  // "N/A N/A"
  const half = words.slice(words.length / 2).join(' ');
  if (words.length % 2 === 0 && words.join(' ') === `${half} ${half}`) return kindOfText(half);
  const ofText = words.map(kindBesideOthers);
  if (!ofText.includes(undefined) && ofText.some((kind) => kind !== 'beside')) return 'nothing';
  return ofText.includes('sentence') ? 'sentence' : undefined;
});

/** The kind of a word of several, numbers behind it apart. Beside others, keys in a row say nothing. */
function kindBesideOthers(word: string): Kind | undefined {
  const letters = word.replace(lastDigits, '');
  return isLongRun(letters) ? 'nothing' : kindOf(letters);
}

/** Whether words for nothing stand beside numbers: "Address line 1". "Rua Nada 4" is a street. */
export function numbersNothing(text: string): boolean {
  // The first word tells most lines apart, without folding the others.
  const first = foldedWord(anyWord.exec(text)?.[0] ?? '');
  if (kindOf(first) === undefined && !isLongRun(first)) return false;
  const all = foldedWords(text);
  const words = all.filter((word) => !anyDigit.test(word));
  const isNothing = (word: string) => kindOf(word) === 'nothing' || isLongRun(word);
  // "Line 1"
  if (isNothingJoined(all)) return true;
  if (words.length === 0 || words.every(isNothing)) return words.length > 0;
  // "No. 14, Street 240" is not "No street".
  const from = all.indexOf(words[0] ?? '');
  return isNothingJoined(words) && words.every((word, at) => all[from + at] === word);
}

function isNothingJoined(words: readonly string[]): boolean {
  return kinds.get(words.join('')) === 'nothing';
}

const anyWord = /[\p{L}\p{M}]+/u;

/** What stands between several labels: "PLZ/Ort", "C.P. y Ciudad". "Rua do Município" is a street. */
const betweenLabels = /\/| (?:&|and|or|und|oder|et|ou|y|o|e|en|i|a|og|och|ja|és|ve|și|и) /u;

/**
 * Returns which part forms call so: "Postal code", "Straße und Hausnummer". Of several, it is the city, which
 * the others stand beside: "Town/City", "PLZ/Ort".
 */
export function kindOfLabel(text: string): LabelKind | undefined {
  const kind = labels.get(joined(text));
  if (kind !== undefined || !betweenLabels.test(text)) return kind;
  const each = text.split(betweenLabels).map((name) => labels.get(joined(name)));
  return each.includes(undefined) ? undefined : (each.find((one) => one === 'city') ?? each[0]);
}

function joined(text: string): string {
  return foldedWords(text).join('');
}

function saysNothingAlone(word: string): boolean {
  const kind = kindOf(word.replace(lastDigits, ''));
  if (kind === 'nothing' || kind === 'sentence') return true;
  if ((word.length >= fewestLetters || /[^a-z]/.test(word)) && labels.has(word)) return true;
  return word.length >= fewestLetters && kinds.has(word);
}

/**
 * Returns the kind of a word, which may come over and over. Before the word for a place, keys beside each
 * other say nothing too: "Testville", "Asdfville".
 */
function kindOf(word: string): Kind | undefined {
  const known = word === '' ? 'beside' : kinds.get(word);
  if (known !== undefined) return known;
  if (withoutSpaces.test(word) && partsOfSentence.some((part) => word.includes(part))) return 'sentence';
  for (let length = fewestLetters; length <= word.length / 2; length++)
    if (kinds.get(word.slice(0, length)) === 'nothing' && isRepeat(word, length)) return 'nothing';
  for (let at = fewestOfCompound; at <= word.length - fewestOfCompound; at++) {
    if (kinds.get(word.slice(at)) !== 'beside') continue;
    const before = word.slice(0, at);
    if (kinds.get(before) === 'nothing' || isKeyRun(before)) return 'nothing';
  }
  return undefined;
}

const fewestSpelled = 5;
/** In any script. Korean letters that make no syllable say nothing, as in "ㅇㅇ". */
const sameLetters = /^(?:(\p{L})\1{2,}|[ㄱ-ㅎㅏ-ㅣ]+)$/u;

/** Whether each word of a text is one letter over and over, or, in an alphabet, many are one letter each. */
export function repeatsLetters(text: string): boolean {
  if (sameLetters.test(text)) return true;
  const words = alphabetic.test(text) ? foldedWords(text) : [];
  const fewest = words.length < fewestSpelled ? fewestLetters : 1;
  return words.length > 0 && words.every((word) => word.length >= fewest && /^(\p{L})\1*$/u.test(word));
}

const lettersAndDigits = /^\W*(?:[a-z]\d){3}|^\W*(?:\d[a-z]){3}/i;

/** Whether letters and digits take turns: "a1b2c3". */
export function alternatesDigits(text: string): boolean {
  return lettersAndDigits.test(text);
}

/** A mail address, and the beginning of the address of a page. */
const ofNet = /[^\s@]@[^\s@]+\.\p{L}{2}|^www\./iu;
const markup = /:\/\/|<[a-z/!]|\{\{|\$\{/i;

/** Whether a text is none that is written on a letter. */
export function isNoText(text: string): boolean {
  return ofNet.test(text) || hasMarkup(text);
}

/** Whether a text has markup, or the address of a page, beside whatever else. */
export function hasMarkup(text: string): boolean {
  return markup.test(text);
}

/** Whether a text is typed where a form insists on one: a word for nothing, marks, zeros, "XXXXX". */
export function isOfNothing(text: string): boolean {
  return /^(?:0|[^\p{L}\p{Nd}])*$/u.test(text) || namesNothing(text) || repeatsLetters(text);
}

const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** The rows of other scripts' keyboards, and the beginnings of their alphabets. */
const otherRows = [
  'йцукенгшщзхъ',
  'фывапролджэ',
  'фівапролджє',
  'асдфгхйкл',
  'ячсмитьбю',
  'ячсмітьбю',
  'абвгдежзик',
  'ςερτυθιοπ',
  'ασδφγηξκλ',
  'ζχψωβνμ',
  'αβγδεζηθ',
  'קראטוןםפ',
  'שדגכעיחלךף',
  'זסבהנמצתץ',
  'אבגדהוזחט',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
  'あいうえお',
  'アイウエオ',
  'कखगघङ',
  'กขคง',
  'ฟหกดเ',
  'ㅁㄴㅇㄹ',
  'ㅂㅈㄷㄱ',
  '가나다라마바사',
];
const places = new Map(
  rows.flatMap((row, y) => [...row].map((key, x) => [key, { x: x + y / 2, y }] as const)),
);
/** The keys below each other: "qaz", "2wsx". */
const columns = Array.from('123456789', (_, x) => rows.map((row) => row[x] ?? '').join(''));
const runsOfKeys = [
  ...rows,
  ...columns,
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiop',
  'yxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  ...otherRows.map((row) => foldedWords(row).join('')),
];

const anyKey =
  (1 - costs.noNameNear - costs.noNameInRow - costs.noNameHome - costs.noNameAgain) / costs.noNameKeysInAll;
const homeRow = rows[2] ?? '';
const firstHome = -Math.log(
  costs.noNameHome / homeRow.length + (1 - costs.noNameHome) / costs.noNameKeysInAll,
);
const firstOther = -Math.log((1 - costs.noNameHome) / costs.noNameKeysInAll);

/**
 * Returns how unlikely it is, in nats, that keys hit at random give this text. Hands stay near the last key,
 * in its row or in the middle row, and come back to the same keys.
 */
export function typingCost(key: string): number {
  let nats = homeRow.includes(key[0] ?? '') ? firstHome : firstOther;
  let others = 1;
  for (let at = 1; at < key.length; at++) {
    const isAgain = key.indexOf(key[at] ?? '') < at;
    const likely = likelyPairs.get(key.slice(at - 1, at + 1)) ?? anyKey;
    nats -= Math.log(likely + (isAgain ? costs.noNameAgain / others : 0));
    if (!isAgain) others++;
  }
  return Math.min(nats, rowCost(key));
}

/** Shorter names stay in a row by chance: Reiu, Fask. */
const fewestInRow = 6;

/** The same of hands that stay in one row; Infinity where they leave it. */
function rowCost(key: string): number {
  const row = rows.find((each) => each.includes(key[0] ?? '')) ?? '';
  if (key.length < fewestInRow || ![...key].every((letter) => row.includes(letter)))
    return Number.POSITIVE_INFINITY;
  return key.length * Math.log(row.length) - Math.log(costs.noNameOneRow);
}

/** How likely a key is right after another, by both. Other keys are any. */
const likelyPairs = new Map(
  [...places.keys()].flatMap((before) =>
    [...places.keys()].map((next) => [before + next, likelyPair(before, next)] as const),
  ),
);

function likelyPair(before: string, next: string): number {
  const [from, to] = [places.get(before), places.get(next)];
  if (from === undefined || to === undefined) return anyKey;
  const isNear = Math.abs(from.x - to.x) <= 2 && Math.abs(from.y - to.y) <= 1;
  return (
    anyKey +
    (isNear ? costs.noNameNear / costs.noNameNearKeys : 0) +
    (from.y === to.y ? costs.noNameInRow / (rows[to.y]?.length ?? 1) : 0) +
    (rows[to.y] === homeRow ? costs.noNameHome / homeRow.length : 0)
  );
}

const shortestRun = 4;

function isLongRun(word: string): boolean {
  return word.length >= shortestRun && isKeyRun(word);
}

const shortestPiece = 3;
/** Most texts begin like no run, in either direction. */
const beginningsOfRuns = piecesOf(runsOfKeys, shortestPiece);
/** No name begins so, whatever follows: "asdfö". */
const runsOfLowerRows = piecesOf([...rows.slice(2), 'qsdfghjklm', 'wxcvbn', 'yxcvbnm'], shortestRun);

/** Returns the pieces of some length of texts, in either direction. */
function piecesOf(texts: readonly string[], length: number): ReadonlySet<string> {
  const both = texts.flatMap((text) => [text, [...text].reverse().join('')]);
  const pieces = both.flatMap((text) => Array.from(text, (_, at) => text.slice(at, at + length)));
  return new Set(pieces.filter((piece) => piece.length === length));
}

/** Whether few letters are keys beside each other, or the same ones again. */
export function isTypedAtRandom(key: string): boolean {
  return isKeyRun(key) || beginningsOfRuns.has(key) || new Set(key).size === 1;
}

/**
 * Whether a text is keys beside each other, or a few keys over and over: "asdf", "qwerty", "abcd", "jkjkjk",
 * "asdas", "lkjsdf".
 */
export function isKeyRun(key: string): boolean {
  if (runsOfLowerRows.has(key.slice(0, shortestRun))) return true;
  if (key.length > shortestRun && key[0] === key[shortestPiece]) {
    const first = key.slice(0, shortestPiece);
    if (first.repeat(key.length).startsWith(key) && isInRow(first)) return true;
  }
  // Where a piece may begin: only keys beside each other stand before it. Each is looked at once, for there
  // are more ways to cut alphabets into pieces than can be tried.
  const beginnings = new Set([0]);
  for (const from of beginnings) {
    const rest = key.slice(from);
    if (isInRow(rest) || (rest.length >= shortestRun && isRepeated(rest))) return true;
    const last = key.length - shortestPiece;
    for (let to = from + shortestPiece; to <= last && isInRow(key.slice(from, to)); to++) beginnings.add(to);
  }
  return false;
}

const longestPiece = 4;

/** Other scripts write no vowels, or whole syllables. */
const keysWithoutVowel = /^[b-df-hj-np-tv-xzбвгджзклмнпрстфхцчшщㄱ-ㅎ\d]+$/;

/**
 * Whether one letter, or a few without a vowel, come over and over, or any few three times: people live in
 * Titi, Baybay and Aka Aka, and type "강남구 강남구".
 */
function isRepeated(key: string): boolean {
  for (let length = 1; length <= Math.min(longestPiece, key.length / 2); length++) {
    const isSpoken = length > 1 && !keysWithoutVowel.test(key.slice(0, length));
    if (isRepeat(key, length) && (!isSpoken || key.length >= 3 * length)) return true;
  }
  return false;
}

/** Whether a word is its first so many letters over and over. */
function isRepeat(word: string, length: number): boolean {
  return word.slice(0, length).repeat(word.length / length) === word;
}

function isInRow(keys: string): boolean {
  if (keys.length < shortestPiece) return false;
  if (!beginningsOfRuns.has(keys.slice(0, shortestPiece))) return false;
  const backwards = [...keys].reverse().join('');
  return runsOfKeys.some((row) => row.includes(keys) || row.includes(backwards));
}

/** With fewer names, nothing is known of a country's letters. */
export const enoughNames = 300;

/** Scripts whose words have vowels, or a syllable a sign. */
export const alphabetic =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Letters with marks, which hands at random do not find. */
export const markedLetter = /[À-ɏ]/;

/**
 * Whether letters follow each other in a word as they do in no name of the country: "Xyzzyville". Of several
 * words, one may be foreign, an abbreviation or a Roman number.
 */
export function isJumble(text: string, profile: CountryProfile): boolean {
  const [word = '', second] = foldedWords(text);
  if (second !== undefined) return false;
  if (profile.places.localityCount < 2 * enoughNames) return lacksVowels(word, profile);
  return longWord.test(word) && profile.letters(word, costs.letterRow) > costs.letterRowMost;
}

const longWord = /^[a-z]{6,}$/;

/** Whether a word has no vowel: few names show nothing else of a country's letters. */
export function lacksVowels(word: string, { places }: CountryProfile): boolean {
  return places.localityCount < 2 * enoughNames && /^[b-df-hj-np-tv-xz]{4,}$/.test(word);
}
