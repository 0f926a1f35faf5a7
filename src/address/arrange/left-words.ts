import { costs } from '../cost/costs.ts';
import { liesIn } from '../countries/profile/code-areas.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { hasStreetWord } from '../reading/has-street-word.ts';
import { isPartOfHouse } from '../reading/part-of-house.ts';
import { inhabitantsNamed, namesBareCity, namesLargeCity, namesNoTown } from '../reading/place-evidence.ts';
import { bareKey, fullKey, saysDivision } from '../text/area-key.ts';
import { anyDigit, letterAtEnd } from '../text/digits.ts';
import { isCityOf, isFarLarger, isTownOfRegion } from './city-of.ts';
import { isTypeAtEnd } from './find-localities.ts';
import { isQuarterOfArea } from './quarters.ts';
import type { ReadField, Token } from './tokens.ts';
import {
  beginsWithCity,
  hanOrHangul,
  isAnyUsed,
  isBehindNumber,
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
  namesHouse,
  overlap,
  type Span,
  textAt,
  type Words,
} from './word-spans.ts';

type WordsLeft = Pick<Layout, 'locality' | 'typed' | 'tokens' | 'used' | 'profile'>;

/** The text that no part takes: of each line, then of the other fields. */
export function linesOf(layout: WordsLeft) {
  const { locality, tokens, profile } = layout;
  // Looks at words only where a text leaves another field.
  const isStreet = (texts: readonly string[]) =>
    locality !== undefined &&
    !hasStreetWord(locality.text, profile) &&
    hasStreetWord(texts.join(' '), profile);
  const lines: string[] = [];
  let textCost = 0;
  for (let from = 0, to = 0; from < tokens.length; from = to) {
    const field = tokens[from]?.field ?? 'line1';
    while (tokens[to]?.field === field) to++;
    const left = leftOf(field, { from, to }, layout);
    if (left.length === 0) continue;
    if (!isLine(field)) {
      const isOnly = lines.length === 0;
      const isOfLines = (isOnly && isStreet(left)) || isPartOfHouse(left.join(' '), profile);
      const isNoArea = field === 'administrativeArea' && isLikeCode(left.join(' '), profile);
      textCost += isNoArea ? costs.textMost : costOfText(left, isOnly, isOfLines);
    }
    const line = left.join(', ');
    const isSaid = lines.some((other) => other.toLowerCase() === line.toLowerCase());
    if (!isSaid || !namesHouse(line)) lines.push(line);
  }
  return { lines, textCost };
}

/** Whether a text looks like the code of an area and is none, so that it is no text for a line: "NB". */
function isLikeCode(text: string, { areas }: CountryProfile): boolean {
  return /^\p{Lu}{1,3}$/u.test(text) && areas.find(text) === undefined;
}

/** What it costs that texts of another field belong to the lines: little where they look like a street. */
function costOfText(texts: readonly string[], isOnlyLine: boolean, hasWord: boolean): number {
  const text = texts.join(' ');
  const isStreet = hasWord || namesHouse(text);
  const letter = isOnlyLine ? costs.textLetterOnly : costs.textLetter;
  return texts.length * costs.textLeft + (isStreet ? 0 : Math.min(letter * text.length, costs.textMost));
}

/** What is left of a field: its text if nothing of it is used, else its runs of words that no part takes. */
function leftOf(field: ReadField, words: Words, { typed, tokens, used }: WordsLeft): string[] {
  const text = typed[field] ?? '';
  if (!isAnyUsed(words.from, words.to, used)) return [text];
  const runs: string[] = [];
  let from: number | undefined;
  let to = 0;
  for (let at = words.from; at < words.to; at++) {
    const token = tokens[at];
    if (used[at] === false) {
      from ??= token?.from;
      to = token?.to ?? to;
    } else if (from !== undefined) {
      runs.push(text.slice(from, to));
      from = undefined;
    }
  }
  if (from !== undefined) runs.push(text.slice(from));
  return runs.map(trimmed);
}

const marks = new Set(' \t\n,;،؛、，|/–—-（');

/** The text without marks at its ends, and with its lines behind each other. */
export function trimmed(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && marks.has(text[from] ?? '')) from++;
  while (to > from && marks.has(text[to - 1] ?? '')) to--;
  const between = text.slice(from, to);
  if (!between.includes('\n')) return between;
  const lines = between.split('\n').map((line) => line.trim());
  return lines.join(', ');
}

/**
 * Returns what it costs, in nats, that no part takes some words: much where they are cut off from a part in
 * its own segment or stand behind the city, little where they may be a neighbourhood before it.
 */
export function costOfLeft(layout: Layout): number {
  const { segments, parts, tokens, used, locality, profile } = layout;
  const street = tokens.findIndex((_, at) => !used[at]);
  // Without a line, another field has the street.
  const hasLine = tokens.some(({ field }) => isLine(field));
  const isRegionToo = isRegionAlone(layout);
  const isCityFirst = beginsWithCity(layout, tokens);
  let cost = 0;
  let isNumbered = false;
  for (const segment of segments) {
    const { from, to, field } = segment;
    const own = parts.filter((part) => overlap(part, segment));
    const isLine = isInLine(segment) || !hasLine;
    // A line that no part is taken from stays as it was typed.
    const isTouched = own.length > 0 || (isLine && parts.some((part) => part.field === field));
    if (!isTouched || (isCityFirst && own.length === 0)) continue;
    const left = tokens.slice(from, to).filter((_, at) => !used[from + at]);
    if (left.length === 0) continue;
    const text = left.map((token) => token.text).join(' ');
    const words: LeftWords = { segment, count: left.length, text };
    const isOfStreet =
      isLine &&
      (isWordOf(street, segment) ||
        (street === 0 && isBehindNumber(from, tokens)) ||
        isStreetToo(words, layout) ||
        isBehindParts(words, layout));
    // Words before a code alone are the end of the street, if the city stands in another field, or in Han and
    // Korean text before it.
    const isCityApart =
      locality?.field !== field || (locality.to <= street && hanOrHangul.test(textAt(street, tokens)));
    const isEnd = isCityApart && own.every((part) => part.to === to && part !== locality);
    if (isLine && (isEnd || endsInCodeAndCity(segment, layout))) continue;
    // Without a comma, a neighbourhood stands right before a large city: "Ikoyi Lagos".
    const isBefore = !isOfStreet && isRightBefore(words, layout);
    const isDistrict = isNumberOfDistrict(words, layout) || isDivisionOfCode(words, layout);
    const isCut = isOfStreet
      ? own.some((part) => isAmid(part, segment, used))
      : own.length > 0 && !isBefore && !isDistrict;
    const isBehind = isLine && locality !== undefined && isBetween(locality, street, from);
    cost += (isCut ? costs.segmentCut : 0) + (isBefore ? costs.cityTwofold : 0);
    // Behind a street with its number, "La Cuesta" (the slope) is a name.
    const hasNumber = namesUnit(text);
    const isName = !hasNumber && (isNumbered || !isOfStreet);
    const isCity = isRegionToo && isName && to === locality?.from;
    isNumbered ||= hasNumber;
    const isStrange = (isCut && !isOfStreet) || (isBehind && !isAround(text, layout)) || isCity;
    const isQuarter =
      isName &&
      !isOfStreet &&
      to === locality?.from &&
      (isQuarterOfArea(text, layout) || (own.length === 0 && isQuarterOfLarge(text, layout)));
    const place = isBehind ? placeOf(words, layout) : undefined;
    // The division around a known city may have any name.
    const isDivision = isBehind && locality?.known === 'named' && saysDivision(text);
    const isCityLeft =
      place !== undefined &&
      (place.known === 'like' ||
        isCityOf(place.text, locality, profile) ||
        (isTownOfCode(place.key, layout) && !isFarLarger(locality?.key ?? '', place.key, profile)) ||
        isLargerCity(place, layout));
    // Where suburbs are cities, the large one may stand behind: "Sandringham, Melbourne VIC". Not so the city
    // of a code that is called by its quarters: "Himayathnagar, Hyderabad".
    const areCities =
      layout.area !== undefined &&
      place?.known === 'named' &&
      profile.definition.names?.areNeighbourhoods === true &&
      !(isCityLeft && (layout.code?.names.get(place.key) === false || namesBareCity(place.key, profile)));
    cost +=
      areCities || isQuarter
        ? costs.cityTwofold
        : costOfWords(lettersOf(left), isStrange, isOfStreet || hasNumber, isDivision) +
          (isCityLeft ? costs.segmentCut : 0);
  }
  return cost;
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

/** The words of a segment that no part takes. */
interface LeftWords {
  readonly segment: Span;
  readonly count: number;
  readonly text: string;
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
  const { code, area, locality, areas, regions, profile } = layout;
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
  // Before the region around it, it is the city: "Siena, Toscana".
  const isBeforeRegion = (own: string) =>
    regions.some(({ span, areas: around }) => span.from >= locality.to && around.has(own));
  const own = areas.find((each) => isSame(each, locality));
  const isArea = format.requiresAdministrativeArea || !namesLargeCity(locality.key, profile);
  return format.usesAdministrativeArea && isArea && own !== undefined && !isBeforeRegion(own.area);
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

/** Whether words before the chosen city may be its quarter: it is a large one, no area, and none follows. */
function isQuarterOfLarge(text: string, { locality, areas: spans, profile }: Layout): boolean {
  const { areas, definition, keyOf } = profile;
  if (locality === undefined || definition.areas?.districtsAreCities === true) return false;
  if (!namesLargeCity(locality.key, profile) || isTownOfRegion(keyOf(text), locality.text, profile))
    return false;
  const isCityBehind = ({ from, text: area }: Span) =>
    from >= locality.to && areas.ofCity(area) !== undefined;
  return !spans.some((each) => isSame(each, locality) || isCityBehind(each));
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
 * they say so, or the city is the code's own, or a known one that follows it.
 */
function isAround(text: string, { code, locality, profile }: Layout): boolean {
  if (locality?.known === 'named' && numberedPart.test(text)) return true;
  if (anyDigit.test(text) || isCityOf(text, locality, profile)) return false;
  if (locality?.known === 'named' && liesIn(locality.key, text, profile)) return true;
  const isOfCode =
    locality !== undefined &&
    (code?.names.get(locality.key) === true || (locality.known === 'named' && code?.to === locality.from));
  return isOfCode || bareKey(text) !== fullKey(text);
}

/** Whether words at the beginning of a segment are a street too: "Flat 3, 12 Castle Street Edinburgh". */
function isStreetToo({ segment: { from }, count, text }: LeftWords, { used, profile }: Layout): boolean {
  return !used.slice(from, from + count).includes(true) && hasStreetWord(text, profile);
}

/** Whether words with a number follow the parts of a segment, as in Han and Korean text: "港区芝公園4-2-8". */
function isBehindParts({ segment, text }: LeftWords, { used }: Layout): boolean {
  return used[segment.from] === true && streetBehind.test(text);
}

const streetBehind = /^[\p{Script=Han}\p{Script=Hangul}].*\d/u;

function lettersOf(words: readonly Token[]): number {
  return words.reduce((sum, { text }) => sum + text.length, 0);
}

/** What it costs that no part takes words of so many letters. */
function costOfWords(letters: number, isStrange: boolean, isOfHouse: boolean, isDivision: boolean): number {
  if (isStrange) return Math.min(costs.textLetter * letters, costs.textMost);
  if (isOfHouse) return 0;
  return costs.textLeft + (isDivision ? 0 : costs.textLetterBefore * letters);
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

/** Whether a part stands behind the street and before a segment. */
function isBetween(part: Span, street: number, segment: number): boolean {
  return street < part.from && part.to <= segment;
}
