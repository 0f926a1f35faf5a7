import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { PostalAddress } from '../postal-address.ts';
import { type CodeShape, takeArea, takeCodes, wordsOf } from './address-words.ts';
import { areOnlyPlace, isPlaceOfCode } from './place-evidence.ts';

/** A longer text is not one line of an address. */
const longest = 200;
/** The most words in the name of a place. */
const mostWords = 4;

/**
 * Takes the last words of the first line as the locality: those after the last comma, or as many as the data
 * knows together. A country after them is dropped. undefined if the line does not hold a whole address.
 */
export function recoverFromLine(
  address: PostalAddress,
  fields: string,
  profile: CountryProfile,
): PostalAddress | undefined {
  if (address.line1 === null) return undefined;
  const text = fields === '' ? address.line1 : `${address.line1}, ${fields}`;
  if (text.length > longest) return undefined;
  const segments = text.split(',').map((segment) => segment.trim());
  const recovered = recoverFromSegments(address, segments, profile);
  if (recovered !== undefined || !profile.isCalled(segments.at(-1) ?? '')) return recovered;
  // The country is dropped only now, since it may have the name of its capital, as Luxembourg does.
  return recoverFromSegments(address, segments.slice(0, -1), profile);
}

function recoverFromSegments(
  address: PostalAddress,
  segments: readonly string[],
  profile: CountryProfile,
): PostalAddress | undefined {
  const tail = takeApartFromEnd(segments, profile, 'exact') ?? takeApartFromEnd(segments, profile, 'slip');
  if (tail === undefined) return undefined;
  const { line, locality, area } = cityAndArea(tail, profile);
  if (line === '' || locality === undefined || !/\p{L}{2}/u.test(locality)) return undefined;
  return { ...address, line1: line, locality, administrativeArea: area, postalCode: tail.code };
}

/**
 * Splits the parts behind the street. What names an area is the city if no other is left: "1306 U St NW,
 * Washington, 20009".
 */
function cityAndArea(tail: Tail, profile: CountryProfile) {
  const { area, areaText, code, rest } = tail;
  const { line, locality, region } = splitLocality(tail, profile);
  const lacksCity = locality === undefined || /\d/.test(locality);
  if (lacksCity && areaText !== null && isPlaceOfCode(areaText, code, profile))
    return { line: rest.join(', '), locality: areaText, area: null };
  return { line, locality, area: area ?? region ?? null };
}

/** The parts after the street. */
interface Tail {
  readonly code: string;
  readonly area: string | null;
  /** The text that names the area. */
  readonly areaText: string | null;
  /** The segments before it; the last one has lost its code and area. */
  readonly rest: readonly string[];
  /** The code stands after other words of its segment. */
  readonly isCodeLast: boolean;
}

/** Takes code and area out of the last segments, until a segment holds something else. */
function takeApartFromEnd(
  segments: readonly string[],
  profile: CountryProfile,
  shape: CodeShape,
): Tail | undefined {
  const rest = [...segments];
  let code: string | null = null;
  let area: string | null = null;
  let areaText: string | null = null;
  let isCodeLast = false;
  while (rest.length > 0) {
    const words = wordsOf(rest.pop() ?? '');
    const codes = new Map<string, string>();
    const areas = new Map<string, string>();
    const tailFrom = Math.max(0, words.length - 3);
    const left = [...words.slice(0, tailFrom), ...takeCodes(words.slice(tailFrom), codes, profile, shape)];
    const before = code === null ? left : words;
    if (code === null) {
      code = [...codes.values()][0] ?? null;
      isCodeLast = left[0] === words[0];
    }
    const stays = area === null && !isCity(before, code, profile) ? takeArea(before, areas, profile) : before;
    if (area === null) {
      const [named = null, text = null] = [...areas][0] ?? [];
      area = profile.areas.codes.size > 0 ? named : text;
      areaText = text;
    }
    if (stays.length > 0) {
      rest.push(stays.join(' '));
      break;
    }
  }
  return code === null ? undefined : { code, area, areaText, rest, isCodeLast };
}

/** Whether the words are a city as a whole, although some of them may name an area. */
function isCity(words: readonly string[], code: string | null, profile: CountryProfile): boolean {
  if (profile.areas.codes.size > 0) return areOnlyPlace(words, profile);
  return isPlaceOfCode(words.join(' '), code, profile);
}

interface SplitLine {
  readonly line: string;
  readonly locality?: string;
  /** A region after the locality, in a country whose addresses name none. */
  readonly region?: string;
}

function splitLocality({ rest: segments, code, isCodeLast }: Tail, profile: CountryProfile): SplitLine {
  const last = segments[segments.length - 1] ?? '';
  const before = segments[segments.length - 2] ?? '';
  const isTwice = profile.keyOf(last) === profile.keyOf(before);
  const isRegion =
    segments.length > 2 &&
    (isTwice || !isPlaceOfCode(last, code, profile)) &&
    isPlaceOfCode(before, code, profile);
  if (isRegion && profile.areas.codes.size === 0) {
    return { line: segments.slice(0, -2).join(', '), locality: before, region: last };
  }
  // In "…, München, Bayern 80337", only data that knows the town can tell it from the region.
  const isUncertain = isCodeLast && segments.length > 2 && !isPlaceOfCode(last, code, profile);
  if (isUncertain && profile.areas.codes.size === 0) return { line: last };
  if (segments.length > 1) return { line: segments.slice(0, -1).join(', '), locality: last };
  return splitWords(last, code, profile);
}

/**
 * Splits a text in which no comma shows where the street ends. The last words that the data knows together
 * are the locality.
 */
function splitWords(text: string, code: string, profile: CountryProfile): SplitLine {
  const words = text.split(' ');
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count--) {
    const name = words.slice(words.length - count).join(' ');
    if (isPlaceOfCode(name, code, profile)) {
      return { line: words.slice(0, words.length - count).join(' '), locality: name };
    }
  }
  return { line: text };
}
