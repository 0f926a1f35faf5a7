import { costs } from '../cost/costs.ts';
import { liesIn } from '../countries/profile/code-areas.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { addressParts, type PostalAddress } from '../postal-address.ts';
import { inhabitantsNamed } from '../reading/place-evidence.ts';
import { bareKey, fullKey } from '../text/area-key.ts';
import { anyDigit } from '../text/digits.ts';
import { townIn } from '../text/place-name-forms.ts';
import { costOfChoice, countMoved } from './choice-cost.ts';
import { isCityAround, isCityBefore, isCityInOtherWords, isCityOf } from './city-of.ts';
import { endsStreet, isAfterWords } from './cuts.ts';
import { costOfLeft, isCutFromWords, linesOf } from './left-words.ts';
import { dropRepeated, isOfName } from './repeated-parts.ts';
import type { Token } from './tokens.ts';
import {
  type Choice,
  isInLine,
  isInside,
  isOneSegment,
  isSame,
  isUsed,
  isWholeSegment,
  isWordOf,
  linkWord,
  overlap,
  type RegionSpan,
  type Span,
  type Spans,
  spanOf,
  textAt,
  use,
} from './word-spans.ts';

/** Typed words assigned to the parts of an address. */
export interface Arrangement {
  readonly address: PostalAddress;
  /** Nats: how rarely people who mean this address type it so. */
  readonly cost: number;
  /** A part stands in a field that is not its own. If false, only repetitions are dropped. */
  readonly isMoved: boolean;
  /** The city is cut from the words of a street, which its name alone can show. */
  readonly isCityCut: boolean;
  /** The city to judge, where the city's field names a part of it too ("Newport, Telford") and stays so. */
  readonly city?: string;
}

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
  const { parts } = choice;
  const used = tokens.map(() => false);
  for (const part of parts) use(part, used);
  // A province is dropped only where it is the chosen one again, or has the name of the city.
  const { usesAdministrativeArea: usesArea, requiresAdministrativeArea: requiresArea } = profile.format;
  const isTwice = ({ field }: Span) => field === 'locality' && choice.locality?.field === field;
  const isCityAgain = (span: Span) =>
    profile.keyOf(span.text) === choice.locality?.key && !(isTwice(span) ? requiresArea : usesArea);
  const isOther = (span: Span) => !isAnyOf(span, parts) && !isCityAgain(span);
  const isLeftAlone = (span: Span) => usesArea && isAlone(span, tokens, used);
  const isAreaLeft = choice.area === undefined && spans.areas.length > 0;
  // Most choices without an area end here, since whatever else is used leaves the area alone.
  if (isAreaLeft && spans.areas.some((span) => isOther(span) && isLeftAlone(span))) return undefined;
  useLabels(spans, typed, tokens, used);
  useKindOfArea(choice, spans, tokens, used, profile);
  const countries = spans.countries.filter(
    (span) => !isCityBefore(span, choice, profile) && !isOfName(span, choice, spans),
  );
  useCountries(
    countries.filter((span) => !isRegionToo(span, choice, profile)),
    tokens,
    used,
  );
  // Where labels need an area, the code tells it. Elsewhere the region is what was typed for it.
  const around = useRegions(choice, spans, tokens, used, profile);
  const isOwnOrOnly = ({ field }: Span) => field === 'administrativeArea' || !requiresArea;
  const own = around.find(isOwnOrOnly) ?? regionInField(spans, used, profile);
  const behind = regionBehindCity(choice, spans, tokens, used, profile);
  const region = own ?? behind;
  // The county below the town, each in the next field, finds the house as well.
  if (region?.field === 'locality' && isInLine(choice.locality)) return undefined;
  if (region !== undefined) use(region, used);
  if (behind !== undefined) useRegionsAround(behind, spans, used, profile);
  // Again, since a region before the country is a part only now: "Zürich ZH Schweiz".
  useCountries(countries, tokens, used);
  if (own !== undefined && behind !== undefined && profile.areas.isSame(own.text, behind.text))
    use(behind, used);
  const namesakes = dropRepeated(choice, spans, tokens, used, profile);
  // Again, for the country's and a region's.
  useLabels(spans, typed, tokens, used);
  const isDropped = (span: Span) => used.slice(span.from, span.to).every(Boolean);
  if (isAreaLeft && spans.areas.some((span) => (isDropped(span) ? isOther(span) : isLeftAlone(span))))
    return undefined;
  const kept = keptBesideCity(choice, spans, typed, tokens, used, profile);
  for (const span of kept) use(span, used);
  // The city's field is the city, unless another text is, or it holds the code alone.
  const isOfCode = (at: number) => choice.code !== undefined && isWordOf(at, choice.code);
  if (choice.locality === undefined && tokens.some(({ field }, at) => field === 'locality' && !isOfCode(at)))
    return undefined;
  // A region behind a city shows it where no comma parts it from the street: "Bay Street Bridgetown".
  const isShown = behind !== undefined && liesIn(choice.locality?.key ?? '', behind.text, profile);
  if (!isShown && endsStreet(choice, tokens, used)) return undefined;
  const { lines, textCost } = linesOf(
    typed,
    tokens,
    withWholeName(used, choice, tokens),
    choice.locality,
    profile,
  );
  if (lines.length === 0 && typed.line1 !== null) return undefined;
  const [line1 = null, line2 = null, ...others] = lines;
  // What stands alone in the second line is a unit, so the street is missing.
  if (tokens[0]?.field !== 'line1' && line1 === typed.line2) return undefined;
  const address: PostalAddress = {
    name: typed.name,
    line1,
    line2,
    line3: others.length === 0 ? null : others.join(', '),
    locality: cityOf(choice, kept, typed, tokens),
    administrativeArea: choice.area?.text ?? region?.text ?? null,
    postalCode: choice.code?.written ?? null,
  };
  const moved = countMoved(choice);
  const isMoved = moved > 0 || textCost > 0;
  // What only repeats leaves every typed part.
  if (!isMoved && lacksTyped(address, typed)) return undefined;
  // What stays in the lines beside the address says nothing about its parts.
  const read = tokens.map(({ isContact }, at) => isContact === true || used[at] === true);
  const isCityCut = isCutFromWords(choice, tokens, read, profile);
  const isNameOfCode = choice.code?.names.has(choice.locality?.key ?? '') === true;
  const isRegionMoved = region?.field === 'locality' && choice.locality === undefined;
  const cost =
    (isMoved ? costs.fieldsMisplaced - costs.fieldMovedToo : 0) +
    moved * costs.fieldMovedToo +
    kept.length * costs.cityTwofold +
    textCost +
    costOfLeft(choice, spans, tokens, read, profile) +
    costOfChoice(choice, spans, tokens, read, profile) +
    namesakes * costs.fieldMisused +
    (isCityCut && !isNameOfCode ? costs.fieldMisused : 0) +
    (isRegionMoved ? costs.placeRegion : 0);
  return {
    address,
    isMoved,
    isCityCut,
    cost,
    ...(kept.length > 0 && choice.locality && { city: choice.locality.text }),
  };
}

/** Marks the names of the country as used, but for those that end a street: "12 rue Anatole France". */
function useCountries(countries: readonly Span[], tokens: readonly Token[], used: boolean[]): void {
  for (const span of countries) {
    const isAlone = !isInLine(span) || isWholeSegment(span, tokens) || endsHanText(span, tokens);
    // "中国北京市…": before all others.
    const isBesidePart = used[span.from === 0 ? span.to : span.from - 1] === true;
    if (!isUsed(span, used) && (isAlone || isBesidePart)) use(span, used);
  }
}

/** Leaves the city in a line too where it ends a name that no part takes: "Cercado de Lima". */
function withWholeName(used: boolean[], { locality }: Choice, tokens: readonly Token[]): boolean[] {
  if (locality === undefined || !isAfterWords(locality, tokens, used)) return used;
  const { from } = locality;
  if (isOneSegment(0, from, tokens) || !linkWord.test(textAt(from - 1, tokens))) return used;
  return used.map((isUsed, at) => isUsed && !isWordOf(at, locality));
}

/** Whether a name in Han characters ends a line behind a blank, where no street does: "丸の内1-9-1 日本". */
function endsHanText({ from, to, field, text }: Span, tokens: readonly Token[]): boolean {
  const isApart = tokens[from]?.from !== tokens[from - 1]?.to;
  return tokens[to]?.field !== field && isApart && /\p{Script=Han}/u.test(text);
}

/** Whether a name of the country is that of the city's region too, which labels show: "Arraiján, Panamá". */
function isRegionToo({ text }: Span, { locality }: Choice, profile: CountryProfile): boolean {
  const { format, areas, keyOf } = profile;
  if (locality === undefined || areas.codes.size > 0 || !format.usesAdministrativeArea) return false;
  return keyOf(text) !== keyOf(townIn(locality.text)) && liesIn(locality.key, text, profile);
}

/** Marks what a form calls a part as used where parts take all words behind it: "Ville : Paris". */
function useLabels(
  { segments }: Spans,
  typed: PostalAddress,
  tokens: readonly Token[],
  used: boolean[],
): void {
  for (const [at, label] of segments.entries()) {
    const behind = segments[at + 1];
    if (behind?.field !== label.field || isUsed(label, used)) continue;
    const [last, next] = [tokens[label.to - 1], tokens[behind.from]];
    const isColon = /:\s*$/.test((typed[label.field] ?? '').slice((last?.to ?? 1) - 1, next?.from));
    if (isColon && used.slice(behind.from, behind.to).every(Boolean)) use(label, used);
  }
}

/** Whether parts take all other words of a span's segment. */
function isAlone(span: Span, tokens: readonly Token[], used: readonly boolean[]): boolean {
  return tokens.every((_, at) => isWordOf(at, span) || used[at] || !isOneSegment(at, span.from, tokens));
}

/** Marks the regions as used, and returns them, that lie around the area of a choice, or that of its code. */
function useRegions(
  choice: Choice,
  { regions }: Spans,
  tokens: readonly Token[],
  used: boolean[],
  profile: CountryProfile,
): Span[] {
  if (regions.length === 0) return [];
  const { area, code } = choice;
  const ofCode =
    code === undefined ? [] : [...code.areas, ...(profile.areas.ofPostalCode(code.primary) ?? [])];
  const around = area === undefined ? ofCode : [area.area];
  const isAround = ({ areas }: RegionSpan) => around.length === 0 || around.some((each) => areas.has(each));
  const free = regions.filter(
    (region) =>
      !isUsed(region.span, used) &&
      isAround(region) &&
      (isWholeSegment(region.span, tokens) || used[region.span.from - 1] === true) &&
      !isCityOf(region.span.text, choice.locality, profile),
  );
  for (const { span } of free) use(span, used);
  return free.map(({ span }) => span);
}

/** Marks the words as used that make the city's name that of its area: "Freie und Hansestadt Hamburg". */
function useKindOfArea(
  { locality, code, area }: Choice,
  { segments, localities }: Spans,
  tokens: readonly Token[],
  used: boolean[],
  profile: CountryProfile,
): void {
  if (locality === undefined || area !== undefined) return;
  const segment = segments.find((each) => isInside(locality, each));
  if (segment === undefined || isSame(segment, locality)) return;
  const { areas } = profile;
  if (!areas.isNamed(locality.text) || inhabitantsNamed(locality.key, profile) === 0) return;
  if (localities.some(({ key, from }) => key === locality.key && from !== locality.from)) return;
  const end =
    code !== undefined && code.from >= locality.to && code.from < segment.to ? code.from : segment.to;
  for (const whole of [spanOf(segment.from, locality.to, tokens), spanOf(locality.from, end, tokens)]) {
    if (whole === undefined || localities.some((name) => isSame(name, whole))) continue;
    if (areas.isNamed(whole.text) && bareKey(whole.text) === fullKey(locality.text)) use(whole, used);
  }
}

/** Marks the wider regions as used that follow one: "Gironde, Nouvelle-Aquitaine". */
function useRegionsAround(
  { to, field }: Span,
  { segments }: Spans,
  used: boolean[],
  { areas }: CountryProfile,
): void {
  let end = to;
  for (const segment of segments) {
    if (segment.from !== end || segment.field !== field) continue;
    if (isUsed(segment, used) || !areas.isNamed(segment.text)) continue;
    use(segment, used);
    end = segment.to;
  }
}

/** The city with what is kept beside it, as typed where nothing stands between them: "Esch/Alzette". */
function cityOf(
  { locality }: Choice,
  kept: readonly Span[],
  typed: PostalAddress,
  tokens: readonly Token[],
): string | null {
  if (locality === undefined || kept.length === 0) return locality?.text ?? null;
  const inOrder = [locality, ...kept].sort((a, b) => a.from - b.from);
  const isWhole = inOrder.every(({ from }, at) => at === 0 || from === inOrder[at - 1]?.to);
  if (!isWhole) return inOrder.map(({ text }) => text).join(', ');
  const last = inOrder[inOrder.length - 1] ?? locality;
  return (typed[locality.field] ?? '').slice(tokens[inOrder[0]?.from ?? 0]?.from, tokens[last.to - 1]?.to);
}

/**
 * A neighbourhood or a county that stands in the city's field beside the city, set off by a comma, or in a
 * line behind it, set off by a dash: "Praha 1 - Hradčany", "Praha 1-Hradčany".
 */
function keptBesideCity(
  choice: Choice,
  { segments, localities }: Spans,
  typed: PostalAddress,
  tokens: readonly Token[],
  used: readonly boolean[],
  profile: CountryProfile,
): Span[] {
  const { locality } = choice;
  if (locality === undefined) return [];
  const kept: Span[] = [];
  const isNamed = (span: Span) => localities.some((name) => isSame(name, span));
  const isBehindDash = ({ from, field }: Span) =>
    from === locality.to &&
    (/ [-–] /.test((typed[field] ?? '').slice(tokens[from - 1]?.to, tokens[from]?.from)) ||
      textAt(from - 1, tokens).endsWith('-'));
  for (const span of segments) {
    if (isUsed(span, used) || span.field !== locality.field) continue;
    if (span.field !== 'locality' && !isBehindDash(span)) continue;
    // "Rathmines, Dublin 6"
    const isName = !anyDigit.test(span.text) || isNamed(span);
    const isArea = profile.areas.find(span.text) !== undefined;
    if (isName && (!isArea || isCityAround(span, choice, profile))) kept.push(span);
  }
  return kept;
}

function lacksTyped(address: PostalAddress, typed: PostalAddress): boolean {
  return addressParts.some(
    (part) => part !== 'line2' && part !== 'line3' && typed[part] !== null && address[part] === null,
  );
}

/** Whether a span lies in one of the parts. */
function isAnyOf(span: Span, parts: readonly Span[]): boolean {
  return parts.some((part) => isInside(span, part));
}

/** What stands in the area's field, where the country's addresses lack an area. */
function regionInField({ segments }: Spans, used: readonly boolean[], { areas }: CountryProfile) {
  if (areas.codes.size > 0) return undefined;
  return segments.find((span) => span.field === 'administrativeArea' && !isUsed(span, used));
}

/**
 * The name of a region behind the city, where the country's addresses lack one: "Zürich ZH". A city behind
 * its part is that of the post, unless the code stands beside the part: "Clifton, Bristol".
 */
function regionBehindCity(
  choice: Choice,
  { segments, localities }: Spans,
  tokens: readonly Token[],
  used: readonly boolean[],
  profile: CountryProfile,
): Span | undefined {
  const { locality, code } = choice;
  const { areas } = profile;
  if (areas.codes.size > 0 || locality === undefined) return undefined;
  const { from, to } = locality;
  const end = code?.from === to && isOneSegment(to, from, tokens) ? code.to : to;
  const around = segments.find((each) => each.from < end && each.to > end);
  const rest = around && spanOf(end, around.to, tokens);
  // What has a city's name behind the code is the city: "Fortios 7300-658 Portalegre".
  const isCity = end > to && rest !== undefined && inhabitantsNamed(profile.keyOf(rest.text), profile) > 0;
  // "Bergen (NH)" before the code is one name.
  const isLonger = localities.some(
    (name) => name.known === 'named' && name.from === from && name.to > to && !(code && overlap(name, code)),
  );
  const behind = [
    // Districts may stand between them.
    ...segments.filter(({ from: at, field }) => at === end || (at > end && field === locality.field)),
    ...(isLonger ? [] : [code && spanOf(to, code.from, tokens), isCity ? undefined : rest]),
  ];
  return behind.find(
    (span) =>
      span !== undefined &&
      /\p{L}{2}/u.test(span.text) &&
      !isUsed(span, used) &&
      areas.isNamed(span.text) &&
      !isCityInOtherWords(span, choice, profile) &&
      !areas.isNamed(spanOf(from, span.to, tokens)?.text ?? '') &&
      (isBesideCode(choice, tokens) || !isCityOf(span.text, locality, profile)),
  );
}

/** Whether a code stands right beside the city: "Albany 0755, Auckland". */
function isBesideCode({ code, locality }: Choice, tokens: readonly Token[]): boolean {
  if (code === undefined || locality === undefined || !isOneSegment(code.from, locality.from, tokens))
    return false;
  return code.from === locality.to || code.to === locality.from;
}
