import { liesIn, noAreas } from '../countries/profile/code-areas.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { namesCityAbroad, namesCountryAbroad, namesPlace } from '../reading/place-evidence.ts';
import { canonicalPostalCode } from '../reading/postal-code.ts';
import type { Reading } from '../reading/read-address.ts';
import { saysDivision } from '../text/area-key.ts';
import { anyDigit, leadingDigit } from '../text/digits.ts';
import { townIn } from '../text/place-name-forms.ts';
import type { Token } from './tokens.ts';
import {
  type AreaSpan,
  endOfSegment,
  endOfWords,
  isInLine,
  isInside,
  isOneSegment,
  isWholeField,
  isWholeSegment,
  linkWord,
  overlap,
  type RegionSpan,
  type Runs,
  type Span,
  type Spans,
  spanOf,
  textAt,
  type WordsAndCodes,
} from './word-spans.ts';

const longestCountry = 5;
const beginsWithLink = /^(?:de|del|d[aio]|of) /;
const saysCity = /(?:-sh?i|\p{L}[市시])$/iu;
const endsWithLink = / (?:de|del|d[aio]|of)$/;

/** Finds the names and codes of the areas that addresses name. */
export function findAreas({ tokens, runs, codes, profile }: Runs): AreaSpan[] {
  if (profile.areas.codes.size === 0) return [];
  const found: AreaSpan[] = [];
  let isSmall: boolean | undefined;
  for (const span of runs) {
    const isOwnField = span.field === 'administrativeArea';
    if (!isOwnField && (leadingDigit.test(span.text) || /^.\/ /u.test(span.text))) continue;
    // A letter alone is one only where it is all of a field.
    if (/^.$/u.test(span.text) && (isInLine(span) || !isWholeField(span, tokens))) continue;
    // "Cercado de Lima" is one name.
    const isBehindWord = isOneSegment(span.from - 1, span.from, tokens);
    if (isBehindWord && beginsWithLink.test(span.text)) continue;
    const area = profile.areas.find(span.text);
    if (area === undefined) continue;
    // So is "Las Palmas de G.C."
    if (isOneSegment(span.to, span.from, tokens) && endsWithLink.test(span.text)) continue;
    // The word for a kind before an area belongs to the city: "Quezon City Metro Manila".
    if (isBehindWord && /^city (?!of )/i.test(span.text)) continue;
    // Where districts are cities, so does that of a district: "Baishui County Shaanxi".
    const { districtsAreCities } = profile.definition.areas ?? {};
    if (isBehindWord && districtsAreCities === true && /^\p{L}+ /u.test(span.text) && saysDivision(span.text))
      continue;
    // Few letters are an area's code only in capitals ("in", "de", "la" and "or" are words), or before the
    // postal code. At an end they are one with a full stop too, and in an address without capitals: "Mérida
    // Yuc.", "20121 milano mi".
    if (span.text.length <= 3 && span.text !== span.text.toUpperCase() && !isWholeSegment(span, tokens)) {
      const isAtEnd = !isOneSegment(span.to, span.from, tokens);
      isSmall ??= !tokens.some(({ text }) => /\p{Lu}\p{L}/u.test(text));
      // "Varese (Va)"
      const isShort = /\.$|^\(.+\)$/.test(textAt(span.to - 1, tokens));
      if (!((isSmall || isShort) && isAtEnd) && !codes.some(({ from }) => from === span.to)) continue;
    }
    // "Palmas" is no name of its own in "Las Palmas", but the code is one in "Washington DC".
    const isWithin = (other: AreaSpan) => other.area === area && isInside(span, other);
    const isCode = span.text.replace(/[. ]/g, '').toUpperCase() === area;
    const { from, to, field, text } = span;
    if (isCode || !found.some(isWithin)) found.push({ from, to, field, text, area });
  }
  return found.filter((span) => !isCityOfItsName(span, found, profile));
}

/** Whether a name says that it is a city's, and the area is named too: "Osaka-shi, Osaka". */
function isCityOfItsName({ area, text }: AreaSpan, found: readonly AreaSpan[], { areas }: CountryProfile) {
  if (!saysCity.test(text) || areas.ofCity(text) !== undefined) return false;
  return found.some((other) => other.area === area && !saysCity.test(other.text));
}

/**
 * Names of regions of another level, each a segment behind the first line's beginning. One around several
 * areas may stand at the end of a segment, or before the code or the country there, too: "50134 Firenze
 * Toscana".
 */
export function findRegions({ tokens, runs, codes, profile: { areas, isCalled } }: Runs): RegionSpan[] {
  if (areas.codes.size === 0) return [];
  const found: RegionSpan[] = [];
  const beginsCountry = (at: number) => {
    const end = endOfSegment(at, tokens);
    if (end - at > longestCountry || anyDigit.test(textAt(end - 1, tokens))) return false;
    return isCalled(spanOf(at, end, tokens)?.text ?? '');
  };
  for (const span of runs) {
    const { from, to, text } = span;
    if (from === 0 || anyDigit.test(text)) continue;
    const isAmid = isOneSegment(to, from, tokens) && !codes.some((code) => code.from === to);
    if (isAmid && !beginsCountry(to)) continue;
    const named = areas.find(text) === undefined ? areas.areasNamed(text) : noAreas;
    if (named.size > (isWholeSegment(span, tokens) ? 0 : 1)) found.push({ span, areas: named });
  }
  return found;
}

/** Names of the market's own country. Its code counts at the end of the address alone. */
export function findCountries(words: Runs): Span[] {
  const { tokens, profile } = words;
  const { definition, isCalled, areas } = profile;
  const found: Span[] = [];
  const end = endOfWords(tokens);
  for (const span of words.runs) {
    if (span.to - span.from > longestCountry || leadingDigit.test(span.text)) continue;
    const isAtEdge =
      isWholeSegment(span, tokens) ||
      span.from === 0 ||
      span.to === end ||
      isLastOfField(span, tokens) ||
      isBeforeCode(span, words);
    if (!isAtEdge || !isCalled(span.text)) continue;
    // "Territory of Christmas Island" is a name.
    if (isOneSegment(span.from - 1, span.from, tokens) && linkWord.test(textAt(span.from - 1, tokens)))
      continue;
    // "us" is a word, and "CA" as well a province, but the last line of an address is its country.
    const isCode = /^[a-z]{2}$/i.test(span.text);
    const isLast = span.text === definition.code && span.to === end && isWholeSegment(span, tokens);
    // "Leeds LS1 5HD UK"
    const isBehindCode = words.codes.some(({ to }) => to === span.from);
    const isWord = span.text !== definition.code && !isWholeSegment(span, tokens) && !isBehindCode;
    if (isCode && !isLast && (isWord || areas.find(span.text) !== undefined)) continue;
    if (!found.some((other) => overlap(span, other))) found.push(span);
  }
  return found;
}

/** "Colombo 03, Sri Lanka 00300", "Toronto Ontario Canada M5J 2J2", but "London England W1T 1JY" */
function isBeforeCode({ from, to, text }: Span, { tokens, codes, profile }: WordsAndCodes): boolean {
  const isApart = !isOneSegment(from - 1, from, tokens) || !profile.areas.isNamed(text);
  return isApart && codes.some((code) => code.from === to);
}

function isLastOfField({ to, field }: Span, tokens: readonly Token[]): boolean {
  return tokens[to]?.field !== field || tokens[to]?.isContact === true;
}

/** Whether an address names another country, or a city of one beside a code that this country has not. */
export function isAbroad(
  reading: Reading,
  { tokens, segments }: Pick<Spans, 'tokens' | 'segments'>,
  profile: CountryProfile,
): boolean {
  const { postalCode } = reading;
  if (namesAnotherCountry(segments, profile) || linesNameCityAbroad(segments, tokens, profile)) return true;
  return postalCode !== null && postalCode.status !== 'valid' && namesCityAbroad(reading, profile);
}

/** Whether the last words of a field, set off by a comma or alone in it, name another country. */
function namesAnotherCountry(segments: readonly Span[], profile: CountryProfile): boolean {
  return segments.some(({ field, text }, at) => {
    if (field === 'line1' && at === 0) return false;
    return segments[at + 1]?.field !== field && namesCountryAbroad(text, profile);
  });
}

/**
 * Whether the lines, without a city in its own field, name a large city of another country, with a code of
 * its shape beside it, at the end of the next segment, or at the end of all where it begins them: one that
 * this country's codes have not, or no place or area of this one besides.
 */
function linesNameCityAbroad(
  segments: readonly Span[],
  tokens: readonly Token[],
  profile: CountryProfile,
): boolean {
  if (tokens.some(({ field }) => field === 'locality')) return false;
  const [first, ...others] = segments;
  if (first === undefined) return false;
  const behind = others.map((segment) => partsOf(segment, tokens));
  const last = spanOf(tokens.length - 1, tokens.length, tokens)?.text ?? '';
  const [, hanName] = hanCity.exec(first.text) ?? [];
  // A street stands between any other city and the code.
  const name = hanName ?? (behind.length > 1 ? townIn(first.text) : '');
  const atStart = { name, code: canonicalPostalCode(last), endsInCode: true };
  // "Geneva, Illinois" is no city of Switzerland.
  const isInArea = (city: string) =>
    behind.some(({ name }) => profile.areas.isNamed(name) && liesIn(profile.keyOf(city), name, profile));
  const codes = [atStart, ...behind].flatMap(({ name, code }, at) => {
    const next = behind[at];
    const beside = code === '' && next?.endsInCode === true ? next.code : code;
    return profile.isCityAbroad(name, beside) && !profile.areas.isNamed(name) && !isInArea(name)
      ? [beside]
      : [];
  });
  const isOwn = (code: string) => profile.postalCode?.canonicalPattern.test(code) === true;
  const isPlace = ({ name }: { name: string }) =>
    name !== '' && (profile.areas.isNamed(name) || namesPlace(name, profile));
  return codes.length > 0 && (!codes.some(isOwn) || ![atStart, ...behind].some(isPlace));
}

/** A city with its kind, maybe behind its province, in Han characters: "广东省广州市". */
const hanCity = /^(?:\p{Script=Han}{2,6}(?:省|自治[区區]))?(\p{Script=Han}{2,5}?)[市都府]/u;

/** The words of a segment without digits, and those with digits as one code: "1012 LG". */
function partsOf({ from, to }: Span, tokens: readonly Token[]) {
  const name: string[] = [];
  const code: string[] = [];
  let endsInCode = false;
  for (let at = from; at < to; at++) {
    const text = textAt(at, tokens);
    const isBehindCode = /^[A-Z]{2}$/.test(text) && anyDigit.test(textAt(at - 1, tokens));
    endsInCode = isBehindCode || anyDigit.test(text);
    (endsInCode ? code : name).push(text);
  }
  return { name: name.join(' '), code: canonicalPostalCode(code.join('')), endsInCode };
}
