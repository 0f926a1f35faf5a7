import { costs } from '../cost/costs.ts';
import { areasOfCode, codeNumberOf, noAreas } from '../countries/profile/code-areas.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { PostalCodeRules } from '../countries/profile/postal-code-rules.ts';
import { noAddress } from '../postal-address.ts';
import { codesOfSlip } from '../reading/code-slips.ts';
import { isCounted, isPartOfHouse } from '../reading/part-of-house.ts';
import { isCityOfQuarters, isWholeArea, namesPlace } from '../reading/place-evidence.ts';
import {
  canonicalPostalCode,
  formatPostalCode,
  isGroup,
  isPostalCode,
  primaryPart,
  readPostalCode,
} from '../reading/postal-code.ts';
import { anyDigit } from '../text/digits.ts';
import type { Token } from './tokens.ts';
import {
  type CodeSpan,
  endOfSegment,
  endOfWords,
  isInLine,
  isLine,
  isOneSegment,
  isWholeSegment,
  overlap,
  type Runs,
  type Span,
  spanOf,
  textAt,
} from './word-spans.ts';

const longestCode = 4;
/** Finds the words that are a postal code or a slip of one. */
export function findCodes({ tokens, runs, profile }: Omit<Runs, 'codes'>): CodeSpan[] {
  const { postalCode: rules } = profile;
  if (rules === null) return [];
  const found: CodeSpan[] = [];
  const isFree = (span: Span) => !found.some((other) => overlap(span, other));
  const keep = (span: Span, isSlip: boolean) => {
    const read = readPostalCode(span.text, rules);
    const primary = primaryPart(read.canonical, rules);
    const number = isSlip ? -1 : codeNumberOf(primary, profile);
    const names = namesOfCode(number, profile);
    const { from, to, field, text } = span;
    const areas = number < 0 ? noAreas : areasOfCode(number, profile);
    found.push({ from, to, field, text, primary, written: read.written, number, isSlip, names, areas });
  };
  const hasDigit = tokens.map(({ text }) => anyDigit.test(text));
  const isOnlyNumber = ({ from, to }: Span) =>
    hasDigit.indexOf(true) === from && hasDigit.lastIndexOf(true) < to;
  const short = runs.filter(({ from, to }) => {
    const digit = to - from <= longestCode ? hasDigit.indexOf(true, from) : -1;
    return digit >= 0 && digit < to;
  });
  for (const span of short)
    if (
      isFree(span) &&
      isCode(span, rules, profile) &&
      !isHouseAndFlat(span, tokens, profile) &&
      !isNumberOfHouse(span, tokens, profile) &&
      !beginsStreet(span, tokens, rules, profile) &&
      !isNumberOfBox(span, tokens, rules, profile) &&
      !isOnlyNumberOfStreet(span, tokens, profile) &&
      !(isWithNumber(span, tokens, rules) && isOnlyNumber(span))
    )
      keep(span, false);
  const isExact = found.length > 0;
  const end = endOfWords(tokens);
  // A number of another shape in a line is that of a house if the address has a code, or needs none.
  const isHouse = (span: Span) =>
    isInLine(span) &&
    ((isExact && span.to < end) || (!profile.format.requiresPostalCode && !hasLetter.test(span.text)));
  for (const span of short) {
    if (isHouse(span) || !isFree(span) || !isSlipOfCode(span, tokens, rules)) continue;
    if (!isHouseAndFlat(span, tokens, profile)) keep(span, true);
  }
  return found;
}

/** Whether a line has the numbers of a house and a flat behind a word of the street: "Мира 120-156, Омск". */
function isHouseAndFlat({ from, text, field }: Span, tokens: readonly Token[], profile: CountryProfile) {
  if (!/^\d+-\d+\p{L}?$/u.test(text) || !isLine(field)) return false;
  if (profile.postalCode?.writtenPattern.test(text) === true || !isOneSegment(from - 1, from, tokens))
    return false;
  const before = textAt(from - 1, tokens);
  return !anyDigit.test(before) && !namesPlace(before, profile);
}

/** Whether words are a code and a number, and a name follows: "Denver CO 80202 1437 Bannock St". */
function isWithNumber({ from, to, field }: Span, tokens: readonly Token[], rules: PostalCodeRules): boolean {
  if (to - from !== 2 || tokens[to]?.field !== field || !/^\p{L}/u.test(textAt(to, tokens))) return false;
  return isPostalCode(textAt(from, tokens), rules) && /^\d+$/.test(textAt(to - 1, tokens));
}

/**
 * Whether a short number, where addresses need no code, is the first one of the street before another
 * segment: "Palma 1234, Asunción". Beside the city, it is the code.
 */
function isNumberOfHouse(
  { from, to, field, text }: Span,
  tokens: readonly Token[],
  profile: CountryProfile,
): boolean {
  if (profile.format.requiresPostalCode || text.length >= costs.codeNoHouse || !isLine(field)) return false;
  const before = from === 0 ? undefined : spanOf(0, from, tokens);
  const isApart = tokens[from - 1]?.to !== (tokens[from]?.from ?? 0) - 1;
  if (before === undefined || isApart || anyDigit.test(before.text)) return false;
  const end = endOfSegment(from, tokens);
  const beside = [spanOf(to, end, tokens)];
  for (let length = 1; length <= longestCity; length++)
    beside.push(spanOf(to, Math.min(to + length, end), tokens), spanOf(from - length, from, tokens));
  const isCity = beside.some((span) => span !== undefined && namesPlace(span.text, profile));
  return end < tokens.length && !isCity;
}

const longestCity = 3;

/**
 * Whether a number begins the first line, no city of such a code follows, and there is no other number but
 * those of a unit and codes: "10036 Ventura Blvd, Los Angeles". One of five digits only in a country whose
 * houses have such numbers, which are in states.
 */
function beginsStreet(
  span: Span,
  tokens: readonly Token[],
  rules: PostalCodeRules,
  profile: CountryProfile,
): boolean {
  const { from, to, field, text } = span;
  const { convention, format } = profile;
  const isLong = convention?.numberStands === 'first' && format.requiresAdministrativeArea;
  if (from > 0 || field !== 'line1' || !/^\d+$/.test(text) || convention?.numberStands === 'last')
    return false;
  if (text.length > costs.codeNoHouse || (text.length === costs.codeNoHouse && !isLong)) return false;
  if (!isOneSegment(to, from, tokens) || anyDigit.test(textAt(to, tokens))) return false;
  const isOther = (token: Token, at: number) =>
    at >= to &&
    anyDigit.test(token.text) &&
    !isPostalCode(token.text, rules) &&
    !isPartOfHouse(spanOf(at - 1, at + 1, tokens)?.text ?? '', profile);
  if (tokens.some(isOther)) return false;
  return !isBeforeCity(span, tokens, profile);
}

const mostWordsOfBox = 4;

/**
 * Whether a number in a line is that of a post-office box, a unit, a road or a house, and no code, for words
 * for one stand right before it: "PO Box 60606", and "Unit 95110" if the code is the same. Where no other
 * word may be the code, only that of a box is, if no number stands before the words and no city of such a
 * code behind it: "Bahnhofstrasse 5 Postfach 3001 Bern".
 */
function isNumberOfBox(
  span: Span,
  tokens: readonly Token[],
  rules: PostalCodeRules,
  profile: CountryProfile,
): boolean {
  const { from, to, field, text } = span;
  if (!isLine(field) || !/^\d+$/.test(text)) return false;
  let begin = from;
  while (isOneSegment(begin - 1, from, tokens) && !anyDigit.test(textAt(begin - 1, tokens))) begin--;
  if (begin === from) return false;
  const line1 = spanOf(Math.max(begin, from - mostWordsOfBox), to, tokens)?.text ?? null;
  const isOfBox = profile.boxes.find({ ...noAddress, line1 }) !== null;
  const isCode = (token: Token, at: number) => at !== from && isPostalCode(token.text, rules);
  const others = tokens.filter(isCode);
  // "Murray Valley Hwy 3644" may end in the code.
  if (others.some((token) => token.text.startsWith(text)) && isCounted(textAt(from - 1, tokens))) return true;
  if (others.length > 0) return isOfBox;
  return isOfBox && !isOneSegment(begin - 1, from, tokens) && !isBeforeCity(span, tokens, profile);
}

/**
 * Whether a number that the code repeats is the only one of the street: "Hovedvejen 2600, 2600 Glostrup".
 * It is none behind the name of a place or an area, or before a city of such a code.
 */
function isOnlyNumberOfStreet(span: Span, tokens: readonly Token[], profile: CountryProfile): boolean {
  const { from, to, field, text } = span;
  if (!isLine(field) || to - from > 1 || !isOneSegment(from - 1, from, tokens)) return false;
  if (tokens.slice(0, from).some((token) => anyDigit.test(token.text))) return false;
  if (!tokens.some((token, at) => at > from && token.text === text)) return false;
  for (let at = from - 1; at >= from - longestCity && isOneSegment(at, from, tokens); at--)
    if (isPlaceOrArea(spanOf(at, from, tokens)?.text ?? '', profile)) return false;
  return !isBeforeCity(span, tokens, profile);
}

function isPlaceOrArea(text: string, profile: CountryProfile): boolean {
  return profile.areas.isNamed(text) || namesPlace(text, profile);
}

/** Whether a city of the code stands right behind it, any where the data lacks the code. */
function isBeforeCity({ to, text }: Span, tokens: readonly Token[], profile: CountryProfile): boolean {
  const number = codeNumberOf(text, profile);
  const names = namesOfCode(number, profile);
  for (let end = to + 1; end <= to + longestCity && isOneSegment(end - 1, to - 1, tokens); end++) {
    const name = spanOf(to, end, tokens)?.text ?? '';
    const isCity = number < 0 ? namesPlace(name, profile) : names.has(profile.keyOf(name));
    if (isCity) return true;
  }
  return false;
}

const mostNamesOfCode = 100;

function namesOfCode(code: number, profile: CountryProfile): ReadonlyMap<string, boolean> {
  const names = new Map<string, boolean>();
  const { places } = profile;
  if (code < 0) return names;
  for (const division of places.divisionsOfCode(code))
    if (isCityOfQuarters(division, profile)) names.set(places.localityKey(division), true);
    else if (!isWholeArea(division, profile)) names.set(places.localityKey(division), false);
  for (const own of places.localitiesOfCode(code)) {
    names.set(places.localityKey(own), true);
    if (names.size >= mostNamesOfCode) break;
  }
  return names;
}

const endsInLetter = /[a-z]$/i;
const hasLetter = /\p{L}/u;

/**
 * Whether words are one postal code. Several count only where the country puts spaces between them, so "Cork
 * T12" does not. The country's name, unlike its letters, is a part of the code in its own field alone:
 * "Singapore 049178", "CH 6600".
 */
function isCode({ text, field }: Span, rules: PostalCodeRules, { isCalled }: CountryProfile): boolean {
  // Most words beside a number are those of a street.
  if (!rules.hasLetters && rules.suffix === '' && endsInLetter.test(text)) return false;
  if (!isPostalCode(text, rules)) return false;
  if (!text.includes(' ')) return true;
  const words = text.toUpperCase().split(' ');
  const [first = '', second = ''] = words;
  const isPrefix = (each: string) => rules.prefixes.includes(canonicalPostalCode(each));
  if (field !== 'postalCode' && isCalled(first) && !isPrefix(first)) return false;
  // "Zip Code: 89501"
  const named = isPrefix(first + second) ? 2 : Number(isPrefix(first));
  const rest = words
    .slice(named)
    .join(' ')
    .replaceAll('.', '')
    .replace(/^[A-Z]{1,3}-/, (letters) => (isPrefix(letters) ? '' : letters));
  return !rest.includes(' ') || rules.writtenPattern.test(rest) || isInGroups(rest, rules);
}

/** Whether a code of six digits is written as two groups: "560 034". */
function isInGroups(text: string, rules: PostalCodeRules): boolean {
  return text.split(' ').every((group) => isGroup(group, rules));
}

const mostWordsBehindCode = 3;

/** Whether a text may be a slip of a code: not a house number, and of two words only where codes have two. */
function isSlipOfCode(span: Span, tokens: readonly Token[], rules: PostalCodeRules): boolean {
  const { from, to, field, text } = span;
  if (isInLine(span)) {
    // In a line, a number before other words is the number of a house, and so is a much shorter one.
    if (from < 2 || to < endOfWords(tokens) - mostWordsBehindCode) return false;
    const lacks = canonicalPostalCode(rules.example).length - canonicalPostalCode(text).length;
    if (lacks > 1) return false;
  }
  if (to - from > 1) {
    if (to - from > 2 || !rules.hasLetters || !rules.example.includes(' ')) return false;
    if (looksLikeCode(text, rules)) return true;
    // The city's field may have it beside the city: "Waterford X591 HP89".
    if (field !== 'locality' && !isWholeSegment(span, tokens)) return false;
  }
  return /\d.*\d/.test(text) && readPostalCode(text, rules).status === 'slip';
}

/** Whether a text is a code in two groups but for characters that look alike: "GLl8 1AN". */
function looksLikeCode(text: string, rules: PostalCodeRules): boolean {
  const [likeliest] = codesOfSlip(canonicalPostalCode(text), rules);
  if (likeliest?.kind !== 'look-alike') return false;
  const code = formatPostalCode(likeliest.canonical, rules);
  return code.length === text.length && code.indexOf(' ') === text.indexOf(' ');
}
