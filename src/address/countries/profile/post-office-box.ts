import type { PostalAddress } from '../../postal-address.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { groupBy } from '../../text/group-by.ts';
import { asciiText, plainText } from '../../text/latin-text.ts';
import { foldedWord, foldedWords, longestText } from '../../text/place-key.ts';
import { inLatinLookAlikes } from '../../text/repair-text.ts';
import type { BoxWords } from '../shared/box-words.ts';
import {
  boxesEverywhere,
  boxSigns,
  numberMarks,
  stationWords,
  streetTails,
} from '../shared/boxes-everywhere.ts';

export type AddressLine = 'line1' | 'line2' | 'line3';

/** Finds post-office boxes in the addresses of one country. */
export interface BoxFinder {
  /** The first address line that is a post-office box, or contains one beside something else. */
  find(address: PostalAddress): AddressLine | null;
}

const places = ['numberless', 'anywhere', 'segment', 'start', 'alone'] as const satisfies (keyof BoxWords)[];
type Place = (typeof places)[number];

interface Entry {
  readonly words: readonly string[];
  readonly place: Place;
  /** Two or three letters, which can stand for many other things. */
  readonly isInitials: boolean;
}

const lines: readonly AddressLine[] = ['line1', 'line2', 'line3'];

// A bare BOX after one of these is a rural or military delivery point, not a post-office box (USPS
// Publication 28, 24 to 26; Canada Post, rural route, site and compartment).
const deliveryPoint =
  /(?:^|[^a-z])(?:r ?r|r ?f ?d|h ?c|hcr|rte?|route|highway contract|psc|cmr|unit|lot|spc|space|apt|slip|site|comp)[ #.]{0,3}[a-z]?-?\d/i;

/** Returns a finder of what means a box everywhere, and of a country's own words. */
export function boxFinder(own: readonly BoxWords[] = []): BoxFinder {
  const entries = entriesOf([...boxesEverywhere, ...own]);
  const byFirstLetter = groupBy(entries, ({ words }) => firstLetter(words[0] ?? ''));
  const firstWord = firstWordOf(entries);
  const lastWords = new Set(entries.map(({ words }) => words.at(-1) ?? ''));
  /** Most lines are plain and have no word that begins a box, so they need not be read word by word. */
  const mayHoldBox = (text: string | null) =>
    text !== null && (firstWord.test(text) || !plainText.test(text));
  return {
    find(address) {
      const possible = lines.filter((line) => mayHoldBox(address[line]));
      if (possible.length === 0) return null;
      const context: Context = {
        byFirstLetter,
        lastWords,
        isDeliveryPoint: lines.some((line) => deliveryPoint.test(address[line] ?? '')),
        postalCode: foldedWord(address.postalCode ?? ''),
      };
      return possible.find((line) => holdsBox(address[line] ?? '', context)) ?? null;
    },
  };
}

function entriesOf(words: readonly BoxWords[]): Entry[] {
  const entries = new Map<string, Entry>();
  for (const wording of words) {
    for (const place of places)
      for (const text of wording[place] ?? []) {
        const words = foldedWords(text);
        const isInitials = words.join('').length <= 3;
        const known = entries.get(words.join(' '));
        // Words that may stand anywhere may also stand at the beginning.
        if (known === undefined || places.indexOf(known.place) > places.indexOf(place))
          entries.set(words.join(' '), { words, place, isInitials });
        const joined = words.join('');
        // Letters alone keep what stands between them: "A.P. 12" is a box in Mexico, "Ap 12" a flat.
        if (joined.length > words.length && words.length > 1 && !entries.has(joined))
          entries.set(joined, { words: [joined], place, isInitials });
      }
  }
  return [...entries.values()];
}

const firstLetter = (word: string) => String.fromCodePoint(word.codePointAt(0) ?? 0);

/** Short words may be written letter by letter: P.O., s l p. */
const isSpelled = (word: string) => word.length <= 4;

/**
 * Returns a pattern that matches a plain word that begins a box. Words with other letters only stand in lines
 * that are not plain.
 */
function firstWordOf(entries: readonly Entry[]): RegExp {
  const plain = entries.filter(({ words: [first = ''] }) => /^[a-z\d]+$/.test(first));
  const patterns = new Set(plain.flatMap(({ words }) => [patternOf(words), ...lackingLetter(words)]));
  return new RegExp(`(?:^|[^a-z\\d])(?:${[...patterns].join('|')})(?![a-z])`, 'i');
}

const fewestAbbreviated = 6;
const fewestTyped = 3;

/**
 * Each long word of a phrase may be abbreviated: "skr. pocz.", "Cas. de Correo". Beside short ones alone, it
 * says too little.
 */
const isAbbreviable = (word: string, phrase: readonly string[]) =>
  word.length >= fewestAbbreviated && phrase.filter(({ length }) => length >= fewestTyped).length > 1;

/** Returns a pattern of what the first word of a phrase may be written as. */
function patternOf(phrase: readonly string[]): string {
  const [first = ''] = phrase;
  if (isSpelled(first)) return [...first].join('[^a-z\\d]*');
  if (!isAbbreviable(first, phrase)) return first;
  return (
    first.slice(0, fewestTyped) +
    [...first.slice(fewestTyped)].reduceRight((end, letter) => `(?:${letter}${end})?`, '')
  );
}

/** What stays the same for each line of an address. */
interface Context {
  readonly byFirstLetter: ReadonlyMap<string, readonly Entry[]>;
  readonly lastWords: ReadonlySet<string>;
  readonly isDeliveryPoint: boolean;
  readonly postalCode: string;
}

// A Hungarian's house number has a stop: "Fő u. 5. Pf. 12".
const segmentEnd = /[,;/|\n(–—،、，]| - |(?<=\d)\. /;
// Marks between a box and its number: "PO Box - 12", "Postfach (12)".
const apartNumber = /(?: [-–—] | ?\( ?)(?=\d)/g;
/** "B.P12" */
const behindInitials = /(?<=\p{L}\.\p{L})(?=\p{Nd})/gu;
// "а/я", "P/Bag", "ta/th" and the street "C/ Casilla" write words around a slash; every other slash ends a
// segment.
const innerSlash = /(^|[^\p{L}\p{N}])(\p{L}{1,2})\/ ?(\p{L}+)(?=[^\p{L}]|$)/gu;

const unseen = /\p{Default_Ignorable_Code_Point}/gu;
/** Latin letters, or Cyrillic ones that look like BOX. */
const mayBeLatin = /\p{Script=Latin}|вох/iu;

function holdsBox(typed: string, context: Context): boolean {
  if (asciiText.test(typed)) return saysBox(typed, context);
  const full = typed.normalize('NFKC').slice(0, longestText);
  if (boxSigns.some((sign) => sign.test(full))) return true;
  const text = typed.replace(unseen, '');
  const latin = mayBeLatin.test(text) ? inLatinLookAlikes(text) : text;
  return saysBox(text, context) || (latin !== text && saysBox(latin, context));
}

function saysBox(text: string, context: Context): boolean {
  const segments = text
    .replace(apartNumber, ' ')
    .replaceAll('№', ' ')
    .replace(behindInitials, ' ')
    .replace(innerSlash, '$1$2 $3')
    .split(segmentEnd);
  return segments.some((segment, position) => {
    const words = splitGlued(foldedWords(segment), context.lastWords);
    const around = {
      isFirst: position === 0,
      isWhole: segments.length === 1 || words.length > 1,
      ...context,
    };
    return words.some((word, at) =>
      (context.byFirstLetter.get(firstLetter(word)) ?? []).some((entry) => {
        const isAll = at === 0 && endOf(words, at, entry.words) === words.length;
        const whole = isAll ? [...words, ...numberIn(segments[position + 1] ?? '')] : words;
        return isBoxAt(whole, at, entry, around);
      }),
    );
  });
}

/** The words of a segment that is a number alone, which a comma may part from the box: "Apartado, 12". */
function numberIn(segment: string): readonly string[] {
  const words = foldedWords(segment);
  const isNumber = /\d/.test(words.join('')) && isNumberOnly(words.filter((word) => !marks.has(word)));
  return isNumber ? words : [];
}

interface SegmentContext extends Context {
  readonly isFirst: boolean;
  /** Whether the segment is the line, or has words beside its first. */
  readonly isWhole: boolean;
}

/** Separates words from their numbers: "pobox12", "bp45", "nº12". */
function splitGlued(words: readonly string[], lastWords: ReadonlySet<string>): string[] {
  return words.flatMap((word) => {
    const match = /^(\p{L}{1,12})(\p{Nd}+\p{L}?)$/u.exec(word);
    const [, letters = '', number = ''] = match ?? [];
    if (lastWords.has(word)) return [word];
    return lastWords.has(letters) || marks.has(letters) ? [letters, number] : [word];
  });
}

function isBoxAt(
  words: readonly string[],
  at: number,
  { words: wanted, place, isInitials }: Entry,
  { isFirst, isWhole, isDeliveryPoint, postalCode }: SegmentContext,
): boolean {
  const end = endOf(words, at, wanted);
  if (end === undefined) return false;
  let start = end;
  while (marks.has(words[start] ?? '')) start += 1;
  const rest = words.slice(start);
  const [number] = rest;
  if (number === undefined) return place === 'numberless';
  if (isTail(number) && !(place === 'numberless' && areLettersOfBox(rest))) return false;
  const isBare = wanted[0] === 'box' || wanted[0] === 'bx';
  if (!isBoxNumber(number, place, isInitials && !(isBare && areLettersOfBox(rest)))) return false;
  if (isInitials && postalCode !== '' && rest.join('').startsWith(postalCode)) return false;
  if (place === 'anywhere' || place === 'numberless') return !(isInitials && rest.some(isTail));
  if (rest.some(isTail)) return false;
  if (place === 'start') return at === 0 && isFirst;
  if (isBare && isDeliveryPoint) return false;
  if (place === 'alone') return at === 0 && isWhole && !isDeliveryPoint && isNumberOnly(rest);
  return at === 0 || (!isInitials && /^\p{Nd}/u.test(words[at - 1] ?? ''));
}

const marks = new Set(foldedWords(numberMarks));
const isTail = (word: string) => streetTails.has(word);

/** Letters of a post office and a number: in "P.O. Box CT 123" of Cantonments in Accra, CT is no court. */
const areLettersOfBox = ([letters = '', number = '']: readonly string[]) =>
  letters.length === 2 && /^\p{Nd}/u.test(number);

/**
 * Returns the end of the wanted words that begin at a position, written out, abbreviated or letter by letter;
 * undefined if they do not begin there.
 */
function endOf(words: readonly string[], at: number, wanted: readonly string[]): number | undefined {
  let position = at;
  for (const word of wanted) {
    const typed = words[position] ?? '';
    const isShort = typed.length >= fewestTyped && word.startsWith(typed) && isAbbreviable(word, wanted);
    const isTyped = typed === word || isShort || lacksLetter(typed, word, wanted);
    if (isTyped) position += 1;
    else if (isSpelled(word) && [...word].every((letter, offset) => words[position + offset] === letter))
      position += [...word].length;
    else return undefined;
  }
  return position;
}

/** Whether one letter of a long word is left out: "Post Ofice Box", "Posfach". */
function lacksLetter(typed: string, word: string, phrase: readonly string[]): boolean {
  if (typed.length !== word.length - 1 || word.length < fewestAbbreviated) return false;
  if (word === phrase[0]) return lackingLetter(phrase).includes(typed);
  return editDistance(typed, word, 1) === 1;
}

const fewestAlone = 7;

/** What the first word of a box is typed as where a letter within it is left out. */
function lackingLetter([word = '', second]: readonly string[]): string[] {
  if (word.length < (second === undefined ? fewestAlone : fewestAbbreviated)) return [];
  return Array.from(word.slice(1, -1), (_, at) => word.slice(0, at + 1) + word.slice(at + 2));
}

/** Whether the words are a box's number and nothing else: "12", "12-A", "12 Stn Main". */
function isNumberOnly([number = '', next, ...more]: readonly string[]): boolean {
  if (next === undefined) return true;
  if (!/\d/.test(number)) return more.length === 0 && number.length <= 2 && /^\d{1,5}$/.test(next);
  return stationWords.has(next) || (more.length === 0 && /^(?:[a-z]|\d{1,4})$/.test(next));
}

/**
 * Whether a word may be a box's number. It may also be one or two letters ("PO Box A", "Drawer AB", "PO Box
 * HM 1234").
 */
function isBoxNumber(word: string, place: Place, isInitials: boolean): boolean {
  if (isInitials) return /^\p{Nd}/u.test(word);
  return /^[a-z]{0,3}\p{Nd}/u.test(word) || (place !== 'segment' && /^[a-z]{1,2}$/.test(word));
}
