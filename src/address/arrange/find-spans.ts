import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { PostalCodeRules } from '../countries/profile/postal-code-rules.ts';
import { codeNumberOf, isWholeArea } from '../reading/place-evidence.ts';
import { isPostalCode, primaryPart, readPostalCode } from '../reading/postal-code.ts';
import { readLocality } from '../reading/read-address.ts';
import { editDistance } from '../text/edit-distance.ts';
import type { ReadField, Token } from './tokens.ts';

/** Neighbouring words of one field that may be one part of the address. */
export interface Span {
  /** The first of its tokens, and the one behind its last. */
  readonly from: number;
  readonly to: number;
  readonly field: ReadField;
  readonly text: string;
}

export interface CodeSpan extends Span {
  readonly primary: string;
  /** The code as the country writes it. */
  readonly written: string;
  /** Its number in the data, or -1. */
  readonly number: number;
  readonly isSlip: boolean;
  /** The keys of its places and divisions, each with whether it is a place. */
  readonly names: ReadonlyMap<string, boolean>;
}

export interface AreaSpan extends Span {
  readonly area: string;
}

export interface LocalitySpan extends Span {
  readonly key: string;
  /** Known to the data, misspelling a place of a known code, or a place only by where it stands. */
  readonly known: 'named' | 'like' | 'position';
}

/** All that the words of one address may be. */
export interface Spans {
  readonly codes: readonly CodeSpan[];
  readonly areas: readonly AreaSpan[];
  readonly countries: readonly Span[];
  readonly localities: readonly LocalitySpan[];
}

const longestCode = 3;
const longestArea = 6;
const longestCountry = 5;
const longestLocality = 5;

/** Finds what the words may be. */
export function findSpans(tokens: readonly Token[], profile: CountryProfile): Spans {
  const codes = findCodes(tokens, profile);
  const areas = findAreas(tokens, profile);
  // The city is not one word of the province in its field.
  const isPartOfArea = (span: Span) =>
    span.field === 'administrativeArea' &&
    areas.some(({ from, to }) => from <= span.from && span.to <= to && to - from > span.to - span.from);
  return {
    codes,
    areas,
    countries: findCountries(tokens, profile),
    localities: findLocalities(tokens, codes, profile).filter((span) => !isPartOfArea(span)),
  };
}

/** Every segment as one span. */
export function segmentsOf(tokens: readonly Token[]): Span[] {
  const segments: Span[] = [];
  for (let from = 0, to = 0; from < tokens.length; from = to) {
    while (tokens[to]?.segment === tokens[from]?.segment && to < tokens.length) to++;
    const span = spanOf(from, to, tokens);
    if (span !== undefined) segments.push(span);
  }
  return segments;
}

/** Every run of at most this many neighbouring tokens of one segment, the longest first. */
function* runs(tokens: readonly Token[], longest: number): Generator<Span> {
  for (let length = Math.min(longest, tokens.length); length > 0; length--) {
    for (let from = 0; from + length <= tokens.length; from++) {
      const span = spanOf(from, from + length, tokens);
      if (span !== undefined) yield span;
    }
  }
}

/** The words from one token to another; undefined if they are not of one segment. */
export function spanOf(from: number, to: number, tokens: readonly Token[]): Span | undefined {
  const first = tokens[from];
  if (first === undefined || to <= from || first.segment !== tokens[to - 1]?.segment) return undefined;
  let text = '';
  for (let at = from; at < to; at++) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    // Text that runs on has no blanks between its tokens.
    if (at > from && before !== undefined && token !== undefined && before.to < token.from) text += ' ';
    text += token?.text ?? '';
  }
  return { from, to, field: first.field, text: withoutMarks(text) };
}

const openingMarks = new Set('("\'[〒');
const closingMarks = new Set(')"\'].:/-');

function withoutMarks(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && openingMarks.has(text[from] ?? '')) from++;
  while (to > from && closingMarks.has(text[to - 1] ?? '')) to--;
  // The bracket of "Sultanganj (Mainpuri)" is part of the name.
  return text.slice(from, text.slice(from, to).includes('(') ? text.length : to);
}

/** Whether a span is all of its segment. */
export function isWholeSegment({ from, to }: Span, tokens: readonly Token[]): boolean {
  const segment = tokens[from]?.segment;
  return tokens[from - 1]?.segment !== segment && tokens[to]?.segment !== segment;
}

function findCodes(tokens: readonly Token[], profile: CountryProfile): CodeSpan[] {
  const { postalCode: rules } = profile;
  if (rules === null) return [];
  const found: CodeSpan[] = [];
  const isFree = ({ from, to }: Span) => found.every((other) => to <= other.from || from >= other.to);
  const keep = (span: Span, isSlip: boolean) => {
    const read = readPostalCode(span.text, rules);
    const primary = primaryPart(read.canonical, rules);
    const number = isSlip ? -1 : codeNumberOf(primary, profile);
    const names = namesOfCode(number, profile);
    found.push({ ...span, primary, written: read.written, number, isSlip, names });
  };
  for (const span of runs(tokens, longestCode))
    if (isFree(span) && isCode(span.text, rules)) keep(span, false);
  const isExact = found.length > 0;
  for (const span of runs(tokens, 2)) {
    // A number of another shape inside a line is the number of a house if the address has a code.
    const isHouse = isExact && span.field.startsWith('line') && span.to < tokens.length;
    if (isFree(span) && !isHouse && isSlipOfCode(span, tokens, rules)) keep(span, true);
  }
  return found;
}

const mostNamesOfCode = 100;

function namesOfCode(code: number, profile: CountryProfile): ReadonlyMap<string, boolean> {
  const names = new Map<string, boolean>();
  const { places } = profile;
  if (places === undefined || code < 0) return names;
  for (const division of places.divisionsOfCode(code))
    if (!isWholeArea(division, places, profile)) names.set(places.localityKey(division), false);
  for (const own of places.localitiesOfCode(code)) {
    names.set(places.localityKey(own), true);
    if (names.size >= mostNamesOfCode) break;
  }
  return names;
}

/**
 * Whether a text is one postal code. Several words count only where the country puts spaces between them, so
 * "Cork T12" does not.
 */
function isCode(text: string, rules: PostalCodeRules): boolean {
  if (!/\d/.test(text.normalize('NFKC')) || !isPostalCode(text, rules)) return false;
  if (!text.includes(' ')) return true;
  const [first = '', ...others] = text.toUpperCase().split(' ');
  return rules.writtenPattern.test(rules.prefixes.includes(first) ? others.join(' ') : text.toUpperCase());
}

const mostWordsBehindCode = 3;

/** Whether a text may be a slip of a code: not a house number, and of two words only where codes have two. */
function isSlipOfCode(span: Span, tokens: readonly Token[], rules: PostalCodeRules): boolean {
  const { from, to, field, text } = span;
  if (!/\d.*\d/.test(text)) return false;
  // In a line, a number before other words is the number of a house.
  if (field.startsWith('line') && (from < 2 || to < tokens.length - mostWordsBehindCode)) return false;
  if (to - from > 1 && !(rules.hasLetters && rules.example.includes(' ') && isWholeSegment(span, tokens)))
    return false;
  return readPostalCode(text, rules).status === 'slip';
}

function findAreas(tokens: readonly Token[], profile: CountryProfile): AreaSpan[] {
  if (profile.areas.codes.size === 0) return [];
  const found: AreaSpan[] = [];
  for (const span of runs(tokens, longestArea)) {
    if (/^\d|^.$/u.test(span.text) && span.field !== 'administrativeArea') continue;
    const area = profile.areas.find(span.text);
    // Few letters are an area's code only in capitals: "in", "de", "la" and "or" are words.
    const isWord = span.text.length <= 3 && span.text !== span.text.toUpperCase();
    if (area === undefined || (isWord && !isWholeSegment(span, tokens))) continue;
    // "Palmas" is no name of its own in "Las Palmas".
    const isWithin = (other: AreaSpan) =>
      other.area === area && other.from <= span.from && span.to <= other.to;
    if (!found.some(isWithin)) found.push({ ...span, area });
  }
  return found;
}

/** Names of the market's own country. Its code counts at the end of the address alone. */
function findCountries(tokens: readonly Token[], { definition, isCalled, areas }: CountryProfile): Span[] {
  const found: Span[] = [];
  for (const span of runs(tokens, longestCountry)) {
    const isAtEdge = isWholeSegment(span, tokens) || span.to === tokens.length || isLastOfField(span, tokens);
    if (!isAtEdge || !isCalled(span.text)) continue;
    // "us" is a word, and "CA" as well a province.
    const isCode = span.text.length === 2;
    if (
      isCode &&
      (areas.find(span.text) !== undefined ||
        !(span.text === definition.code || isWholeSegment(span, tokens)))
    )
      continue;
    if (found.every(({ from, to }) => span.to <= from || span.from >= to)) found.push(span);
  }
  return found;
}

function isLastOfField({ to, field }: Span, tokens: readonly Token[]): boolean {
  return tokens[to]?.field !== field;
}

/** Finds names of places: known to the data, or one slip away from a name of a known code beside them. */
function findLocalities(
  tokens: readonly Token[],
  codes: readonly CodeSpan[],
  profile: CountryProfile,
): LocalitySpan[] {
  const { places, definition, keyOf } = profile;
  const found: LocalitySpan[] = [];
  if (places === undefined) return found;
  for (const span of runs(tokens, longestLocality)) {
    if (!/\p{L}/u.test(span.text) || /^\d/.test(span.text)) continue;
    if (span.text.length <= 3 && profile.areas.find(span.text) !== undefined) continue;
    if (span.text.toUpperCase() === definition.code) continue;
    // The number behind a city is that of a district: "Dublin 1", "Praha 5".
    const key = keyOf(span.text.replace(/ \d{1,2}$/, ''));
    const isOfCode = codes.some(({ names }) => names.has(key));
    const isSegment = !isOfCode && isWholeSegment(span, tokens);
    const division = isSegment ? divisionNamed(span.text, codes, profile) : undefined;
    let isKnown = isOfCode || division !== undefined;
    if (!isKnown) for (const _ of places.findLocalities(key)) isKnown = true;
    const isByKind = span.to - span.from === 1 && endsInKind.test(span.text);
    if (isKnown) found.push({ ...span, key: division ?? key, known: 'named' });
    else if (isByKind || codes.some((code) => isMisspeltBeside(span, key, code)))
      found.push({ ...span, key, known: 'like' });
  }
  return found;
}

// A district or a town in Chinese and in Japanese characters says what it is.
const endsInKind = /^\p{Script=Han}{1,6}[市郡区區県縣县町村鄉鎮]$/u;

/** Returns the key of the code's division that a text names with its kind: "King County". */
function divisionNamed(
  text: string,
  codes: readonly CodeSpan[],
  profile: CountryProfile,
): string | undefined {
  const keys = readLocality(text, profile).keys();
  return keys.find((key) => codes.some(({ names }) => names.get(key) === false));
}

const mostNamesCompared = 20;

/** Whether words near a known code misspell a place of it. */
function isMisspeltBeside(span: Span, key: string, { from, to, names }: CodeSpan): boolean {
  const distance = from >= span.to ? from - span.to : span.from - to;
  if (distance > longestArea || key.length < 4) return false;
  let left = mostNamesCompared;
  for (const [name, isPlace] of names) {
    const most = name.length < 8 ? 1 : 2;
    const isNear = isPlace && Math.abs(name.length - key.length) <= most;
    if (isNear && editDistance(key, name, most) <= most) return true;
    if (--left === 0) break;
  }
  return false;
}
