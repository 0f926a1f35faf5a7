import { costs } from '../cost/costs.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { PostalAddress } from '../postal-address.ts';
import { unitDesignators } from '../street/unit-designators.ts';
import { anyDigit } from '../text/digits.ts';
import { foldedWords } from '../text/place-key.ts';
import { hasStreetWord } from './has-street-word.ts';
import {
  alphabetic,
  alternatesDigits,
  enoughNames,
  hasMarkup,
  isKeyRun,
  isNoText,
  lacksVowels,
  lastDigits,
  markedLetter,
  namesNothing,
  numbersNothing,
  repeatsLetters,
  typingCost,
} from './noise.ts';

/**
 * Whether the first line names nothing: a word for nothing, keys at random, only marks or zeros, a telephone
 * number, a date, a letter or two, the postal code, or markup beside whatever else. Where streets always have
 * names, a number, a unit or the city alone names nothing either, unless another line has the street. Any
 * other line with a number and a word is never doubted.
 */
export function isLineOfNothing(address: PostalAddress, profile: CountryProfile): boolean {
  const { line1, line2, line3 } = address;
  if (line1 === null) return false;
  if (hasMarkup(line1) || numberAgain.test(line1) || isCodeAlone(address)) return true;
  if (isHouse(line1) || streetWithoutName.test(line1)) return false;
  if (isStreetLike(line1)) return numbersNothing(line1) || lacksStreet(line1, address, profile);
  // "1234567" above "Packstation 145"
  if (numberOnly.test(line1) && letterIn(line2, line3)) return false;
  if (namesNothing(line1, hasStreetWord(line1, profile)) || isNoText(line1)) return true;
  const words = foldedWords(line1);
  if (words.length > 0 && words.every((word) => isKeyRun(word.replace(lastDigits, '') || word))) return true;
  const letters = line1.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0 && !letterIn(line2, line3) && (!anyOfHouse.test(line1) || date.test(line1))) return true;
  if (lacksStreet(line1, address, profile)) return true;
  if (letters === 0) return false;
  if (anyDigit.test(line1)) return alternatesDigits(line1);
  if (repeatsLetters(line1)) return true;
  if (!alphabetic.test(line1)) return false;
  if (/^\p{L}{1,2}$/u.test(line1)) return true;
  const isPlain = !markedLetter.test(line1);
  return words.every(
    (word) => isKeyRun(word) || (isPlain && (isOdd(word, profile) || lacksVowels(word, profile))),
  );
}

/** A digit that zeros do not stand for, of a number that no telephone has. */
const anyOfHouse = /^(?!\D*(?:\d\D*){10}).*(?!0)\p{Nd}/u;
/** "Calle sin nombre", as addresses in Mexico and Brazil have it. */
const streetWithoutName = /^\p{L}+ (?:sin nombre|sem nome|sans nom|senza nome)$/iu;
const numberOnly = /^0*[1-9]\d*$/;
const date = /^(?:\d\d?[/.]\d\d?[/.](?:19|20)\d\d|(?:19|20)\d\d([-/.])[01]\d\1[0-3]\d)$/;

/** Whether a line has a number and a word of three letters, and is more than one word or a mail address. */
function isStreetLike(line: string): boolean {
  if (!anyDigit.test(line) || !/\p{L}{3}/u.test(line)) return false;
  return /\s/.test(line) || (/.[.,/-]./.test(line) && !line.includes('@'));
}

/** "1 1 1" */
const numberAgain = /^(\p{Nd}+)(?: \1){2,}$/u;

/** Whether the first line is the postal code again, and no line has a street. "BFPO 57" is an address too. */
function isCodeAlone({ line1, line2, line3, postalCode }: PostalAddress): boolean {
  if (line1 === null || postalCode === null || codeOfWord.test(line1) || letterIn(line2, line3)) return false;
  return foldedWords(line1).join('') === foldedWords(postalCode).join('');
}

const codeOfWord = /\p{L}{3}/u;

/** Whether a line is a house or a lot that is addressed so: "Pier 39", "No. 9", "Casa Mia". */
function isHouse(line: string): boolean {
  const [, word = ''] = numberAlone.exec(line) ?? [];
  return addressedByNumber.has(word.toLowerCase()) || houseName.test(line);
}

const addressedByNumber = new Set('hangar hngr lot no num number pier slip'.split(' '));
/** Those who mean their own home write no capital: "casa mia". */
const houseName = /^(?:Casa|Chez) \p{Lu}\p{Ll}+$/u;

const numberAlone = /^\W*(?:([a-z]+)\W*)?\d+[a-z]?\W*$/i;

/**
 * Whether a line names no street, nor does another, where streets always have names: a number, a unit ("Apt
 * 4"), the province, the country, or words of city, province and code again.
 */
function lacksStreet(
  line: string,
  { line2, line3, locality, administrativeArea, postalCode }: PostalAddress,
  { areas, definition, isCalled }: CountryProfile,
): boolean {
  // "BFPO 57" is the code and the address.
  if (definition.streetWords === undefined || line === postalCode || letterIn(line2, line3)) return false;
  const number = numberAlone.exec(line);
  if (number !== null) return number[1] === undefined || unitDesignators.has(number[1].toLowerCase());
  if (anyDigit.test(line) && (postalCode === null || !line.includes(postalCode))) return false;
  const others = new Set(foldedWords([locality, administrativeArea, postalCode].join(' ')));
  if (foldedWords(line).every((word) => others.has(word)) || isCalled(line)) return true;
  const area = administrativeArea === null ? undefined : areas.find(administrativeArea);
  return area !== undefined && areas.find(line) === area;
}

function letterIn(...lines: readonly (string | null)[]): boolean {
  return lines.some((line) => line !== null && /\p{L}{2}/u.test(line));
}

const shortestWord = 4;

/** Whether keys hit at random explain a word far better than the letters of the country's names do. */
function isOdd(word: string, { letters, places }: CountryProfile): boolean {
  if (places.localityCount < enoughNames || word.length < shortestWord) return false;
  const typing = typingCost(word);
  return typing <= costs.lineKeyMost * word.length && letters(word) > typing + costs.lineOdd;
}
