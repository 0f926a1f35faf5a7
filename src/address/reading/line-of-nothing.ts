import { costs } from '../cost/costs.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { PostalAddress } from '../postal-address.ts';
import { foldedWords } from '../text/place-key.ts';
import { isKeyRun, namesNothing, typingCost } from './noise.ts';

const shortestWord = 4;
/** With fewer names, nothing is known of a country's letters. */
const enoughNames = 300;

/**
 * Whether the first line names nothing: a word for nothing, a run of keys, only marks, a letter or two. Where
 * streets always have names, a number alone names nothing either, unless another line has the street. A line
 * with a number and a word is never doubted.
 */
export function isLineOfNothing({ line1, line2, line3 }: PostalAddress, profile: CountryProfile): boolean {
  if (line1 === null || isStreetLike(line1)) return false;
  if (namesNothing(line1)) return true;
  const words = foldedWords(line1);
  if (words.length > 0 && words.every(isKeyRun)) return true;
  const letters = line1.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return !letterIn(line2, line3) && (!/\d/.test(line1) || lacksStreet(line1, profile));
  if (/\d/.test(line1) || !alphabetic.test(line1)) return false;
  return /^\p{L}{1,2}$/u.test(line1) || (words.length === 1 && isOdd(profile.keyOf(line1), profile));
}

/** Whether a line has a number and a word of three letters. */
function isStreetLike(line: string): boolean {
  return /\d/.test(line) && /\p{L}{3}/u.test(line);
}

/** Whether a line is one number, in a country where streets always have names. */
function lacksStreet(line: string, { definition }: CountryProfile): boolean {
  return definition.streetWords !== undefined && /^\D*\d+\D*$/.test(line);
}

const alphabetic = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

function letterIn(...lines: readonly (string | null)[]): boolean {
  return lines.some((line) => line !== null && /\p{L}{2}/u.test(line));
}

/** Whether keys hit at random explain a word far better than the letters of the country's names do. */
function isOdd(key: string, { letters, places }: CountryProfile): boolean {
  return (
    (places?.localityCount ?? 0) >= enoughNames &&
    key.length >= shortestWord &&
    letters(key) > typingCost(key) + costs.lineOdd
  );
}
