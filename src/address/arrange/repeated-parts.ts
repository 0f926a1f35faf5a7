import { liesIn } from '../countries/profile/code-areas.ts';
import { isCityOfQuarters } from '../reading/place-evidence.ts';
import { bareKey, saysDivision } from '../text/area-key.ts';
import { anyDigit } from '../text/digits.ts';
import { isCityAround, isCityInOtherWords, isCityOf, namesPartOfCity } from './city-of.ts';
import { endsOtherName, isAfterWords } from './cuts.ts';
import { endOfStreet } from './find-localities.ts';
import { isCityOfQuarter } from './quarters.ts';
import {
  areInFields,
  endOfSegment,
  hanOrHangul,
  isInLine,
  isLine,
  isOfData,
  isOneSegment,
  isSame,
  isUsed,
  isWholeField,
  isWholeSegment,
  isWordOf,
  kindAtEnd,
  type Layout,
  type LocalitySpan,
  namesHouse,
  overlap,
  type Span,
  spanOf,
  textAt,
  use,
} from './word-spans.ts';

/**
 * Marks the words as used that only repeat a chosen part. Returns how many of them, or of the chosen parts,
 * may as well be the city.
 */
export function dropRepeated(layout: Layout): number {
  const { tokens, used, profile } = layout;
  const key = layout.locality && profile.keyOf(layout.locality.text);
  // The longest first: "Comunidad de Madrid", and not "Madrid" alone.
  const repeated = repetitionsOf(key, layout)
    .filter((span) => !isUsed(span, used))
    .sort((a, b) => a.from - b.from);
  // A county or district is none of the chosen parts.
  const own = repeated.filter((span) => !('key' in span) || span.key === key);
  let namesakes = Number(isCityToo(layout));
  // From the end, since a repetition in a line shows by standing beside another part.
  for (let at = repeated.length === 0 ? 0 : tokens.length; at > 0; at--) {
    const span = repeated.find(
      (each) =>
        each.to === at && !isUsed(each, used) && !isOfName(each, layout) && isBehindStreet(each, own, layout),
    );
    if (span === undefined) continue;
    use(span, used);
    if (namesOtherPlace(span, layout)) namesakes += isInLine(span) && isCityOfQuarter(span, layout) ? 2 : 1;
  }
  return namesakes;
}

/**
 * Whether words and the chosen city are one longer name, maybe misspelt: "de Gran Canaria" behind "Las
 * Palmas", "Colonia" before "del Sacramento".
 */
export function isOfName(span: Span, { locality, localities }: Layout): boolean {
  if (locality === undefined || overlap(span, locality)) return false;
  const from = Math.min(span.from, locality.from);
  const to = Math.max(span.to, locality.to);
  return localities.some(
    (name) => isOfData(name) && !name.text.includes('(') && name.from === from && name.to === to,
  );
}

/** Whether a city is taken for the area although another text names the same area. */
function isCityToo(layout: Layout): boolean {
  const { area } = layout;
  if (area === undefined || area.field === 'administrativeArea') return false;
  const isNamedAgain = layout.areas.some((other) => other.area === area.area && other.from >= area.to);
  return isNamedAgain && namesOtherPlace(area, layout);
}

/**
 * Whether what repeats the area may as well be the city: "São Paulo" before "SP". An area that is a city of
 * its own only repeats itself, and so does one behind a city that lies in it.
 */
function namesOtherPlace(span: Span, { locality, area, localities, profile }: Layout): boolean {
  const { from, text } = span;
  const { areas, places, keyOf, definition } = profile;
  // "東京都渋谷区": where districts are cities, the area around the chosen one is none.
  if (definition.areas?.districtsAreCities === true && locality?.field !== 'locality') return false;
  // Beside a quarter, a city whose quarters alone have codes is the city: "Karol Bagh, New Delhi, Delhi".
  const isOfQuarter = () =>
    areas.ofCity(locality?.text ?? '') === undefined &&
    [...places.findLocalities(keyOf(text))].some((each) => isCityOfQuarters(each, profile));
  if (area !== undefined && areas.ofCity(text) === area.area && !isOfQuarter()) return false;
  if (locality?.field === 'locality' && locality.to === from && liesIn(locality.key, text, profile))
    return false;
  return localities.some((place) => isSame(place, span) && place.key !== locality?.key);
}

const isNumbered = / \d{1,2}$/;

/**
 * The spans that only repeat a chosen part, the city by its key, or name the county or district that the code
 * lies in.
 */
function repetitionsOf(key: string | undefined, layout: Layout): Span[] {
  const { code, area, locality, tokens, profile } = layout;
  const found: Span[] = [];
  // A name that the data lacks is no span, unless it is the chosen one.
  if (locality?.known === 'position') {
    const length = locality.to - locality.from;
    const beside = [locality, ...layout.codes].flatMap(({ from, to }) => [
      spanOf(from - length, from, tokens),
      spanOf(to, to + length, tokens),
    ]);
    for (const span of [...layout.segments, ...beside])
      if (span !== undefined && profile.keyOf(span.text) === key) found.push(span);
  }
  // Before the city in a line, it may be a neighbourhood of the city's: "Salt Lake, Kolkata", "Auckland CBD".
  // In Korea, that of a town or a district: "남양주시 화도읍", "Hwado-eup, Namyangju-si".
  const isBefore = ({ to, field }: Span) => locality?.field === field && to <= locality.from;
  const isCityOfPart = profile.definition.places?.cityStandsFirst === true;
  // Beside the city in its field, it may as well be a part of the city, and stays: "Wien, Wieden".
  const isBeside = ({ field }: Span) => field === 'locality' && locality?.field === field;
  const isDivision = (span: LocalitySpan) =>
    code?.names.get(span.key) === false &&
    !isCityOfPart &&
    !isBefore(span) &&
    !isBeside(span) &&
    !isCityOf(span.text, locality, profile, span.key);
  // "Colombo 03" says more than "Colombo", and "Zipf 22" is a house. "110 00 Praha 1" is the code's.
  const isOnlyKey = ({ from, key: ofSpan, text }: LocalitySpan) =>
    ofSpan === key &&
    (!isNumbered.test(text) ||
      isNumbered.test(locality?.text ?? '') ||
      layout.codes.some(({ to }) => to === from && isOneSegment(to - 1, from, tokens)));
  const isPart = (span: LocalitySpan) => span.known === 'around' && isBefore(span);
  for (const span of layout.localities)
    if (
      span.field !== 'administrativeArea' &&
      !isPart(span) &&
      (isOnlyKey(span) ||
        span.text === locality?.text ||
        (isCityInOtherWords(span, layout) && !(isBeside(span) && isApart(span, layout))) ||
        isDivision(span))
    )
      found.push(span);
  // "Landkreis Starnberg" says no more than "Starnberg".
  if (locality !== undefined)
    for (const span of layout.segments)
      if (saysDivision(span.text) && bareKey(span.text) === bareKey(locality.text)) found.push(span);
  for (const span of layout.areas)
    if (
      span.area === area?.area &&
      !isCityAround(span, layout) &&
      !(isInLine(span) && namesPartOfCity(span.text, profile))
    )
      found.push(span);
  // "Block 304" is a part of an address whose code is 304.
  for (const span of layout.codes)
    if (span.primary === code?.primary && !(isInLine(span) && /^\p{L}{3}/u.test(span.text))) found.push(span);
  return found;
}

/** Whether no more than a comma or a blank stands before words, and no mark for the same in other words. */
function isApart({ from, field }: Span, { tokens, typed }: Layout): boolean {
  const between = (typed[field] ?? '').slice(tokens[from - 1]?.to, tokens[from]?.from);
  return /^,?\s*$/.test(between);
}

/**
 * Whether words stand where no street does: in the field of a part, as a segment behind the first, in one
 * that only repeats chosen parts, at the end of one if they are a code, or right before another part.
 */
function isBehindStreet(span: Span, own: readonly Span[], layout: Layout): boolean {
  const { parts, tokens, used } = layout;
  const isOfPart = parts.some(({ field }) => field === span.field) || isWholeField(span, tokens);
  // "77 Massachusetts Ave" is a street in the city's field too.
  const isLeft = (at: number) => used[at] === false && isOneSegment(at, span.from, tokens);
  if (!isInLine(span) && isOfPart && !isLeft(span.from - 1)) return true;
  const isWhole = isWholeSegment(span, tokens);
  const isAreaInField = layout.area === undefined || layout.area.field === 'administrativeArea';
  if (
    areInFields(layout) &&
    isAreaInField &&
    ((span.from === 0 && isWhole) || isAtBeginning(span, own, layout))
  )
    return hasHouse(span.to, tokens.length, layout);
  if (span.from === 0) return false;
  // "12 Queen's Road Central, Central"
  if (endOfStreet.test(span.text) && isAfterWords(span, layout)) return false;
  const isAtEnd = !isOneSegment(span.to, span.from, tokens);
  // A name at the end of a segment, or of a line, may be that of the street. A code there is none, nor is
  // what stands behind the code, or behind the house and before area or code.
  const isCode = 'primary' in span;
  const isBeforePart =
    used[span.to] === true &&
    (!isAtEnd || (isBeforeAreaOrCode(span, own, layout) && hasHouse(0, span.from, layout))) &&
    (isCode || !isAfterWords(span, layout) || !endsOtherName(span, layout));
  const isCodeAtEnd = isCode && isAtEnd;
  const isBehindCode = own.some(
    (each) =>
      'primary' in each && each.to <= span.from && isAllOf(each.to, endOfSegment(span.from, tokens), own),
  );
  return isWhole || isBeforePart || isCodeAtEnd || isBehindCode || isOnlyRepeated(span, own, layout);
}

/**
 * Whether words of repeated parts alone begin the first segment, in Han or Korean or with the code. Where the
 * text runs on behind a name without its kind, it may be another name: "大阪大学".
 */
function isAtBeginning({ to, text }: Span, own: readonly Span[], { tokens }: Layout): boolean {
  if (!isOneSegment(0, to - 1, tokens) || !isAllOf(0, to, own)) return false;
  const isWhole = kindAtEnd.test(text) || tokens[to]?.from !== tokens[to - 1]?.to;
  return (hanOrHangul.test(text) && isWhole) || own.some((each) => each.from === 0 && 'primary' in each);
}

/** Whether all words from one number to another are of some spans. */
function isAllOf(from: number, to: number, spans: readonly Span[]): boolean {
  for (let at = from; at < to; at++) if (!spans.some((each) => isWordOf(at, each))) return false;
  return true;
}

/** Whether words in a line that no part takes, from one number to another, have a number and a word. */
function hasHouse(from: number, to: number, { tokens, used }: Layout): boolean {
  const left = tokens.slice(from, to).filter(({ field }, at) => isLine(field) && used[from + at] === false);
  return namesHouse(left.map(({ text }) => text).join(' '));
}

/**
 * Whether the area or the code, repeated, begins the segment behind a name in a line, or a part does, and the
 * name stands right behind the number of the house.
 */
function isBeforeAreaOrCode({ from, to, field }: Span, own: readonly Span[], { parts, tokens }: Layout) {
  if (tokens[to]?.field !== field) return false;
  if (own.some((each) => each.from === to && !('key' in each))) return true;
  return anyDigit.test(textAt(from - 1, tokens)) && parts.some((part) => part.from === to);
}

/** Whether all words of a segment, but for a number at its beginning, repeat parts: "80337 München". */
function isOnlyRepeated(span: Span, own: readonly Span[], { tokens, used }: Layout): boolean {
  if (isOneSegment(0, span.from, tokens)) return false;
  const isOnly = (at: number) =>
    used[at] ||
    own.some((each) => isWordOf(at, each)) ||
    (!isOneSegment(at - 1, at, tokens) && anyDigit.test(textAt(at, tokens)));
  return tokens.every((_, at) => !isOneSegment(at, span.from, tokens) || isOnly(at));
}
