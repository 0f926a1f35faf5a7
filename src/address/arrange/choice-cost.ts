import { costs } from '../cost/costs.ts';
import { hasStreetWord } from '../reading/has-street-word.ts';
import {
  hasRegionForCity,
  inhabitantsNamed,
  namesBareCity,
  namesLargeCity,
} from '../reading/place-evidence.ts';
import { saysDivision } from '../text/area-key.ts';
import { anyDigit } from '../text/digits.ts';
import { saysItsKind } from '../text/place-name-forms.ts';
import { isInRegion } from './city-of.ts';
import { countCuts } from './cuts.ts';
import type { Token } from './tokens.ts';
import {
  type AreaSpan,
  type Choice,
  endOfWords,
  hanOrHangul,
  isInLine,
  isLine,
  isOneSegment,
  isPartOf,
  isSame,
  isUsed,
  isWholeSegment,
  type Layout,
  type LocalitySpan,
  namesHouse,
  placesBefore,
  type Span,
  textAt,
} from './word-spans.ts';

/** Returns what a choice of parts costs, in nats: where they stand, and what stands in their own fields. */
export function costOfChoice(layout: Layout): number {
  const begun = layout.parts.filter((span) => beginsLine(span, layout)).length;
  const isBefore = standsBeforeName(layout);
  const { area, tokens, used } = layout;
  const isAreaApart = area !== undefined && standsApart(area, tokens, (at) => used[at] === true);
  const takesNumber = isBefore && anyDigit.test(layout.locality?.text ?? '');
  const cuts = countCuts(layout) + Number(takesNumber) + Number(tearsBeginning(layout));
  return (
    countMisused(layout) * costs.fieldMisused +
    cuts * costs.segmentCut +
    (begun + Number(isBefore)) * costs.lineBegun +
    Number(isRegionForCity(layout)) * costs.regionForCity +
    Number(isAreaAgain(layout)) * costs.fieldMisused +
    Number(leavesDistrict(layout)) * costs.fieldMisused +
    Number(leavesPlaceOfCode(layout)) * costs.segmentCut +
    costOfQuarterWithin(layout) +
    Number(leavesArea(layout)) * costs.partUnread +
    Number(isAreaApart) * costs.fieldMisused
  );
}

/**
 * Whether an area stands amid a line beside no other part, or ends the words of another segment: "Calle 10,
 * Guerrero, Cuauhtémoc, Ciudad de México", "entre Sonora y Sinaloa, 44100 Guadalajara".
 */
export function standsApart(area: Span, tokens: readonly Token[], isPart: (at: number) => boolean): boolean {
  const { from, to, field } = area;
  if (!isInLine(area) || to === endOfWords(tokens) || isPart(from - 1)) return false;
  // Han and Korean text has the area first.
  if (!/^\p{Script=Latin}/u.test(area.text)) return false;
  const isWhole = isWholeSegment(area, tokens);
  const isLast = tokens[to]?.field !== field;
  if (isWhole && (isLast || from === 0 || tokens[from - 1]?.field !== field)) return false;
  return !isPart(to) || !(isWhole || isLast || isOneSegment(from, to, tokens));
}

/** Whether the name of an area behind the city or before the code stays in a line, though it is missing. */
function leavesArea({ code, locality, area, areas, used }: Layout): boolean {
  if (locality === undefined || area !== undefined) return false;
  return areas.some(
    ({ from, to, field }) =>
      field === locality.field && used[from] === false && (from === locality.to || to === code?.from),
  );
}

/** Whether the city with the number of its district stays in the lines: "Dublin 2, Dublin". */
function leavesDistrict({ locality, localities, tokens, used }: Layout): boolean {
  return localities.some(
    (each) =>
      each.key === locality?.key &&
      !isUsed(each, used) &&
      anyDigit.test(each.text) &&
      (isWholeSegment(each, tokens) || used[each.to] === true),
  );
}

/**
 * What it costs that a name which the data lacks ends in a large city: its other words are likelier a
 * quarter's.
 */
function costOfQuarterWithin({ locality, localities, profile }: Layout): number {
  if (locality?.known !== 'position' || !isInLine(locality)) return 0;
  const isEnd = (each: LocalitySpan) =>
    each.known === 'named' && each.to === locality.to && isPartOf(each, locality);
  return localities.some((each) => isEnd(each) && namesLargeCity(each.key, profile)) ? costs.fieldMisused : 0;
}

/**
 * Whether a place of the code, or of its region, stays in the lines before a city that the code, or any list,
 * has not: "Wells, Mendip", "Πάτρα, Αχαΐα 262 23". A larger one is that of the post: "Haworth, Keighley".
 */
function leavesPlaceOfCode({ code, locality, localities, tokens, profile }: Layout): boolean {
  if (code === undefined || locality === undefined || !isInLine(locality)) return false;
  if (code.names.has(locality.key) || namesBareCity(locality.key, profile)) return false;
  const isOfCode = (each: LocalitySpan) =>
    (code.names.get(each.key) === true ||
      (locality.known === 'position' && isInRegion(each.key, code, profile))) &&
    inhabitantsNamed(locality.key, profile) <= inhabitantsNamed(each.key, profile);
  return placesBefore(locality, localities, tokens).some(isOfCode);
}

/**
 * Whether the first segment begins with the code and the city, and the city is another text or only some of
 * the words behind the code, though the street follows: "7979 Cape Town, 65 Beach Road, Noordhoek", "110 00
 * Praha 1, Ilica 5".
 */
function tearsBeginning(layout: Layout): boolean {
  const { code, locality, segments, tokens, used } = layout;
  const [first] = segments;
  if (code?.from !== 0 || first === undefined || first.to <= code.to || locality === undefined) return false;
  const isOfStreet = ({ text }: Token, at: number) =>
    at >= first.to && used[at] === false && /\p{L}{2}/u.test(text);
  if (!tokens.some(isOfStreet)) return false;
  const left = tokens.slice(code.to, first.to).filter((_, at) => used[code.to + at] === false);
  const text = left.map((token) => token.text).join(' ');
  return left.length > 0 && !namesHouse(text) && !hasStreetWord(text, layout.profile);
}

/**
 * Whether the city stands in a line before all that is left of the lines, which has no number: of two names,
 * the first is that of the street or of the house.
 */
function standsBeforeName({ locality, tokens, used }: Layout): boolean {
  if (locality === undefined || !isInLine(locality)) return false;
  const isOfName = (token: Token, at: number) =>
    used[at] ||
    (isLine(token.field) &&
      at >= locality.to &&
      /^[\p{Script=Latin}\P{L}]+$/u.test(token.text) &&
      !anyDigit.test(token.text));
  return used.includes(false) && tokens.every(isOfName);
}

/**
 * Whether the name of a region in its own field is the city, though the city's field has another text, or a
 * line names a place behind the street.
 */
function isRegionForCity(layout: Layout): boolean {
  const { locality, area, localities, tokens, typed, used, profile } = layout;
  const { areas } = profile;
  if (locality?.field !== 'administrativeArea' || area?.field === 'locality') return false;
  // Where addresses need no area, the city may stand in its field while the city's field has the code.
  const isOther = (at: number) => areas.codes.size > 0 || used[at] === false;
  const isPlace = (span: LocalitySpan) =>
    span.from > 0 && span.known === 'named' && used[span.from] === false && isWholeSegment(span, tokens);
  const isTyped =
    !hasRegionForCity(typed, profile) && tokens.some(({ field }, at) => field === 'locality' && isOther(at));
  return (isTyped || localities.some(isPlace)) && areas.isNamed(locality.text);
}

/**
 * Whether the city is another name of the area, and stands where the area does beside the city, or behind a
 * name of both: "Brasília - DF". Where districts are cities, one beside it stays in a line.
 */
function isAreaAgain(layout: Layout): boolean {
  const { locality, area, areas: spans, profile } = layout;
  const { areas } = profile;
  if (locality === undefined || area === undefined || areas.find(locality.text) !== area.area) return false;
  const isBehind = ({ to, text, field, area: own }: AreaSpan) =>
    to === locality.from && field === locality.field && own === area.area && text !== locality.text;
  if (leavesDistrictBeside(layout)) return true;
  if (locality.field !== area.field) return spans.some(isBehind);
  // Han and Korean text has the area first.
  return hanOrHangul.test(locality.text)
    ? locality.to <= area.from
    : locality.from >= area.to && /^\p{Script=Latin}/u.test(locality.text);
}

/** Whether a district stays beside the city in a line, where districts are cities: "東京都渋谷区渋谷2-21-1". */
function leavesDistrictBeside({ locality, localities, segments, used, profile }: Layout): boolean {
  if (locality === undefined || profile.definition.areas?.districtsAreCities !== true) return false;
  const isBeside = (span: Span) =>
    !isUsed(span, used) && (span.from === locality.to || span.to === locality.from);
  const isDistrict = ({ text }: Span) => saysItsKind.test(text) || saysDivision(text);
  const named = localities.filter(({ known }) => known !== 'position');
  return [...named, ...segments.filter(isDistrict)].some(isBeside);
}

export function countMoved({ code, area, locality }: Choice): number {
  return [
    code !== undefined && code.field !== 'postalCode',
    area !== undefined && area.field !== 'administrativeArea',
    locality !== undefined && locality.field !== 'locality',
  ].filter((isMoved) => isMoved).length;
}

/** Counts the parts that stand in their own field although another text was chosen. */
function countMisused(layout: Layout): number {
  const { code, area, locality, typed, profile } = layout;
  const ownCode = layout.codes.find(({ field, isSlip }) => field === 'postalCode' && !isSlip);
  const ownArea = layout.areas.find(({ field }) => field === 'administrativeArea');
  const isOtherCode = ownCode !== undefined && ownCode.primary !== code?.primary;
  const isCity = ownArea?.from === locality?.from;
  const isMeant = isCity && hasRegionForCity(typed, profile);
  const isOtherArea = ownArea !== undefined && !isMeant && (isCity || ownArea.area !== area?.area);
  // A division of the code that is a province as well is that, where no other text is.
  const isProvince =
    locality !== undefined &&
    area === undefined &&
    code?.names.get(locality.key) === false &&
    layout.areas.some((each) => isSame(each, locality));
  return Number(isOtherCode) + Number(isOtherArea) + Number(isProvince);
}

/** A part in Latin script seldom begins a line, unless it is all of its segment or other parts follow. */
function beginsLine(span: Span, { tokens, used }: Layout): boolean {
  const isFirst = span.from === 0 || tokens[span.from - 1]?.field !== span.field;
  const next = textAt(span.to, tokens);
  return (
    isFirst &&
    isInLine(span) &&
    !isWholeSegment(span, tokens) &&
    (/^\p{Script=Latin}/u.test(next) || (/^\d/.test(next) && used[span.to] === false))
  );
}
