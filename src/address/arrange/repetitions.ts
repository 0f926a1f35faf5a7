import { costs } from '../cost/costs.ts';
import { countriesNamed } from '../countries/profile/country-names.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { PostalAddress } from '../postal-address.ts';
import { isPartOfHouse } from '../reading/part-of-house.ts';
import { hasRegionForCity } from '../reading/place-evidence.ts';
import type { Reading } from '../reading/read-address.ts';
import { anyDigit } from '../text/digits.ts';
import { townIn } from '../text/place-name-forms.ts';
import { arrangementsOf } from './arrangements.ts';
import { hanOrHangul, kindAtEnd } from './word-spans.ts';

const mostCityWords = 4;

/**
 * Whether every part is plausible in its field, so that no other arrangement of the words need be looked for:
 * nothing is missing but an area that no line names, the first line has a number, and the city is a few words
 * without a digit or a mark.
 */
export function isPlain(reading: Reading, profile: CountryProfile): boolean {
  const { address, area, postalCode, missing } = reading;
  const { areas } = profile;
  const { line1, line2, line3, locality, administrativeArea } = address;
  if (missing.some((part) => part !== 'administrativeArea')) return false;
  if (line1 === null || locality === null) return false;
  if (areas.codes.size > 0 && administrativeArea !== null && area === undefined) return false;
  if (postalCode === null ? endsInCode(address, profile) : postalCode.status === 'malformed') return false;
  if (!anyDigit.test(line1) || mark.test(locality) || areas.find(locality) !== undefined) return false;
  if (isPartOfHouse(locality, profile) || hasRegionForCity(address, profile)) return false;
  if ([line2, line3].some((line) => line !== null && countriesNamed(line).size > 0)) return false;
  if (missing.length > 0 && [line1, line2, line3, locality].some((text) => mayNameArea(text, profile)))
    return false;
  return locality.split(' ').length <= mostCityWords && !mayRepeat(reading, profile);
}

const mostWordsOfArea = 4;
const mostWordsOfLine = 12;

/**
 * Whether any words of a text may name an area or another country. Of other scripts, some run on, and very
 * many words are not looked at.
 */
function mayNameArea(text: string | null, { areas }: CountryProfile): boolean {
  if (text === null) return false;
  if (!/^[\p{Script=Latin}\p{Script=Common}\p{M}]*$/u.test(text)) return true;
  const words = text.match(/[\p{L}\p{M}.'’]+/gu) ?? [];
  if (words.length > mostWordsOfLine) return true;
  return words.some((_, from) => {
    for (let to = from + 1; to <= Math.min(words.length, from + mostWordsOfArea); to++) {
      const name = words.slice(from, to).join(' ');
      if (areas.isNamed(name) || countriesNamed(name).size > 0) return true;
    }
    return false;
  });
}

/**
 * Whether a line ends in a postal code and no house number: it has letters, or so many digits as few houses
 * have, behind another number or two words, or with a zero in front. The number of a box is none.
 */
function endsInCode(address: PostalAddress, { postalCode: rules, boxes }: CountryProfile): boolean {
  if (rules === null) return false;
  const words = address.line1?.toUpperCase().split(' ') ?? [];
  return [1, 2].some((count) => {
    const end = words.slice(-count).join(' ');
    if (!rules.writtenPattern.test(end)) return false;
    if (rules.hasLetters) return true;
    const before = words.slice(0, -count);
    const isNone = end.startsWith('0') || before.length > 1 || anyDigit.test(before.join(' '));
    return isNone && end.length >= costs.codeNoHouse && boxes.find(address) === null;
  });
}

/** Whether words are a name twice, or end in the name of an area or of the country. */
function endsInRepetition(words: readonly string[], { areas, isCalled }: CountryProfile): boolean {
  const half = words.length / 2;
  if (words.slice(0, half).join(' ') === words.slice(half).join(' ')) return true;
  const isArea = (text: string) =>
    areas.codes.size > 0 ? areas.find(text) !== undefined : areas.isNamed(text);
  const ends = words.map((_, from) => words.slice(from).join(' ')).slice(1);
  return ends.some((end) => isArea(end) || isCalled(end));
}

// Not the full stop, hyphen and apostrophe of names, nor the brackets of those that others share.
const mark = /[^\p{L}\p{M} .'’ʻ()-]/u;

/**
 * Returns an accepted address with each part once, where the city's field or the first line repeats others;
 * undefined for most, which repeat nothing.
 */
export function withoutRepetitions(reading: Reading, profile: CountryProfile): PostalAddress | undefined {
  if (!mayRepeat(reading, profile)) return undefined;
  return arrangementsOf(reading.address, profile).find(({ isMoved }) => !isMoved)?.address;
}

function mayRepeat(reading: Reading, profile: CountryProfile): boolean {
  const { address, locality, area } = reading;
  const { isCalled } = profile;
  const { line1, line2, line3, postalCode, administrativeArea } = address;
  if (locality === null || line1 === null) return false;
  if (mark.test(locality.text)) return true;
  const words = locality.text.split(' ');
  if (words.length > 1 && endsInRepetition(words, profile)) return true;
  const ends = (line: string, text: string | null) =>
    text !== null && line.toLowerCase().endsWith(text.toLowerCase());
  const repeats = (line: string) =>
    isCalled(line.slice(line.lastIndexOf(',') + 1).trim()) ||
    [locality.text, administrativeArea, postalCode].some((text) => ends(line, text));
  if ([line2, line3].some((line) => line !== null && (line === area || repeats(line)))) return true;
  const isOnlyPart = [locality.text, administrativeArea, postalCode].includes(line1) || isCalled(line1);
  if (isOnlyPart && (line2 !== null || line3 !== null)) return true;
  const isWhole = /[,/]/.test(line1) || (postalCode !== null && line1.includes(postalCode));
  return beginsWithPart(line1, reading) || ends(line1, postalCode) || (isWhole && repeats(line1));
}

/**
 * Whether a line begins with the code, or with the city before a comma, maybe with its kind ("г. Казань,").
 * Han characters and Korean need no mark behind the kind of area or city.
 */
function beginsWithPart(line: string, { address, locality }: Reading): boolean {
  const { postalCode, administrativeArea } = address;
  const begins = (text: string | null | undefined) => text != null && text !== '' && line.startsWith(text);
  if (line.startsWith('〒') || begins(postalCode) || begins(locality && `${locality.text},`)) return true;
  if (hanOrHangul.test(line))
    return [administrativeArea, locality?.text ?? null].some(
      (text) => begins(text) && kindAtEnd.test(text ?? ''),
    );
  const comma = line.indexOf(',');
  return comma > 0 && townIn(line.slice(0, comma)) === locality?.text;
}
