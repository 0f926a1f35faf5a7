import { costs } from '../cost/costs.ts';
import type { AreaIndex } from '../countries/profile/area-index.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { anyDigit } from '../text/digits.ts';
import { countCuts } from './cuts.ts';
import type { Token } from './tokens.ts';
import {
  type Choice,
  isInLine,
  isOneSegment,
  isSame,
  isUsed,
  isWholeSegment,
  type LocalitySpan,
  placesBefore,
  type Span,
  type Spans,
  textAt,
} from './word-spans.ts';

/** Returns what a choice of parts costs, in nats: where they stand, and what stands in their own fields. */
export function costOfChoice(
  choice: Choice,
  spans: Spans,
  tokens: readonly Token[],
  used: readonly boolean[],
  profile: CountryProfile,
): number {
  const { areas } = profile;
  const begun = choice.parts.filter((span) => beginsLine(span, tokens, used)).length;
  const isBefore = standsBeforeName(choice, tokens, used);
  const takesNumber = isBefore && anyDigit.test(choice.locality?.text ?? '');
  const takesHouse = isHouseNumber(choice, spans, tokens);
  const cuts = countCuts(choice, spans, tokens, used, profile) + Number(takesNumber) + Number(takesHouse);
  return (
    countMisused(choice, spans) * costs.fieldMisused +
    cuts * costs.segmentCut +
    Number(takesHouse) * costs.codeUnread +
    (begun + Number(isBefore)) * costs.lineBegun +
    Number(isAreaBehindCode(choice)) * costs.areaBehindCode +
    Number(isRegionForCity(choice, spans, tokens, used, areas)) * costs.regionForCity +
    Number(isAreaAgain(choice, areas)) * costs.fieldMisused +
    Number(leavesDistrict(choice, spans, tokens, used)) * costs.fieldMisused +
    Number(leavesPlaceOfCode(choice, spans, tokens, used)) * costs.fieldMisused +
    Number(leavesArea(choice, spans, used)) * costs.partUnread
  );
}

/** Whether the name of an area behind the city or before the code stays in a line, though it is missing. */
function leavesArea({ code, locality, area }: Choice, { areas }: Spans, used: readonly boolean[]): boolean {
  if (locality === undefined || area !== undefined) return false;
  return areas.some(
    ({ from, to, field }) =>
      field === locality.field && used[from] === false && (from === locality.to || to === code?.from),
  );
}

/** Whether the city with the number of its district stays in the lines: "Dublin 2, Dublin". */
function leavesDistrict(
  { locality }: Choice,
  { localities }: Spans,
  tokens: readonly Token[],
  used: readonly boolean[],
): boolean {
  return localities.some(
    (each) =>
      each.key === locality?.key &&
      each.from > 0 &&
      !isUsed(each, used) &&
      anyDigit.test(each.text) &&
      (isWholeSegment(each, tokens) || used[each.to] === true),
  );
}

/** Whether a place of the code stays in the lines before a city that the code has not: "Wells, Mendip". */
function leavesPlaceOfCode(
  { code, locality }: Choice,
  { localities }: Spans,
  tokens: readonly Token[],
  used: readonly boolean[],
): boolean {
  if (code === undefined || locality === undefined || !isInLine(locality)) return false;
  if (code.names.has(locality.key)) return false;
  const isOfCode = (each: LocalitySpan) =>
    code.names.get(each.key) === true && !isUsed(each, used) && isInLine(each);
  return placesBefore(locality, localities, tokens).some(isOfCode);
}

/**
 * Whether the code is a number that ends the words of the street or the box, and another segment has a code:
 * "Belgrano 1234, B1640 Martínez", "P.O. Box 12345 - 00100".
 */
function isHouseNumber({ code }: Choice, { codes }: Spans, tokens: readonly Token[]): boolean {
  if (code === undefined || code.from === 0 || !isInLine(code)) return false;
  const isFirst = (at: number) => isOneSegment(at, 0, tokens);
  return isFirst(code.from) && codes.some(({ from, primary }) => !isFirst(from) && primary !== code.primary);
}

/**
 * Whether the city stands in a line before all that is left of the lines, which has no number: of two names,
 * the first is that of the street or of the house.
 */
function standsBeforeName({ locality }: Choice, tokens: readonly Token[], used: readonly boolean[]): boolean {
  if (locality === undefined || !isInLine(locality)) return false;
  const isOfName = (token: Token, at: number) =>
    used[at] ||
    (isInLine(token) &&
      at >= locality.to &&
      /^[\p{Script=Latin}\P{L}]+$/u.test(token.text) &&
      !anyDigit.test(token.text));
  return used.includes(false) && tokens.every(isOfName);
}

/** Whether the area stands right behind the code, where the city stands in countries with codes before it. */
function isAreaBehindCode({ code, area, locality }: Choice): boolean {
  return (
    code !== undefined &&
    locality !== undefined &&
    area?.from === code.to &&
    area.field === code.field &&
    /^\p{Script=Latin}/u.test(locality.text)
  );
}

/**
 * Whether the name of a region in its own field is the city, though the city's field has another text, or a
 * line names a place behind the street.
 */
function isRegionForCity(
  { locality, area }: Choice,
  { localities }: Spans,
  tokens: readonly Token[],
  used: readonly boolean[],
  areas: AreaIndex,
): boolean {
  if (locality?.field !== 'administrativeArea' || area?.field === 'locality') return false;
  // Where addresses need no area, the city may stand in its field while the city's field has the code.
  const isOther = (at: number) => areas.codes.size > 0 || used[at] === false;
  const isPlace = (span: LocalitySpan) =>
    span.from > 0 && span.known === 'named' && used[span.from] === false && isWholeSegment(span, tokens);
  const isTyped = tokens.some(({ field }, at) => field === 'locality' && isOther(at));
  return (isTyped || localities.some(isPlace)) && areas.isNamed(locality.text);
}

/** Whether the city is another name of the area, and stands where the area does beside the city. */
function isAreaAgain({ locality, area }: Choice, areas: AreaIndex): boolean {
  if (locality === undefined || area === undefined || locality.field !== area.field) return false;
  // Han and Korean text has the area first.
  const isBehind = /^[\p{Script=Han}\p{Script=Hangul}]/u.test(locality.text)
    ? locality.to <= area.from
    : locality.from >= area.to && /^\p{Script=Latin}/u.test(locality.text);
  return isBehind && areas.find(locality.text) === area.area;
}

export function countMoved({ code, area, locality }: Choice): number {
  return [
    code !== undefined && code.field !== 'postalCode',
    area !== undefined && area.field !== 'administrativeArea',
    locality !== undefined && locality.field !== 'locality',
  ].filter((isMoved) => isMoved).length;
}

/** Counts the parts that stand in their own field although another text was chosen. */
function countMisused({ code, area, locality }: Choice, spans: Spans): number {
  const ownCode = spans.codes.find(({ field, isSlip }) => field === 'postalCode' && !isSlip);
  const ownArea = spans.areas.find(({ field }) => field === 'administrativeArea');
  const isOtherCode = ownCode !== undefined && ownCode.primary !== code?.primary;
  const isCity = ownArea?.from === locality?.from;
  const isOtherArea = ownArea !== undefined && (isCity || ownArea.area !== area?.area);
  // A division of the code that is a province as well is that, where no other text is.
  const isProvince =
    locality !== undefined &&
    area === undefined &&
    code?.names.get(locality.key) === false &&
    spans.areas.some((each) => isSame(each, locality));
  return Number(isOtherCode) + Number(isOtherArea) + Number(isProvince);
}

/** A part in Latin script seldom begins a line, unless it is all of its segment or other parts follow. */
function beginsLine(span: Span, tokens: readonly Token[], used: readonly boolean[]): boolean {
  const isFirst = span.from === 0 || tokens[span.from - 1]?.field !== span.field;
  const next = textAt(span.to, tokens);
  return (
    isFirst &&
    isInLine(span) &&
    !isWholeSegment(span, tokens) &&
    (/^\p{Script=Latin}/u.test(next) || (/^\d/.test(next) && used[span.to] === false))
  );
}
