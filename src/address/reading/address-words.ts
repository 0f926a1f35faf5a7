import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { isPostalCode, primaryPart, type ReadPostalCode, readPostalCode } from './postal-code.ts';

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/**
 * What counts as a postal code: `exact` takes only the country's shape, `slip` also a single word that may be
 * a slip of it.
 */
export type CodeShape = 'exact' | 'slip';

/** Takes out the words that are a postal code, up to three of them together ("1234 AB"). */
export function takeCodes(
  words: readonly string[],
  codes: Map<string, string>,
  profile: CountryProfile,
  shape: CodeShape = 'exact',
): string[] {
  const { postalCode: rules } = profile;
  const left: string[] = [];
  const whole = shape === 'slip' && words.length === 2 ? slipOfTwoWords(words.join(' '), profile) : undefined;
  if (whole !== undefined) {
    codes.set(whole.canonical, whole.written);
    return left;
  }
  for (let at = 0; at < words.length; at++) {
    const length = [3, 2, 1].find(
      (count) => at + count <= words.length && isCode(words.slice(at, at + count), profile, shape),
    );
    if (length === undefined || rules === null) {
      left.push(words[at] ?? '');
      continue;
    }
    const read = readPostalCode(words.slice(at, at + length).join(' '), rules);
    codes.set(primaryPart(read.canonical, rules), read.written);
    at += length - 1;
  }
  return left;
}

/**
 * Whether words are one postal code. Several words count only where the country puts spaces between them, so
 * "Cork T12" does not.
 */
function isCode(words: readonly string[], { postalCode: rules }: CountryProfile, shape: CodeShape): boolean {
  const text = words.join(' ');
  if (rules === null || !/\d/.test(text)) return false;
  if (!isPostalCode(text, rules))
    return (
      shape === 'slip' &&
      words.length === 1 &&
      mayBeSlip.test(text) &&
      readPostalCode(text, rules).status === 'slip'
    );
  if (words.length === 1) return true;
  const [first = '', ...others] = words;
  const isPrefixed = rules.prefixes.includes(first.toUpperCase());
  return rules.writtenPattern.test((isPrefixed ? others.join(' ') : text).toUpperCase());
}

/** Reads a field of two words as a slip of a code, if the country's codes have two words ("Y5 HN50"). */
function slipOfTwoWords(text: string, { postalCode: rules }: CountryProfile): ReadPostalCode | undefined {
  if (rules === null || !rules.hasLetters || !rules.example.includes(' ') || !mayBeSlip.test(text))
    return undefined;
  const read = readPostalCode(text, rules);
  return read.status === 'slip' ? read : undefined;
}

// A house number is shorter than a code, and a name does not have two digits.
const mayBeSlip = /\d.*\d/;

/**
 * Takes an area out of a segment: the whole segment, or its last words. A name that is also a place's stays a
 * place.
 */
export function takeArea(
  words: readonly string[],
  areas: Map<string, string>,
  profile: CountryProfile,
): string[] {
  for (const count of [words.length, 3, 2, 1]) {
    if (count > words.length) continue;
    const text = words.slice(words.length - count).join(' ');
    const area = profile.areas.find(text);
    const isWhole = count === words.length;
    if (area === undefined || (!isWhole && text.length > 3 && text !== text.toUpperCase() && count === 1))
      continue;
    if (isWhole && areas.has(area)) return [...words];
    areas.set(area, text);
    return words.slice(0, words.length - count);
  }
  return [...words];
}

/** Drops the code or name of the known area that follows other words ("Fremont CA"). */
export function dropArea(
  words: readonly string[],
  known: string,
  profile: CountryProfile,
): readonly string[] {
  const last = words[words.length - 1];
  if (last === undefined || !/^[A-Z.]{2,5}$/.test(last)) return words;
  return words.length > 1 && profile.areas.find(last) === known ? words.slice(0, -1) : words;
}
