import { costs } from '../cost/costs.ts';
import { isDigit } from '../reading/code-slips.ts';
import { type ReadLocality, readLocality } from '../reading/read-address.ts';
import { editDistance, lettersOf } from '../text/edit-distance.ts';
import { foldedWords, type NameKeys } from '../text/place-key.ts';
import { tellingWords } from '../text/telling-words.ts';
import { costOfEdits, misspelling } from './misspelling.ts';

const never = Number.POSITIVE_INFINITY;

const tellingStart = /^(?:north|south|east|west|ober|unter|nieder|neu|alt|gross|klein|new|old)/;

// Words that the data abbreviates and that buyers write out, and misspell when they do.
const writtenOut = new Map([
  ['st', 'saint'],
  ['mt', 'mount'],
  ['ft', 'fort'],
]);

/** No misspelling of a name costs less, in nats. */
export const leastOfMisspelt = Math.min(
  costs.nameBlank,
  costs.nameShortened,
  costs.nameBySound,
  costOfEdits(1, 'ab', 'abc'),
  costOfEdits(1, 'ab', 'ba'),
);

/** How a typed name is spelled, prepared once for all the names it is compared with. */
export interface TypedName {
  readonly locality: ReadLocality;
  readonly words: readonly string[];
  /** Keys of the words. */
  readonly keys: readonly string[];
  /** The `lettersOf` its key. */
  readonly letters: number;
}

export type TypedNames = readonly [TypedName, ...TypedName[]];

/**
 * The typed text, and its beginning where that alone may be the name: "Lautrbach" of "Lautrbach (Hessen)".
 */
export function typedNames(locality: ReadLocality, keys: NameKeys): TypedNames {
  const { text } = locality;
  const whole = typedName(locality, keys);
  if (!hasSituation(text)) return [whole];
  return [whole, typedName(readLocality(text.slice(0, text.search(situation)), keys), keys)];
}

/** Whether words of a text say where the place lies that its beginning names. */
export function hasSituation(text: string): boolean {
  // A postal code behind the name stands in the wrong field, and says nothing about where the place lies.
  return text.search(situation) >= 4 && !/\d{3}/.test(text);
}

// Links between a name and the words that say where the place lies: "Bernau bei Berlin", "Frankfurt (Oder)",
// "Burton upon Trent". The number of a district is one too: "Dublin 6".
const situation =
  / ?[(/]| \d{1,2}$| (?:[abio]\.?\s?d|[abio])\.\s?| (?:bei|am|an|im|in|ob|vor|unter|auf|sur|sous|en|lès|les|aux?|upon|on|near|next|aan|op|bij|nad|pod|u|při|pri|del?|di|do|da)\s/i;

/** Such a link, shortened: "Linz a.d. Donau". */
export const shortLink = /^ (?:[abio]\.?\s?d|[abio])\.\s?/i;

function typedName(locality: ReadLocality, keys: NameKeys): TypedName {
  const words = foldedWords(locality.text);
  const keysOfWords = words.map((word) => keys.keyOfWords([word]));
  return { locality, words, keys: keysOfWords, letters: lettersOf(locality.key) };
}

const articles = new Set('a o as os el la los las le les il lo gli the'.split(' '));

/** Returns the typed name without the article at its beginning: "Cabezadas" for "Las Cabezadas". */
export function withoutArticle(typed: TypedName): TypedName {
  const [first = '', ...words] = typed.words;
  return words.length === 0 || !articles.has(first) ? typed : { ...typed, words, keys: typed.keys.slice(1) };
}

/**
 * Returns what it costs, in nats, to have typed this for the name; Infinity if that name was not meant. Both
 * names must have the same words, misspellings aside: "Greenwood" and "Greenwood Village" are two places, as
 * are "East Haven" and "New Haven".
 */
export function nameCost(typed: TypedName, name: string, keys: NameKeys): number {
  if (Math.abs(name.length - typed.locality.text.length) > mostLengthsApart(name)) return never;
  const words = foldedWords(name);
  if (typed.words.length === words.length) return wordsCost(typed, words, keys);
  if (isLongerOrShorter(typed, words, keys) || isTelling(typed.words, words)) return never;
  // Allows one extra or missing space, and one error beside it.
  const beside = Math.min(
    costOfOneEdit(typed.words.join(''), words.join('')),
    costOfOneEdit(typed.locality.key, keys.keyOfWords(words)),
  );
  return costs.nameBlank + beside;
}

function costOfOneEdit(typed: string, meant: string): number {
  const edits = editDistance(typed, meant, 1);
  return edits > 1 ? never : costOfEdits(edits, typed, meant);
}

// A name that is cut off may have half the letters of the meant one. No other error changes the length more.
function mostLengthsApart(name: string): number {
  return Math.max(4, name.length >> 1);
}

function isTelling(typedWords: readonly string[], words: readonly string[]): boolean {
  const first = typedWords[0] ?? '';
  const other = words[0] ?? '';
  return first !== other && (tellingWords.has(first) || tellingWords.has(other));
}

function wordsCost(typed: TypedName, words: readonly string[], keys: NameKeys): number {
  let total = 0;
  for (const [at, word] of typed.words.entries()) {
    const meant = words[at] ?? '';
    if (word === meant || typed.keys[at] === keys.keyOfWords([meant])) continue;
    if (at > 0 && isOtherLink(word, meant)) continue;
    total += wordCost(word, writtenOut.get(meant) ?? meant, words.length > 1);
    if (total === never) return never;
  }
  return total;
}

/** How lists and people write one Italian or Portuguese preposition. */
const links = new Set('de di del dei della delle degli da do das dos'.split(' '));
const letterOfLinks = 'd';

/** Whether two words both link, or one has a link before it: "Cava dei Tirreni", "Villeneuve Ascq". */
function isOtherLink(typed: string, meant: string): boolean {
  // Most words begin with another letter, which is quick to see.
  const isLinked = typed[0] === letterOfLinks;
  const isMeantLinked = meant[0] === letterOfLinks;
  if (isLinked && isMeantLinked) return links.has(typed) && links.has(meant);
  return (isMeantLinked && isElided(typed, meant)) || (isLinked && isElided(meant, typed));
}

function isElided(bare: string, elided: string): boolean {
  return elided.length > 3 && elided.length === bare.length + 1 && elided.endsWith(bare) && vowel.test(bare);
}

const vowel = /^[aeiouh]/;

function wordCost(typed: string, meant: string, hasCompany: boolean): number {
  if (tellingWords.has(typed) && tellingWords.has(meant)) return never;
  // The number of one district is not that of another.
  if (isDigit(typed[0]) && isDigit(meant[0])) return never;
  const start = tellingStart.exec(typed)?.[0];
  if (start !== undefined && (tellingStart.exec(meant)?.[0] ?? start) !== start) return never;
  if (hasCompany && Math.max(typed.length, meant.length) <= 4 && editDistance(typed, meant, 1) === 1)
    return Math.min(typed.length, meant.length) > 1 ? costOfEdits(1, typed, meant) : never;
  return misspelling(typed, meant);
}

/** Whether one name has all the words of the other: "Hot Springs" and "Hot Springs National Park". */
export function isLongerOrShorter(typed: TypedName, words: readonly string[], keys: NameKeys): boolean {
  if (typed.words.length === words.length || typed.words.length === 0) return false;
  const own = words.map((word) => keys.keyOfWords([word]));
  const [longer, shorter] = own.length > typed.keys.length ? [own, typed.keys] : [typed.keys, own];
  return shorter.every((key) => longer.includes(key));
}
