import { costs } from '../cost/costs.ts';
import { hasStreetWord } from '../reading/has-street-word.ts';
import { inhabitantsNamed, namesBareCity, namesLargeCity, namesNoTown } from '../reading/place-evidence.ts';
import { bareKey, fullKey, saysDivision } from '../text/area-key.ts';
import { anyDigit, letterAtEnd } from '../text/digits.ts';
import { isCityOf, isFarLarger, isTownOfRegion } from './city-of.ts';
import { isTypeAtEnd } from './find-localities.ts';
import { isQuarterOfArea } from './quarters.ts';
import type { Token } from './tokens.ts';
import {
  hanOrHangul,
  isInLine,
  isInside,
  isLine,
  isOfData,
  isOneSegment,
  isSame,
  isUsed,
  isWordOf,
  type Layout,
  type LocalitySpan,
  overlap,
  type Span,
  textAt,
} from './word-spans.ts';

/** The words of a segment that no part takes. */
interface LeftWords {
  readonly segment: Span;
  /** The parts that are in the segment too. */
  readonly own: readonly Span[];
  readonly count: number;
  readonly text: string;
  /** How many letters they have together. */
  readonly letters: number;
  /** Whether they are of the street. */
  readonly isOfStreet: boolean;
  /** Whether they stand in a line, behind the city and the street. */
  readonly isBehind: boolean;
}

/**
 * Returns what it costs, in nats, that no part takes some words: much where they are cut off from a part in
 * its own segment or stand behind the city, little where they may be a neighbourhood before it.
 */
export function costOfLeft(layout: Layout): number {
  const street = layout.tokens.findIndex((_, at) => !layout.used[at]);
  // Without a line, another field has the street.
  const hasLine = layout.tokens.some(({ field }) => isLine(field));
  const isRegionToo = isRegionAlone(layout);
  let cost = 0;
  for (const segment of layout.segments) {
    const words = wordsLeftOf(segment, street, hasLine, layout);
    if (words === undefined) continue;
    cost += costOfWords(words, isRegionToo, layout);
  }
  return cost;
}

/** The words of a segment that no part takes; undefined if there are none, or they cost nothing. */
function wordsLeftOf(segment: Span, street: number, hasLine: boolean, layout: Layout): LeftWords | undefined {
  const { parts, tokens, used, locality } = layout;
  const { from, to, field } = segment;
  const own = parts.filter((part) => overlap(part, segment));
  const isLine = isInLine(segment) || !hasLine;
  // A line that no part is taken from stays as it was typed.
  const isTouched = own.length > 0 || (isLine && parts.some((part) => part.field === field));
  if (!isTouched) return undefined;
  const left = tokens.slice(from, to).filter((_, at) => !used[from + at]);
  if (left.length === 0) return undefined;
  // Words before a code alone are the end of the street, if the city stands in another field, or in Han and
  // Korean text before it.
  const isCityApart =
    locality?.field !== field || (locality.to <= street && hanOrHangul.test(textAt(street, tokens)));
  const isEnd = isCityApart && own.every((part) => part.to === to && part !== locality);
  if (isLine && (isEnd || endsInCodeAndCity(segment, layout))) return undefined;
  const text = left.map((token) => token.text).join(' ');
  const isOfStreet =
    isLine &&
    (isWordOf(street, segment) ||
      isStreetToo(segment, left.length, text, layout) ||
      isBehindParts(segment, text, layout));
  const isBehind = isLine && locality !== undefined && street < locality.from && locality.to <= from;
  return { segment, own, count: left.length, text, letters: lettersOf(left), isOfStreet, isBehind };
}

/** What it costs that no part takes words. */
function costOfWords(words: LeftWords, isRegionToo: boolean, layout: Layout): number {
  const { segment, own, text, letters, isOfStreet, isBehind } = words;
  const { locality, used } = layout;
  // Without a comma, a neighbourhood stands right before a large city: "Ikoyi Lagos".
  const isBefore = !isOfStreet && isRightBefore(words, layout);
  const isDistrict = isNumberOfDistrict(words, layout) || isDivisionOfCode(words, layout);
  const isCut = isOfStreet
    ? own.some((part) => isAmid(part, segment, used))
    : own.length > 0 && !isBefore && !isDistrict;
  const ofPlace = (isCut ? costs.segmentCut : 0) + (isBefore ? costs.cityTwofold : 0);
  const isName = !namesUnit(text);
  const isBeforeCity = segment.to === locality?.from;
  const isQuarter =
    isName &&
    !isOfStreet &&
    isBeforeCity &&
    (isQuarterOfArea(text, layout) || (own.length === 0 && isQuarterOfLarge(text, layout)));
  const place = isBehind ? placeOf(words, layout) : undefined;
  const isCityLeft = place !== undefined && mayBeCity(place, layout);
  if (isQuarter || isCityBesideSuburb(place, isCityLeft, layout)) return ofPlace + costs.cityTwofold;
  const isStrange =
    (isCut && !isOfStreet) ||
    (isBehind && !isAround(text, layout)) ||
    (isRegionToo && isName && isBeforeCity);
  const ofCity = ofPlace + (isCityLeft ? costs.segmentCut : 0);
  if (isStrange) return ofCity + Math.min(costs.textLetter * letters, costs.textMost);
  if (isOfStreet || !isName) return ofCity;
  // The division around a known city may have any name.
  const isDivision = isBehind && locality?.known === 'named' && saysDivision(text);
  return ofCity + costs.textLeft + (isDivision ? 0 : costs.textLetterBefore * letters);
}

/** Whether a place that is left behind the city may as well be the city. */
function mayBeCity(place: LocalitySpan, layout: Layout): boolean {
  const { locality, profile } = layout;
  if (place.known === 'like' || isCityOf(place.text, locality, profile)) return true;
  const isOfCode = isTownOfCode(place.key, layout) && !isFarLarger(locality?.key ?? '', place.key, profile);
  return isOfCode || isLargerCity(place, layout);
}

/**
 * Whether suburbs are cities, and the large one stands behind: "Sandringham, Melbourne VIC". Not so the city
 * of a code that is called by its quarters: "Himayathnagar, Hyderabad".
 */
function isCityBesideSuburb(
  place: LocalitySpan | undefined,
  isCityLeft: boolean,
  { area, code, profile }: Layout,
): boolean {
  if (area === undefined || place?.known !== 'named') return false;
  if (profile.definition.names?.areNeighbourhoods !== true) return false;
  return !(isCityLeft && (code?.names.get(place.key) === false || namesBareCity(place.key, profile)));
}

/**
 * Whether code and city, in this order, end a segment behind words that end in no place: "Bandar Utama 47800
 * Petaling Jaya", but "Av. Larco 345 Miraflores 15074 Lima".
 */
function endsInCodeAndCity(segment: Span, { code, locality, localities, used }: Layout): boolean {
  if (locality === undefined || locality.from !== code?.to) return false;
  if (!isInside(code, segment) || !isInside(locality, segment)) return false;
  if (localities.some(({ known, to }) => known === 'named' && to === code.from)) return false;
  return used[segment.from] === false && !used.slice(code.from, segment.to).includes(false);
}

/**
 * Whether the words left of a segment are all before the city, a large one, with only parts behind it. They
 * are none with it that misspell a longer name: "Lsa Vegas" is not Vegas.
 */
function isRightBefore(
  { segment: { from, to }, count }: LeftWords,
  { locality, localities, used, profile }: Layout,
): boolean {
  const at = from + count;
  if (locality?.from !== at || at >= to || used.slice(at, to).includes(false)) return false;
  const isOfLonger = (name: LocalitySpan) =>
    name.known === 'like' && name.from === from && name.to === locality.to;
  return (
    !anyDigit.test(locality.text) && namesLargeCity(locality.key, profile) && !localities.some(isOfLonger)
  );
}

/** Whether the city has the name of a missing province, or of a region that addresses need not name. */
function isRegionAlone(layout: Layout): boolean {
  const { code, area, locality, areas, profile } = layout;
  if (area !== undefined || locality === undefined || isCityOfCode(layout)) return false;
  const { format, areas: index } = profile;
  if (index.codes.size === 0) {
    // Villages elsewhere may have its name too: there is a Sachsen beside the state. Dhaka is a city.
    const isDivision = code?.names.get(locality.key) === false || namesNoTown(locality.key, profile);
    return isDivision && index.isNamed(locality.text) && !namesLargeCity(locality.key, profile);
  }
  // A city that is an area of its own is named behind its quarters: "Business Bay, Dubai".
  const areDistrictsCities = profile.definition.areas?.districtsAreCities === true;
  if (!areDistrictsCities && index.ofCity(locality.text) !== undefined) return false;
  const isArea = format.requiresAdministrativeArea || !namesLargeCity(locality.key, profile);
  return format.usesAdministrativeArea && isArea && areas.some((each) => isSame(each, locality));
}

/** Whether the city is a place of the code, or a town after which the region of the code is named. */
function isCityOfCode({ code, locality, profile }: Layout): boolean {
  const { places, regions } = profile;
  if (code === undefined || locality === undefined) return false;
  if (profile.definition.areas?.districtsAreCities === true) return false;
  const isTown = (each: number) =>
    !places.isDivision(each) &&
    (regions?.reach(code.primary, places.localityPosition(each)) ?? 1) <= costs.regionTown;
  return code.names.get(locality.key) === true || [...places.findLocalities(locality.key)].some(isTown);
}

/** Whether words before the chosen city may be its quarter: it is a large one, and no area. */
function isQuarterOfLarge(text: string, { locality, areas: spans, profile }: Layout): boolean {
  const { definition, keyOf } = profile;
  if (locality === undefined || definition.areas?.districtsAreCities === true) return false;
  if (!namesLargeCity(locality.key, profile) || isTownOfRegion(keyOf(text), locality.text, profile))
    return false;
  return !spans.some((each) => isSame(each, locality));
}

/** The number of a district: "Sector 3". */
const numberedPart = /^\p{L}{3,} \d{1,2}$/u;

/** Whether the words left of a segment number a district of the city before them: "București, Sector 3". */
function isNumberOfDistrict(
  { segment: { from, to }, count, text }: LeftWords,
  { locality, used }: Layout,
): boolean {
  return locality?.to === from && !used.slice(from + count, to).includes(false) && numberedPart.test(text);
}

/** Whether words behind the code name what is around the city before it: "Kaunas, 44309 Kauno m. sav." */
function isDivisionOfCode({ segment: { from }, text }: LeftWords, { code, locality }: Layout): boolean {
  return (
    locality?.known === 'named' && locality.to === code?.from && code.from === from && saysDivision(text)
  );
}

/**
 * Whether words behind the city may be the county or the island around it, or the number of its district:
 * they say so, or the city is the code's own.
 */
function isAround(text: string, { code, locality, profile }: Layout): boolean {
  if (locality?.known === 'named' && numberedPart.test(text)) return true;
  if (anyDigit.test(text) || isCityOf(text, locality, profile)) return false;
  return code?.names.get(locality?.key ?? '') === true || bareKey(text) !== fullKey(text);
}

/** Whether words at the beginning of a segment are a street too: "Flat 3, 12 Castle Street Edinburgh". */
function isStreetToo({ from }: Span, count: number, text: string, { used, profile }: Layout): boolean {
  return !used.slice(from, from + count).includes(true) && hasStreetWord(text, profile);
}

/** Whether words with a number follow the parts of a segment, as in Han and Korean text: "港区芝公園4-2-8". */
function isBehindParts({ from }: Span, text: string, { used }: Layout): boolean {
  return used[from] === true && streetBehind.test(text);
}

const streetBehind = /^[\p{Script=Han}\p{Script=Hangul}].*\d/u;

function lettersOf(words: readonly Token[]): number {
  return words.reduce((sum, { text }) => sum + text.length, 0);
}

/** Whether words have a number, or the letter of a part of a building at their end. */
function namesUnit(text: string): boolean {
  return anyDigit.test(text) || letterAtEnd.test(text);
}

/** Whether a town is one of the code too: behind a village, it is that of the post. */
function isTownOfCode(key: string, { code, profile }: Layout): boolean {
  const isPlace = code?.names.get(key);
  return isPlace === true || (isPlace === false && inhabitantsNamed(key, profile) > 0);
}

/** Whether a large city is larger than the chosen one, where addresses have no area: "Cowley, Oxford". */
function isLargerCity({ key, text }: LocalitySpan, { locality, profile }: Layout): boolean {
  if (locality === undefined || profile.areas.codes.size > 0) return false;
  if (isTownOfRegion(locality.key, text, profile)) return false;
  const least = Math.max(costs.inhabitantsOfOwnCodes, inhabitantsNamed(locality.key, profile));
  return inhabitantsNamed(key, profile) > least;
}

/** The place that the words left of a segment name, maybe misspelt; undefined if they name none. */
function placeOf({ segment, count }: LeftWords, { localities, used }: Layout): LocalitySpan | undefined {
  const isAll = (name: Span) => isInside(name, segment) && name.to - name.from === count;
  return localities.find((name) => isOfData(name) && isAll(name) && !isUsed(name, used));
}

/**
 * Whether the city is only some of the words of its segment, and words that no part takes stand right beside
 * it, so that its name alone can show where it begins. That of a large city does.
 */
export function isCutFromWords({ locality, tokens, used, profile }: Layout): boolean {
  if (locality === undefined || !isInLine(locality) || locality.known === 'like') return false;
  const { from, to, key, text } = locality;
  const isWord = (at: number) =>
    at >= 0 && used[at] === false && isOneSegment(at, from, tokens) && isSpacedWord(textAt(at, tokens));
  if (!isWord(to) && (!isWord(from - 1) || isTypeAtEnd(textAt(from - 1, tokens), profile))) return false;
  return profile.areas.ofCity(text) === undefined && !namesLargeCity(key, profile);
}

/** A word without digits, in a script with blanks between words. */
const isSpacedWord = (text: string) => /^(?!\p{Script=Han})\p{L}/u.test(text) && !anyDigit.test(text);

/** Whether words that no part takes stand on both sides of a part in its segment. */
function isAmid(part: Span, { from, to }: Span, used: readonly boolean[]): boolean {
  return part.from > from && used[part.from - 1] === false && used.slice(part.to, to).includes(false);
}
