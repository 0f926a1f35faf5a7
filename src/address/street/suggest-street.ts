import { editDistance } from '../text/edit-distance.ts';
import { foldedWords } from '../text/place-key.ts';
import { markedSlip } from './marked-slip.ts';
import { mayBeNumberedGap } from './numbered-street.ts';
import {
  replaceDirectional,
  replaced,
  replaceType,
  replaceWord,
  withDirectionalInPlace,
} from './rewrite-line.ts';
import {
  correctableWord,
  type MeantWord,
  type ReadStreet,
  type StrangeLine,
  type StrangeStreet,
  safeWord,
} from './strange-line.ts';
import type { StreetConvention, StreetLanguage } from './street-convention.ts';
import { partsOfKey, type StreetName, type StreetWord } from './street-name.ts';
import { isNearKnown, mayHaveNumber } from './street-numbers.ts';
import {
  isCompatible,
  isSameDirection,
  isSameType,
  type StreetVariant,
  variantsAt,
} from './street-variants.ts';
import type { KeyTest } from './streets.ts';

/** An address line with another street in it. */
export interface StreetSuggestion {
  readonly line1: string;
  /** What changes: a word of the name, the type of the street, or the point of the compass. */
  readonly kind: 'name' | 'type' | 'directional';
}

/**
 * Corrects a street that its postal code does not have, if that is safe. A real street that the data lacks is
 * too often one edit from another one. The suggested street must have the number. A misspelt name needs one
 * alphabetic word of four letters or more that is one edit off, and no other street may fit. Another type or
 * point of the compass must be the only one that has the number. Of a street that the code has, the type
 * alone is corrected, if no number of it is near.
 */
export function suggestStreet(
  { streets, work, convention, code, line1 }: StrangeLine,
  readings: Iterable<ReadStreet>,
): StreetSuggestion | undefined {
  for (const { line, name } of readings) {
    if (!work.spend()) return undefined;
    if (line.numbers.length === 0) continue;
    // Written out, since V8 gives each object that is spread here a form of its own.
    const strange: StrangeStreet = { streets, work, convention, code, line1, line, name };
    const namesakes = variantsAt(streets, code, name);
    const typed = namesakes.filter((namesake) => isCompatible(name, namesake));
    if (typed.some(({ street }) => mayStandOn(strange, street))) return undefined;
    if (typed.length > 0) return ofNamesakes(strange, namesakes, 'type');
    const found =
      namesakes.length === 0
        ? ofSlip(strange)
        : (ofNamesakes(strange, namesakes, 'type') ?? ofNamesakes(strange, namesakes, 'directional'));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether the number of the line may stand on a street: it is near the known ones, or none are known. */
function mayStandOn({ streets, code, line }: StrangeStreet, street: number): boolean {
  const numbers = streets.numbersOf(code, street);
  return numbers === undefined || line.numbers.some(({ value }) => isNearKnown(numbers, value));
}

/** What tells namesakes apart, when that may be corrected, and how. */
const correctable = {
  type: {
    part: 'type',
    isSameElse: isSameDirection,
    isSafe: (strange: StrangeStreet) => !mayBeGap(strange),
    replace: replaceType,
  },
  directional: {
    part: 'directionals',
    isSameElse: isSameType,
    isSafe: mayPointTo,
    replace: replaceDirectional,
  },
} as const;

/** Corrects a part of the street, if all namesakes that have the number agree in it. */
function ofNamesakes(
  strange: StrangeStreet,
  namesakes: readonly StreetVariant[],
  kind: keyof typeof correctable,
): StreetSuggestion | undefined {
  const { part, isSameElse, isSafe, replace } = correctable[kind];
  const there = namesakes.filter((each) => isSameElse(strange.name, each) && hasNumber(strange, each.street));
  const [meant] = there;
  const isOne = new Set(there.map((each) => each[part])).size === 1;
  if (meant === undefined || !isOne || !isSafe(strange, meant)) return undefined;
  const line1 = replace(strange, meant);
  return line1 === undefined
    ? undefined
    : { line1: withDirectionalInPlace(line1, strange, meant.street), kind };
}

/**
 * Whether the street of the typed type may exist although the data lacks it. In languages whose types end a
 * word, one name often has several types side by side (Takalantie, Takalankuja; Lister Straße, Lister Damm),
 * and people hardly ever confuse them.
 */
function mayBeGap(strange: StrangeStreet): boolean {
  const { type, typeWord } = strange.name;
  const isPartOfName = strange.convention.languages.some(
    ({ stands, types }) => stands === 'suffix' && types.get(typeWord?.text ?? '') === type,
  );
  return isPartOfName ? !strange.streets.isComplete(strange.code) : mayBeNumberedGap(strange);
}

const opposites = new Set(['n,s', 's,n', 'e,w', 'w,e']);

/**
 * Whether the point of the compass may be corrected. Most streets have both halves with the same numbers, so
 * data with gaps may lack just the other half.
 */
function mayPointTo({ streets, code, name: { directionals } }: StrangeStreet, meant: StreetVariant): boolean {
  return streets.isComplete(code) || !opposites.has(`${directionals},${meant.directionals}`);
}

function hasNumber({ streets, code, line }: StrangeStreet, street: number): boolean {
  const numbers = streets.numbersOf(code, street);
  return numbers !== undefined && line.numbers.some(({ value }) => mayHaveNumber(numbers, value));
}

/** Returns the line that one edit of one word leads to; undefined if there are several. */
function ofSlip(strange: StrangeStreet): StreetSuggestion | undefined {
  const { streets, code, work, convention } = strange;
  // A near street may be among those that are not looked at.
  if (!work.spend(streets.streetsOfCode(code).length)) return undefined;
  const lines = new Set<string>();
  for (const [street, key] of streets.streetsLike(code, mayBeMeant(strange.name, convention))) {
    const corrected = correct(strange, key, street);
    if (corrected !== undefined) lines.add(corrected);
    // A near street that cannot be named safely also rules out all others.
    if (corrected === '' || lines.size > 1) return undefined;
  }
  const [line1] = lines;
  return line1 === undefined ? undefined : { line1, kind: 'name' };
}

const blank = ' '.charCodeAt(0);

/**
 * Returns a quick test that rules most streets out: an edit leaves one end of the name as it is, also where
 * the name has a misspelt type or point of the compass at the other. Takes the key in UTF-8, in the first
 * bytes of an array.
 */
function mayBeMeant({ core }: StreetName, { hasDigraphs }: StreetConvention): KeyTest {
  const typed = new TextEncoder().encode(core);
  return (key, length) => {
    // Folding may have changed both ends.
    if (hasDigraphs || key[0] === typed[0]) return true;
    let end = 0;
    while (end < length && key[end] !== blank) end++;
    return key[end - 1] === typed[typed.length - 1];
  };
}

/**
 * Returns the line with this street, if it is one edit away and has the number. Empty if the word may not be
 * corrected.
 */
function correct(strange: StrangeStreet, key: string, street: number): string | undefined {
  const meant = meantText(strange.name, key, strange.convention);
  if (meant !== undefined) {
    if (!hasNumber(strange, street)) return undefined;
    const word = wordMeant(strange.name.words, meant, strange.streets.streetName(street, strange.code));
    if (word === undefined) return '';
    return withDirectionalInPlace(replaceWord(strange, word, street), strange, street);
  }
  if (!strange.convention.hasDigraphs || !isNear(strange.name.core, key, strange.convention.languages))
    return undefined;
  const word = markedSlip(strange, strange.streets.streetName(street, strange.code));
  if (word === undefined || !hasNumber(strange, street)) return undefined;
  return replaced(strange.line1, strange.line.from, word.typed, word.meant);
}

const mostFolded = 3;

/** Whether folding may be what turned a slip of one edit into several. */
function isNear(typed: string, key: string, languages: readonly StreetLanguage[]): boolean {
  const { core, type } = partsOfKey(key);
  const types = languages.map(({ longTypes }) => longTypes.get(type) ?? '');
  return ['', ...types].some((each) => editDistance(typed, core + each, mostFolded) <= mostFolded);
}

/**
 * Returns the text one edit away that the typed words were meant to be: the name alone, or the name with a
 * misspelt type or point of the compass.
 */
function meantText(name: StreetName, key: string, { languages }: StreetConvention): string | undefined {
  const typed = name.core;
  const parts = partsOfKey(key);
  if (parts.core.length > typed.length + 1) return undefined;
  if (isSlip(typed, parts.core) && isCompatible(name, parts)) return parts.core;
  for (const { stands, longTypes, directionals } of languages) {
    const type = longTypes.get(parts.type);
    if (name.type === '' && type !== undefined && isSameDirection(name, parts)) {
      const whole = stands === 'start' ? type + parts.core : parts.core + type;
      if (isSlip(typed, whole)) return whole;
    }
    const [direction = ''] = parts.directionals.split(',');
    if (name.directionals === '' && direction !== '' && isSameType(name, parts)) {
      const long =
        [...directionals].find(([form, code]) => code === direction && form !== code)?.[0] ?? direction;
      for (const whole of [long + parts.core, parts.core + long]) if (isSlip(typed, whole)) return whole;
    }
  }
  return undefined;
}

function isSlip(typed: string, meant: string): boolean {
  return editDistance(typed, meant, 1) === 1;
}

/**
 * Returns the typed word that contains the edit, if that word may be corrected. An edit between two words may
 * belong to either: "Vi Nassa" lacks a letter of "Via", not of "Nassa". The words of the written street tell.
 */
function wordMeant(words: readonly StreetWord[], meant: string, written: string): MeantWord | undefined {
  const whole = words.map(({ text }) => text).join('');
  const found: MeantWord[] = [];
  let from = 0;
  for (const typed of words) {
    const to = from + typed.text.length;
    const end = meant.length - (whole.length - to);
    if (whole.slice(0, from) === meant.slice(0, from) && whole.slice(to) === meant.slice(end))
      found.push({ typed, meant: meant.slice(from, end) });
    from = to;
  }
  const [word] = found.length > 1 ? found.filter((each) => foldedWords(written).includes(each.meant)) : found;
  if (word === undefined) return undefined;
  return safeWord.test(word.meant) && correctableWord.test(word.typed.text) ? word : undefined;
}
