import { costs } from '../cost/costs.ts';
import { liesIn } from '../countries/profile/code-areas.ts';
import { addressParts, type PostalAddress } from '../postal-address.ts';
import { isLineOfStreet } from '../reading/line-of-street.ts';
import { isPartOfHouse } from '../reading/part-of-house.ts';
import { hasRegionForCity, inhabitantsNamed } from '../reading/place-evidence.ts';
import { anyDigit } from '../text/digits.ts';
import { townIn } from '../text/place-name-forms.ts';
import { cityWith, keptBesideCity } from './beside-city.ts';
import { costOfChoice, countMoved } from './choice-cost.ts';
import { isCityBefore, isCityInOtherWords, isCityOf, isInRegion } from './city-of.ts';
import { endsStreet, isAfterWords, isAmidStreet } from './cuts.ts';
import { linesOf } from './left-lines.ts';
import { costOfLeft, isCutFromWords } from './left-words.ts';
import { dropRepeated, isOfName } from './repeated-parts.ts';
import type { Token } from './tokens.ts';
import {
  areInFields,
  type Choice,
  isInLine,
  isInside,
  isLine,
  isLink,
  isOneSegment,
  isUsed,
  isWholeSegment,
  isWordOf,
  type Layout,
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
  readonly city: string | undefined;
}

/**
 * Returns the address that a choice of parts gives: each part in its field, once, and all other text in the
 * lines. undefined if no first line is left.
 */
export function layOut(choice: Choice, spans: Spans): Arrangement | undefined {
  const { typed, tokens, profile } = spans;
  const { code, area, locality, parts } = choice;
  const used = tokens.map(() => false);
  for (const part of parts) use(part, used);
  const layout = layoutOf(choice, spans, used);
  const taken = useAround(layout);
  if (taken === undefined) return undefined;
  const { region, behind, namesakes } = taken;
  const kept = keptBesideCity(layout);
  for (const span of kept) use(span, used);
  const ownCode = codeInField(layout);
  if (ownCode !== undefined) use(ownCode, used);
  // The city's field is the city, unless another text is, it holds the code, or it belongs to the lines.
  const isOfCode = (at: number) => code !== undefined && isWordOf(at, code);
  const isCityLeft =
    locality === undefined && tokens.some(({ field }, at) => field === 'locality' && !isOfCode(at));
  if (isCityLeft && !isPartOfHouse(typed.locality ?? '', profile)) return undefined;
  // A region behind a city shows it where no comma parts it from the street: "Bay Street Bridgetown".
  const isShown = behind !== undefined && liesIn(locality?.key ?? '', behind.text, profile);
  if (isAmidStreet(layout) || (!isShown && endsStreet(layout))) return undefined;
  const { lines, textCost } = linesOf(withWholeName(layout));
  if (typed.line1 !== null && (lines.length === 0 || isStreetTaken(lines, layout))) return undefined;
  const [line1 = null, line2 = null, ...others] = lines;
  // What stands alone in another line than the first may be a unit, so the street is missing.
  const isLifted = typed.line1 === null && line1 !== null && (line1 === typed.line2 || line1 === typed.line3);
  if (isLifted && !lines.some((line) => isLineOfStreet(line, profile))) return undefined;
  const moved = countMoved(choice) + Number(isLifted);
  const isMoved = moved > 0 || textCost > 0;
  const address: PostalAddress = {
    name: typed.name,
    line1,
    line2,
    line3: others.length === 0 ? null : others.join(', '),
    locality: cityWith(kept, layout),
    administrativeArea: textOf(area, typed) ?? textOf(region, typed) ?? areaOfCity(layout, isMoved),
    postalCode: code?.written ?? ownCode?.text ?? null,
  };
  // What only repeats leaves every typed part.
  if (!isMoved && lacksTyped(address, typed)) return undefined;
  // What stays in the lines beside the address says nothing about its parts.
  const read = tokens.map(({ isContact }, at) => isContact === true || used[at] === true);
  const ofRead = layoutOf(choice, spans, read);
  const isCityCut = isCutFromWords(ofRead);
  const isNameOfCode = code?.names.has(locality?.key ?? '') === true;
  const isRegionMoved = region?.field === 'locality' && locality === undefined;
  const cost =
    (isMoved ? costs.fieldsMisplaced - costs.fieldMovedToo : 0) +
    moved * costs.fieldMovedToo +
    kept.length * costs.cityTwofold +
    textCost +
    costOfLeft(ofRead) +
    costOfChoice(ofRead) +
    namesakes * costs.fieldMisused +
    (isCityCut && !isNameOfCode ? costs.fieldMisused : 0) +
    (isRegionMoved ? costs.placeRegion : 0);
  return {
    address,
    isMoved,
    isCityCut,
    cost,
    city: kept.length > 0 ? locality?.text : undefined,
  };
}

/** The text of words, with the full stop that ends all of a field: "Pue." */
function textOf(span: Span | undefined, typed: PostalAddress): string | undefined {
  const text = span && typed[span.field];
  return text === `${span?.text}.` ? text : span?.text;
}

/** The number of a house, maybe with a short word for its street. */
const houseAlone = /^(?:\p{L}{1,4}\. ?)?\d{1,4}\p{L}?$/u;

/**
 * Whether the area stood right before a number that is all there is left, or the city did, and another text
 * may be the city: "Москва, Тульская, 5", "Москва Тверская ул. 7".
 */
function isStreetTaken([line = '', ...others]: readonly string[], layout: Layout): boolean {
  const { area, locality, localities, tokens } = layout;
  if (others.length > 0 || !houseAlone.test(line)) return false;
  const isBefore = (span: Span | undefined) =>
    span !== undefined && isInLine(span) && line.startsWith(textAt(span.to, tokens) || ' ');
  const isOther = (name: Span) => locality !== undefined && !overlap(name, locality);
  return isBefore(area) || (isBefore(locality) && localities.some(isOther));
}

/** Joins a choice and the words. Each member is written out, which is many times as quick as all at once. */
function layoutOf({ code, area, locality, parts }: Choice, spans: Spans, used: boolean[]): Layout {
  const { typed, tokens, profile, segments, codes, areas, regions, countries, localities } = spans;
  return {
    typed,
    tokens,
    profile,
    segments,
    codes,
    areas,
    regions,
    countries,
    localities,
    code,
    area,
    locality,
    parts,
    used,
  };
}

/** What stands around the parts of a choice. */
interface Around {
  /** The region that is typed for the area. */
  readonly region: Span | undefined;
  /** The region behind the city, where the country's addresses lack an area. */
  readonly behind: Span | undefined;
  /** How many repetitions, or chosen parts, may as well be the city. */
  readonly namesakes: number;
}

/**
 * Marks the words as used that go with the parts or repeat them: the country, regions. undefined
 * where an area is left that no choice leaves.
 */
function useAround(layout: Layout): Around | undefined {
  const { area, locality, parts, areas, used, profile } = layout;
  // A province is dropped only where it is the chosen one again, or has the name of the city.
  const { usesAdministrativeArea: usesArea, requiresAdministrativeArea: requiresArea } = profile.format;
  // Where city and code stand in their fields, the same name in a line is the city again.
  const isTwice = ({ field }: Span) =>
    field === 'locality' ? locality?.field === field : areInFields(layout) && isLine(field);
  const isCityAgain = (span: Span) =>
    profile.keyOf(span.text) === locality?.key && !(isTwice(span) ? requiresArea : usesArea);
  const isOther = (span: Span) => !isAnyOf(span, parts) && !isCityAgain(span);
  const isLeftAlone = (span: Span) => usesArea && isAlone(span, layout) && !isBeforeHouse(span, layout);
  const isAreaLeft = area === undefined && areas.length > 0;
  // Most choices without an area end here, since whatever else is used leaves the area alone.
  if (isAreaLeft && areas.some((span) => isOther(span) && isLeftAlone(span))) return undefined;
  const isInOwnField = ({ field, text }: Span) =>
    field === 'administrativeArea' && profile.areas.isNamed(text);
  const countries = layout.countries.filter(
    (span) => !isInOwnField(span) && !isCityBefore(span, layout) && !isOfName(span, layout),
  );
  useCountries(
    countries.filter((span) => !isRegionToo(span, layout)),
    layout,
  );
  // Where labels need an area, the code tells it. Elsewhere the region is what was typed for it.
  const isOwnOrOnly = ({ field }: Span) => field === 'administrativeArea' || !requiresArea;
  const own = useRegions(layout).find(isOwnOrOnly) ?? regionInField(layout);
  const behind = regionBehindCity(layout);
  const region = own ?? behind;
  // The county below the town, each in the next field, finds the house as well.
  if (region?.field === 'locality' && isInLine(locality) && layout.code?.field !== 'administrativeArea')
    return undefined;
  if (region !== undefined) use(region, used);
  if (behind !== undefined) useRegionsAround(behind, layout);
  // Again, since a region before the country is a part only now: "Zürich ZH Schweiz".
  useCountries(countries, layout);
  if (own !== undefined && behind !== undefined && profile.areas.isSame(own.text, behind.text))
    use(behind, used);
  const namesakes = dropRepeated(layout);
  const isDropped = (span: Span) => used.slice(span.from, span.to).every(Boolean);
  if (isAreaLeft && areas.some((span) => (isDropped(span) ? isOther(span) : isLeftAlone(span))))
    return undefined;
  return { region, behind, namesakes };
}

/** Marks the names of the country as used, but for those that end a street: "12 rue Anatole France". */
function useCountries(countries: readonly Span[], { tokens, used }: Layout): void {
  const isOfStreet = (span: Span) =>
    tokens.some(
      ({ field, text }, at) => field === span.field && at < span.from && !used[at] && anyDigit.test(text),
    );
  for (const span of countries) {
    const isAlone =
      isWholeSegment(span, tokens) || endsHanText(span, tokens) || !(isInLine(span) || isOfStreet(span));
    // "中国北京市…": before all others.
    const isBesidePart = used[span.from === 0 ? span.to : span.from - 1] === true;
    // No street has the name of the country behind its number: "6720 Szeged Kárász utca 5 Hungary".
    const isBehindNumber = span.to === tokens.length && anyDigit.test(textAt(span.from - 1, tokens));
    if (!isUsed(span, used) && (isAlone || isBesidePart || isBehindNumber)) use(span, used);
  }
}

/** Leaves the city in a line too where it ends a name that no part takes: "Cercado de Lima". */
function withWholeName(layout: Layout): Layout {
  const { locality, tokens, used } = layout;
  if (locality === undefined || !isAfterWords(locality, layout)) return layout;
  const { from } = locality;
  if (isOneSegment(0, from, tokens) || !isLink(from - 1, tokens)) return layout;
  return { ...layout, used: used.map((isUsed, at) => isUsed && !isWordOf(at, locality)) };
}

/** Whether a name in Han characters ends a line behind a blank, where no street does: "丸の内1-9-1 日本". */
function endsHanText({ from, to, field, text }: Span, tokens: readonly Token[]): boolean {
  const isApart = tokens[from]?.from !== tokens[from - 1]?.to;
  return tokens[to]?.field !== field && isApart && /\p{Script=Han}/u.test(text);
}

/** Whether a name of the country is that of the city's region too, which labels show: "Arraiján, Panamá". */
function isRegionToo({ text }: Span, { locality, profile }: Layout): boolean {
  const { format, areas, keyOf } = profile;
  if (locality === undefined || areas.codes.size > 0 || !format.usesAdministrativeArea) return false;
  return keyOf(text) !== keyOf(townIn(locality.text)) && liesIn(locality.key, text, profile);
}

/** Whether a house number alone follows an area in its line, which is a street: "Сумська, 36, Харків". */
function isBeforeHouse({ to, field }: Span, { code, tokens }: Layout): boolean {
  if (!isLine(field) || code?.from === to || tokens[to]?.field !== field) return false;
  return /^\d{1,3}\p{L}?$/u.test(textAt(to, tokens)) && !isOneSegment(to + 1, to, tokens);
}

/** Whether parts take all other words of a span's segment. */
function isAlone(span: Span, { tokens, used }: Layout): boolean {
  return tokens.every((_, at) => isWordOf(at, span) || used[at] || !isOneSegment(at, span.from, tokens));
}

/** Marks the regions as used, and returns them, that lie around the area of a choice, or that of its code. */
function useRegions(layout: Layout): Span[] {
  const { area, code, locality, regions, tokens, used, profile } = layout;
  if (regions.length === 0) return [];
  const ofCode =
    code === undefined ? [] : [...code.areas, ...(profile.areas.ofPostalCode(code.primary) ?? [])];
  const around = area === undefined ? ofCode : [area.area];
  const isAround = ({ areas }: RegionSpan) => around.length === 0 || around.some((each) => areas.has(each));
  // "Nueva Andalucía" is one name, for Nueva lies elsewhere.
  const isBehindPart = ({ from, text }: Span) =>
    used[from - 1] === true &&
    (locality?.to !== from || locality.known !== 'named' || liesIn(locality.key, text, profile));
  // A level below the area says more than the city in its field: "Providencia, Santiago".
  const isBeside = ({ span, areas }: RegionSpan) =>
    span.field === 'locality' && locality?.field === span.field && areas.size === 1;
  const free = regions.filter(
    (region) =>
      !isUsed(region.span, used) &&
      !isBeside(region) &&
      isAround(region) &&
      (isWholeSegment(region.span, tokens) || isBehindPart(region.span)) &&
      !isCityOf(region.span.text, locality, profile),
  );
  for (const { span } of free) use(span, used);
  return free.map(({ span }) => span);
}

/** Marks the wider regions as used that follow one: "Gironde, Nouvelle-Aquitaine". */
function useRegionsAround({ to, field }: Span, { segments, used, profile: { areas } }: Layout): void {
  let end = to;
  for (const segment of segments) {
    if (segment.from !== end || segment.field !== field) continue;
    if (isUsed(segment, used) || !areas.isNamed(segment.text)) continue;
    use(segment, used);
    end = segment.to;
  }
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

/** What stands in the area's field, or in the city's in its stead, where addresses lack an area. */
function regionInField({ segments, typed, used, profile }: Layout) {
  if (profile.areas.codes.size > 0) return undefined;
  const field = hasRegionForCity(typed, profile) ? 'locality' : 'administrativeArea';
  return segments.find((span) => span.field === field && !isUsed(span, used));
}

/**
 * The area in its field that has the name of the city, and maybe of the country: "Guatemala, Guatemala".
 * Where the city is moved, it is the province's too if the city's field has the region around both.
 */
function areaOfCity({ locality, typed, profile }: Layout, isMoved: boolean): string | null {
  const { administrativeArea } = typed;
  if (isMoved && !(hasRegionForCity(typed, profile) && profile.areas.find(administrativeArea ?? '')))
    return null;
  const isSame = administrativeArea !== null && profile.keyOf(administrativeArea) === locality?.key;
  return isSame ? administrativeArea : null;
}

/** What stands in the code's field, where the country has no postal codes: "GA-183-8164" in Ghana. */
function codeInField({ segments, used, profile: { postalCode } }: Layout): Span | undefined {
  if (postalCode !== null) return undefined;
  const isCode = (text: string) => anyDigit.test(text) && /^\p{L}{1,3}\b/u.test(text);
  return segments.find((span) => span.field === 'postalCode' && isCode(span.text) && !isUsed(span, used));
}

/**
 * The name of a region behind the city, where the country's addresses lack one: "Zürich ZH". A city behind
 * its part is that of the post, unless the code stands beside the part: "Clifton, Bristol".
 */
function regionBehindCity(layout: Layout): Span | undefined {
  const { locality, code, segments, localities, countries, tokens, used, profile } = layout;
  const { areas } = profile;
  if (areas.codes.size > 0 || locality === undefined) return undefined;
  const { from, to } = locality;
  const end = code?.from === to && isOneSegment(to, from, tokens) ? code.to : to;
  const around = segments.find((each) => each.from < end && each.to > end);
  // "Freiburg Baden-Württemberg Deutschland"
  const last = countries.find((each) => each.from > end && each.to === around?.to);
  const rest = around && spanOf(end, last?.from ?? around.to, tokens);
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
      !isCityBeforeRegion(span, layout) &&
      !isCityInOtherWords(span, layout) &&
      !areas.isNamed(spanOf(from, span.to, tokens)?.text ?? '') &&
      (isCodeOfCityAlone(span, layout) || !isCityOf(span.text, locality, profile)),
  );
}

/**
 * Whether a region's name is that of a larger city than the chosen one, and the region around it follows:
 * "Cowley, Oxford, Oxfordshire".
 */
function isCityBeforeRegion({ to, text }: Span, { locality, segments, profile }: Layout): boolean {
  const { areas, keyOf } = profile;
  const key = keyOf(text);
  if (inhabitantsNamed(key, profile) <= inhabitantsNamed(locality?.key ?? '', profile)) return false;
  return segments.some((next) => next.from === to && areas.isNamed(next.text) && keyOf(next.text) !== key);
}

/** Whether the code's region has the city, and not the larger one behind it: "Heist, Antwerpen 2220". */
function isCodeOfCityAlone({ text }: Span, { code, locality, profile }: Layout): boolean {
  if (code === undefined || locality === undefined) return false;
  return isInRegion(locality.key, code, profile) && !isInRegion(profile.keyOf(text), code, profile);
}
