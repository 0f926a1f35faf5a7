import { foldedWords } from './place-key.ts';
import { type BoxWords, boxSigns, boxWords } from './post-office-box-words.ts';
import type { PostalAddress } from './postal-address.ts';

export type AddressLine = 'line1' | 'line2' | 'line3';

/** Finds post-office boxes in the addresses of one country. */
export interface BoxFinder {
  /** The first address line that is a post-office box, or holds one beside something else. */
  find(address: PostalAddress): AddressLine | null;
}

interface Entry {
  readonly words: readonly string[];
  readonly place: BoxWords['place'];
  readonly numberless: boolean;
}

const lines: readonly AddressLine[] = ['line1', 'line2', 'line3'];

// A bare BOX behind one of these is a rural or military delivery point, not a post-office box (USPS Publication 28, 24 to 26).
const deliveryPoint =
  /(?:^|[^a-z])(?:rr|r ?r|rfd|r ?f ?d|hc|h ?c|hcr|rte?|route|rural route|highway contract|star route|star rte?|psc|cmr|unit|lot|spc|space|apt|slip)[ #.]{0,3}[a-z]?-?\d/i;
// After these words the text is the name of a street, whatever its words mean otherwise.
const streetTail = new Set(
  (
    'st street rd road ave avenue ln lane dr drive ct court cir circle pl place way blvd boulevard ter terrace trl trail hwy ' +
    'highway pkwy parkway loop run canyon creek elder hill springs butte sq square strasse str platz weg'
  ).split(' '),
);

/** Compiles the words for boxes that are used in a country. */
export function boxFinder(country: string): BoxFinder {
  const byFirstWord = new Map<string, Entry[]>();
  for (const { words, place, numberless, countries } of boxWords) {
    if (countries !== undefined && !countries.includes(country)) continue;
    const split = words.split(' ');
    const first = split[0] ?? '';
    byFirstWord.set(first, [
      ...(byFirstWord.get(first) ?? []),
      { words: split, place, numberless: numberless === true },
    ]);
  }
  const firstWord = new RegExp(`(?:^|[^a-z\\d])(?:${[...byFirstWord.keys()].join('|')})(?![a-z])`, 'i');
  /** Most lines are plain, and have no word that a box begins with: they need not be read word by word. */
  const mayHoldBox = (text: string | null) =>
    text !== null && (firstWord.test(text) || !plainText.test(text));
  return {
    find(address) {
      const possible = lines.filter((line) => mayHoldBox(address[line]));
      if (possible.length === 0) return null;
      const isDeliveryPoint = lines.some((line) => deliveryPoint.test(address[line] ?? ''));
      return possible.find((line) => holdsBox(address[line] ?? '', byFirstWord, isDeliveryPoint)) ?? null;
    },
  };
}

/** ASCII without apostrophes: folding it changes nothing but the case. */
const plainText = /^[\x20-&(-_a-~]*$/;

const segmentEnd = /[,;/|\n(–—]| - /;
const notAscii = /[^\x20-\x7e]/;
const glued = /^(pobox|pob|box|bp|postfach|postbus|postboks|apdo|casilla|bx)(\d+[a-z]?)$/;

function holdsBox(text: string, entries: ReadonlyMap<string, readonly Entry[]>, isDeliveryPoint: boolean) {
  if (notAscii.test(text) && boxSigns.some((sign) => text.includes(sign))) return true;
  // "а/я" and "ta/th" write one word around a slash; every other slash ends a segment.
  const segments = text.replace(/(^|\s)(\p{L})\/(\p{L})(?=[\s\d.]|$)/gu, '$1$2 $3').split(segmentEnd);
  return segments.some((segment) => {
    const words = splitGlued(foldedWords(segment));
    const isWhole = segments.length === 1 || words.length > 1;
    return words.some((word, at) =>
      (entries.get(word) ?? []).some(
        (entry) => !(isDeliveryPoint && entry.place === 'alone') && isBoxAt(words, at, entry, isWhole),
      ),
    );
  });
}

function splitGlued(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const match = glued.exec(word);
    return match?.[1] !== undefined && match[2] !== undefined ? [match[1], match[2]] : [word];
  });
}

function isBoxAt(words: readonly string[], at: number, entry: Entry, isWhole: boolean): boolean {
  const { words: wanted, place, numberless } = entry;
  if (!wanted.every((word, offset) => words[at + offset] === word)) return false;
  const rest = words.slice(at + wanted.length).filter((word) => !numberMarks.has(word));
  const hasNumber = rest[0] !== undefined && !streetTail.has(rest[0]) && isBoxNumber(rest[0], place);
  if (place === 'alone') return at === 0 && isWhole && hasNumber && isNumberOnly(rest);
  if (rest.some((word) => streetTail.has(word)) && !(hasNumber && place === 'anywhere')) return false;
  if (place === 'segment') return at === 0 && hasNumber;
  return hasNumber || (numberless && rest.length === 0);
}

const numberMarks = new Set(['no', 'nr', 'n', 'num', 'number', 'numero', 'nº', 'n°']);

/** "12", "12-A". */
function isNumberOnly(words: readonly string[]): boolean {
  return words.length === 1 || (words.length === 2 && /^(?:[a-z]|\d{1,4})$/.test(words[1] ?? ''));
}

/** A box has a number, or in the US one or two letters ("PO Box A", "Drawer AB"). */
function isBoxNumber(word: string, place: BoxWords['place']): boolean {
  return /^[a-z]{0,3}\d[\da-z]*$/.test(word) || (place !== 'segment' && /^[a-z]{1,2}$/.test(word));
}
