import { costs } from '../cost/costs.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { addressParts, type PostalAddress } from '../postal-address.ts';
import {
  type AreaSpan,
  type CodeSpan,
  isWholeSegment,
  type LocalitySpan,
  type Span,
  type Spans,
  segmentsOf,
  spanOf,
} from './find-spans.ts';
import type { ReadField, Token } from './tokens.ts';

/** Typed words assigned to the parts of an address. */
export interface Arrangement {
  readonly address: PostalAddress;
  /** Nats: how rarely people who mean this address type it so. */
  readonly cost: number;
  /** A part stands in a field that is not its own. If false, only repetitions are dropped. */
  readonly isMoved: boolean;
  /** The city to judge, where the city's field names a part of it too ("Newport, Telford") and stays so. */
  readonly city?: string;
}

/** The spans that are parts. undefined: the address lacks the part. */
export interface Choice {
  readonly code: CodeSpan | undefined;
  readonly area: AreaSpan | undefined;
  readonly locality: LocalitySpan | undefined;
}

const lineFields = ['line1', 'line2', 'line3'] as const;

/**
 * Returns the address that a choice of parts gives: each part in its field, once, and all other text in the
 * lines. undefined if no first line is left.
 */
export function layOut(
  typed: PostalAddress,
  choice: Choice,
  spans: Spans,
  tokens: readonly Token[],
  profile: CountryProfile,
): Arrangement | undefined {
  const used = new Array<boolean>(tokens.length).fill(false);
  const take = ({ from, to }: Span) => used.fill(true, from, to);
  const parts = [choice.code, choice.area, choice.locality].filter((span) => span !== undefined);
  parts.forEach(take);
  spans.countries.filter((span) => !isUsed(span, used)).forEach(take);
  const repeated = repetitionsOf(choice, spans, profile);
  let namesakes = Number(isCityToo(choice, spans));
  // From the end, since a repetition in a line shows by standing beside another part.
  for (let at = tokens.length; at > 0; at--) {
    const span = repeated.find(({ to }) => to === at);
    if (span === undefined || isUsed(span, used) || !isBehindStreet(span, tokens, used)) continue;
    take(span);
    if (namesOtherPlace(span, choice, spans)) namesakes++;
  }
  // A province is dropped only where it is the chosen one again.
  if (choice.area === undefined && spans.areas.some((span) => isUsed(span, used) && !isAnyOf(span, parts)))
    return undefined;
  const region = regionOf(choice, tokens, used, profile);
  if (region !== undefined) take(region);
  const kept = keptBesideCity(choice, tokens, used, profile);
  kept.forEach(take);
  // The city's field is the city, unless another text is, or it holds the code alone.
  const isOfCode = (at: number) => choice.code !== undefined && at >= choice.code.from && at < choice.code.to;
  if (choice.locality === undefined && tokens.some(({ field }, at) => field === 'locality' && !isOfCode(at)))
    return undefined;
  if (endsStreet(choice, tokens, used)) return undefined;
  const { lines, textCost } = linesOf(typed, tokens, used);
  if (lines.length === 0 && typed.line1 !== null) return undefined;
  const [line1 = null, line2 = null, ...others] = lines;
  const address: PostalAddress = {
    name: typed.name,
    line1,
    line2,
    line3: others.length === 0 ? null : others.join(', '),
    locality: textOf([...(choice.locality ? [choice.locality] : []), ...kept]),
    administrativeArea: choice.area?.text ?? region?.text ?? null,
    postalCode: choice.code?.written ?? null,
  };
  const moved = countMoved(choice);
  const isMoved = moved > 0 || textCost > 0;
  // What only repeats leaves every typed part.
  if (!isMoved && lacksTyped(address, typed)) return undefined;
  const left = costOfLeft(choice, tokens, used);
  const misused = namesakes + countMisused(choice, spans);
  const begun = parts.filter((span) => beginsLine(span, tokens)).length;
  const cost =
    (isMoved ? costs.fieldsMisplaced - costs.fieldMovedToo : 0) +
    moved * costs.fieldMovedToo +
    kept.length * costs.cityTwofold +
    textCost +
    left +
    misused * costs.fieldMisused +
    (splitsName(choice, spans) ? costs.segmentCut : 0) +
    begun * costs.lineBegun;
  return {
    address,
    isMoved,
    cost,
    ...(kept.length > 0 && choice.locality && { city: choice.locality.text }),
  };
}

function textOf(spans: readonly Span[]): string | null {
  const inOrder = [...spans].sort((a, b) => a.from - b.from);
  return inOrder.map(({ text }) => text).join(', ') || null;
}

/** A neighbourhood or a county that stands in the city's field beside the city, set off by a comma. */
function keptBesideCity(
  { locality }: Choice,
  tokens: readonly Token[],
  used: readonly boolean[],
  { areas }: CountryProfile,
): Span[] {
  if (locality?.field !== 'locality') return [];
  const kept: Span[] = [];
  for (const span of segmentsOf(tokens)) {
    if (span.field !== 'locality' || isUsed(span, used)) continue;
    if (!/\d/.test(span.text) && areas.find(span.text) === undefined) kept.push(span);
  }
  return kept;
}

function lacksTyped(address: PostalAddress, typed: PostalAddress): boolean {
  return addressParts.some(
    (part) => part !== 'line2' && part !== 'line3' && typed[part] !== null && address[part] === null,
  );
}

function countMoved({ code, area, locality }: Choice): number {
  return [
    code !== undefined && code.field !== 'postalCode',
    area !== undefined && area.field !== 'administrativeArea',
    locality !== undefined && locality.field !== 'locality',
  ].filter((isMoved) => isMoved).length;
}

/** Whether a span lies in one of the parts. */
function isAnyOf(span: Span, parts: readonly Span[]): boolean {
  return parts.some(({ from, to }) => from <= span.from && span.to <= to);
}

function isUsed({ from, to }: Span, used: readonly boolean[]): boolean {
  return used.slice(from, to).includes(true);
}

/** Whether a city is taken for the area although another text names the same area. */
function isCityToo(choice: Choice, spans: Spans): boolean {
  const { area } = choice;
  if (area === undefined || area.field === 'administrativeArea') return false;
  const isNamedAgain = spans.areas.some((other) => other.area === area.area && other.from >= area.to);
  return isNamedAgain && namesOtherPlace(area, choice, spans);
}

/** Whether what repeats the area may as well be the city: "São Paulo" before "SP". */
function namesOtherPlace({ from, to }: Span, { locality }: Choice, { localities }: Spans): boolean {
  return localities.some(
    (place) =>
      place.from === from && place.to === to && place.known === 'named' && place.key !== locality?.key,
  );
}

/** The spans that only repeat a chosen part, or name the county or district that the code lies in. */
function repetitionsOf({ code, area, locality }: Choice, spans: Spans, profile: CountryProfile): Span[] {
  const key = locality && profile.keyOf(locality.text);
  return [
    ...spans.localities.filter(
      (span) =>
        span.field !== 'administrativeArea' && (span.key === key || code?.names.get(span.key) === false),
    ),
    ...spans.areas.filter((span) => span.area === area?.area),
    ...spans.codes.filter((span) => span.primary === code?.primary),
  ];
}

/**
 * Whether words stand where no street does: in a field of their own, as a segment behind the first, or at the
 * end of the lines or before another part that stands there.
 */
function isBehindStreet(span: Span, tokens: readonly Token[], used: readonly boolean[]): boolean {
  if (!span.field.startsWith('line')) return true;
  if (span.from === 0) return false;
  const next = tokens[span.to];
  const isBeforePart = used[span.to] === true && next?.field === span.field;
  // A code ends a line, but a name there may be that of the street.
  const isCodeAtEnd = 'primary' in span && next?.field !== span.field;
  return isWholeSegment(span, tokens) || isBeforePart || isCodeAtEnd;
}

/**
 * A region that people name although the country's addresses lack one: what stands in its field, or a name of
 * a region behind the city.
 */
function regionOf(
  { locality, code }: Choice,
  tokens: readonly Token[],
  used: readonly boolean[],
  { areas }: CountryProfile,
): Span | undefined {
  if (areas.codes.size > 0) return undefined;
  const isFree = (span: Span) => !isUsed(span, used);
  const segments = segmentsOf(tokens);
  const own = segments.find((span) => span.field === 'administrativeArea' && isFree(span));
  if (own !== undefined || locality === undefined) return own;
  const beside = [
    segments.find(({ from }) => from === locality.to),
    code && spanOf(locality.to, code.from, tokens),
  ];
  return beside.find(
    (span) => span !== undefined && span.from < span.to && isFree(span) && areas.isNamed(span.text),
  );
}

/** The text that no part takes: of each line, then of the other fields. */
function linesOf(typed: PostalAddress, tokens: readonly Token[], used: readonly boolean[]) {
  const lines: string[] = [];
  let textCost = 0;
  for (const field of new Set(tokens.map((token) => token.field))) {
    const isLine = (lineFields as readonly ReadField[]).includes(field);
    const left = leftOf(typed[field] ?? '', field, tokens, used);
    if (left.length === 0) continue;
    if (!isLine) textCost += costOfText(left, lines.length === 0);
    lines.push(left.join(', '));
  }
  return { lines, textCost };
}

/** What it costs that texts of another field belong to the lines: little where they look like a street. */
function costOfText(texts: readonly string[], isOnlyLine: boolean): number {
  const text = texts.join(' ');
  const isStreet = /\d/.test(text) && /\p{L}{2}/u.test(text);
  const letter = isOnlyLine ? costs.textLetter / 2 : costs.textLetter;
  return texts.length * costs.textLeft + (isStreet ? 0 : letter * text.length);
}

/** What is left of a field: its text if nothing of it is used, else its runs of words that no part takes. */
function leftOf(
  text: string,
  field: ReadField,
  tokens: readonly Token[],
  used: readonly boolean[],
): string[] {
  const own = tokens.map((token, at) => ({ token, at })).filter(({ token }) => token.field === field);
  if (own.every(({ at }) => !used[at])) return [text];
  const runs: string[] = [];
  let from: number | undefined;
  let to = 0;
  for (const { token, at } of own) {
    if (!used[at]) {
      from ??= token.from;
      to = token.to;
    } else if (from !== undefined) {
      runs.push(text.slice(from, to));
      from = undefined;
    }
  }
  if (from !== undefined) runs.push(text.slice(from));
  return runs.map(trimmed).filter((run) => run !== '');
}

const marks = new Set(' \t\n,;、，|/–—-');

/** The text without marks at its ends, and with its lines behind each other. */
function trimmed(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && marks.has(text[from] ?? '')) from++;
  while (to > from && marks.has(text[to - 1] ?? '')) to--;
  return text
    .slice(from, to)
    .split('\n')
    .map((line) => line.trim())
    .join(', ');
}

/**
 * Returns what it costs, in nats, that no part takes some words: much where they are cut off from a part in
 * its own segment or stand behind the city, little where they may be a neighbourhood before it.
 */
function costOfLeft(choice: Choice, tokens: readonly Token[], used: readonly boolean[]): number {
  const street = tokens.findIndex((_, at) => !used[at]);
  const parts = [choice.code, choice.area, choice.locality].filter((part) => part !== undefined);
  let cost = 0;
  for (const segment of segmentsOf(tokens)) {
    const { from, to, field } = segment;
    const left = tokens.slice(from, to).filter((_, at) => !used[from + at]);
    const own = parts.filter((part) => part.from < to && part.to > from);
    const isLine = field.startsWith('line');
    if (left.length === 0 || (!isLine && own.length === 0)) continue;
    const isOfStreet = isLine && street >= from && street < to;
    const isCut = isOfStreet ? own.some((part) => isAmid(part, segment, used)) : own.length > 0;
    const isBehind = isLine && choice.locality !== undefined && isBetween(choice.locality, street, from);
    cost += isCut ? costs.segmentCut : 0;
    cost += costOfWords(left, (isCut && !isOfStreet) || isBehind, isOfStreet);
  }
  return cost;
}

function costOfWords(left: readonly Token[], isStrange: boolean, isOfStreet: boolean): number {
  const text = left.map((token) => token.text).join('');
  if (isStrange) return costs.textLetter * text.length;
  return isOfStreet || /\d/.test(text) ? 0 : costs.textLeft + costs.textLetterBefore * text.length;
}

/** Whether words that no part takes stand on both sides of a part in its segment. */
function isAmid(part: Span, { from, to }: Span, used: readonly boolean[]): boolean {
  return part.from > from && used[part.from - 1] === false && used.slice(part.to, to).includes(false);
}

/** Whether a part stands behind the street and before a segment. */
function isBetween(part: Span, street: number, segment: number): boolean {
  return street < part.from && part.to <= segment;
}

/**
 * Whether the city is only the end of the street's words: nothing but the code in another field could show
 * it, and "Queen's Road Central" is a street.
 */
function endsStreet(
  { code, area, locality }: Choice,
  tokens: readonly Token[],
  used: readonly boolean[],
): boolean {
  if (locality === undefined || !locality.field.startsWith('line')) return false;
  const isBehindWords =
    used[locality.from - 1] === false &&
    tokens[locality.from - 1]?.segment === tokens[locality.from]?.segment;
  const isBesidePart = [code, area].some(
    (part) => part?.from === locality.to && part.field === locality.field,
  );
  return (
    isBehindWords && !isBesidePart && code?.names.get(locality.key) !== true && code?.to !== locality.from
  );
}

/** Whether city and area are made of one name that the data knows whole: "Las Palmas de Gran Canaria". */
function splitsName({ area, locality }: Choice, { localities }: Spans): boolean {
  if (area === undefined || locality === undefined) return false;
  const contains = ({ from, to }: Span, part: Span) => from <= part.from && part.to <= to;
  return localities.some(
    (name) => name.known === 'named' && contains(name, area) && contains(name, locality),
  );
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
    spans.areas.some(({ from, to }) => from === locality.from && to === locality.to);
  return Number(isOtherCode) + Number(isOtherArea) + Number(isProvince);
}

/** A part in Latin script seldom begins a line, unless it is all of its segment. */
function beginsLine(span: Span, tokens: readonly Token[]): boolean {
  const isFirst = tokens[span.from - 1]?.field !== span.field;
  const next = tokens[span.to];
  return (
    isFirst &&
    span.field.startsWith('line') &&
    !isWholeSegment(span, tokens) &&
    /^\p{Script=Latin}/u.test(next?.text ?? '')
  );
}
