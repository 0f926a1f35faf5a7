import { costs, rankCosts } from '../cost/costs.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { atPlace, isSameAddress, type PostalAddress } from '../postal-address.ts';
import { hasStreetWord } from '../reading/has-street-word.ts';
import { isPartOfHouse } from '../reading/part-of-house.ts';
import { inhabitantsNamed, namesLargeCity, namesPlace } from '../reading/place-evidence.ts';
import { anyDigit } from '../text/digits.ts';
import { standsApart } from './choice-cost.ts';
import { findAreas, findCountries, findRegions } from './find-areas.ts';
import { findCodes } from './find-codes.ts';
import { byPosition, findLocalities } from './find-localities.ts';
import { type Sorted, type TypedText, wordsOf } from './labelled-texts.ts';
import { type Arrangement, layOut } from './lay-out.ts';
import type { Token } from './tokens.ts';
import {
  type AreaSpan,
  type Choice,
  type CodeSpan,
  endOfWords,
  isInLine,
  isInside,
  isPartOf,
  isSame,
  isWholeSegment,
  isWordOf,
  type LocalitySpan,
  overlap,
  placesBefore,
  type Runs,
  runsOf,
  type Span,
  type Spans,
  textAt,
} from './word-spans.ts';

export type { Arrangement } from './lay-out.ts';

/** At most this many arrangements are weighed by the search. */
const mostArrangements = 6;

/**
 * Returns the likeliest ways to read what was typed in all fields together as one address, other than as it
 * was typed: parts in each other's fields, in one line, or twice. Nothing is invented, and nothing but
 * repetitions and the name of the country is left out.
 */
export function arrangementsOf(
  address: PostalAddress,
  profile: CountryProfile,
  words = wordsOf(address, profile),
): Arrangement[] {
  const { sorted, tokens } = words;
  if (tokens.length === 0) return [];
  if (sorted !== undefined) return arrangementsByLabels(sorted, words, profile);
  const asLine = lineInCityField(address, profile);
  if (asLine !== undefined) {
    const found = arrangementsOf(asLine, profile).filter((each) =>
      isStreet(each.address.line1 ?? '', profile),
    );
    if (found.length > 0) return found;
  }
  const spans = findSpans(address, words, profile);
  const ranked = choicesOf(spans)
    .map((choice) => ({ choice, doubt: doubtOf(choice, spans) }))
    .sort((a, b) => a.doubt - b.doubt);
  const found: Arrangement[] = [];
  const likeliest = ranked[0]?.doubt ?? 0;
  const asTyped = withoutGap(address);
  for (const { choice, doubt } of ranked) {
    if (found.length > 0 && doubt > likeliest + rankCosts.negligible) break;
    // To lay a word out takes about as long as two comparisons.
    if (!profile.work.spend(2 * tokens.length)) break;
    const laid = layOut(choice, spans);
    if (laid === undefined || hasCodeAsLine(laid.address, address, profile)) continue;
    // Beside a street, the city's text may name a part before the city: "Rathmines, Dublin 6".
    const hasPart = laid.city !== undefined && isStreet(address.line1 ?? '', profile);
    const isRead =
      hasPart && (!profile.format.requiresAdministrativeArea || laid.address.administrativeArea !== null);
    if (!isRead && isSameAddress(laid.address, asTyped)) continue;
    const same = found.findIndex(
      (other) => other.city === laid.city && isSameAddress(other.address, laid.address),
    );
    if (same < 0) found.push(laid);
    else if (laid.cost < (found[same]?.cost ?? 0)) found[same] = laid;
    if (found.length === mostArrangements) break;
  }
  return found.sort((a, b) => a.cost - b.cost);
}

/** The likeliest ways to read an address that its labels have sorted: so, or with more of it moved. */
function arrangementsByLabels(
  { address, moved }: Sorted,
  words: TypedText,
  profile: CountryProfile,
): Arrangement[] {
  const cost = moved === 0 ? 0 : costs.fieldsMisplaced + (moved - 1) * costs.fieldMovedToo;
  const asLabelled = { address, cost, isMoved: moved > 0, isCityCut: false, city: undefined };
  const twice = costs.fieldsMisplaced - costs.fieldMovedToo;
  const others = arrangementsOf(address, profile, { ...words, sorted: undefined }).map((each) => ({
    ...each,
    cost: each.cost + cost - (each.isMoved && moved > 0 ? twice : 0),
    isMoved: each.isMoved || moved > 0,
  }));
  return [asLabelled, ...others].slice(0, mostArrangements).sort((a, b) => a.cost - b.cost);
}

/** The address with the city's text as its first line, if no line has any, and it may be a whole address. */
function lineInCityField(address: PostalAddress, profile: CountryProfile): PostalAddress | undefined {
  const { name, line1, line2, line3, locality, administrativeArea, postalCode } = address;
  if (locality === null || line1 !== null || line2 !== null || line3 !== null) return undefined;
  if (!anyDigit.test(locality) && !hasStreetWord(locality, profile)) return undefined;
  return atPlace({ name, line1: locality, line2, line3 }, null, administrativeArea, postalCode);
}

/** Whether a line may be a street or a house: it has a number, or names no place. */
function isStreet(line: string, profile: CountryProfile): boolean {
  return anyDigit.test(line) || (line !== '' && !namesPlace(line, profile));
}

/** Digits, maybe behind capitals or among them. */
const likeCode = /^(?=.*\d)[A-Z\d -]+$/;

/** Whether what was typed as the code would be a line of its own: it is a wrong code, and no line. */
function hasCodeAsLine(laid: PostalAddress, { postalCode }: PostalAddress, profile: CountryProfile): boolean {
  if (postalCode === null || laid.postalCode !== null || !likeCode.test(postalCode)) return false;
  if (isPartOfHouse(postalCode, profile)) return false;
  // Beside it, there may be more that no part takes.
  return [laid.line1, laid.line2, laid.line3].some((line) => line?.split(', ').includes(postalCode));
}

/** The address with the lines behind its first behind each other. */
function withoutGap(address: PostalAddress): PostalAddress {
  const { name, line1, locality, administrativeArea, postalCode } = address;
  const [line2 = null, line3 = null] = [address.line2, address.line3].filter((line) => line !== null);
  return atPlace({ name, line1, line2, line3 }, locality, administrativeArea, postalCode);
}

/** Finds what the words may be. */
function findSpans(typed: PostalAddress, { tokens, segments }: TypedText, profile: CountryProfile): Spans {
  const runs = runsOf(tokens);
  // Each run is looked up as a code, as an area and as a city.
  profile.work.spend(3 * runs.length);
  const codes = findCodes({ tokens, runs, profile });
  const words: Runs = { tokens, runs, codes, profile };
  const regions = findRegions(words);
  // "Cagayan" is no area in "Cagayan Valley", nor is "Valencia Comunidad" before "Valenciana".
  const isFree = (run: Span) => regions.every(({ span }) => !overlap(run, span) || isInside(span, run));
  const areas = findAreas(regions.length === 0 ? words : { ...words, runs: runs.filter(isFree) });
  // The city is not one word of the province in its field.
  const isOfArea = (span: Span) =>
    span.field === 'administrativeArea' && areas.some((area) => isPartOf(span, area));
  return {
    typed,
    tokens,
    profile,
    segments,
    codes,
    areas,
    regions,
    countries: findCountries(words),
    localities: findLocalities(words, areas).filter((span) => !isOfArea(span)),
  };
}

const mostOfEach = 8;

/**
 * Every choice of spans that do not overlap. Words that can be the city or the code are not left in a line
 * while that part is missing.
 */
function choicesOf(spans: Spans): Choice[] {
  const { typed, tokens, profile } = spans;
  const { format } = profile;
  let choices: Choice[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  const areas = [...spans.areas.slice(0, mostOfEach), undefined];
  // A unit in the city's field is no city, nor is a word of the street.
  const mayLackCity =
    isPartOfHouse(typed.locality ?? '', profile) &&
    !spans.localities.some((span) => isWholeSegment(span, tokens));
  const mayLackCode = !format.requiresPostalCode && spans.codes.length === 0;
  for (const code of [...spans.codes.slice(0, mostOfEach), undefined]) {
    if (code === undefined && fewest === 0 && !mayLackCode) break;
    for (const area of areas) {
      if (code && area && overlap(code, area)) continue;
      for (const locality of localitiesBeside(code, area, spans)) {
        const lacks =
          Number(code === undefined && !mayLackCode) + Number(locality === undefined && !mayLackCity);
        if (lacks < fewest) choices = [];
        fewest = Math.min(fewest, lacks);
        if (lacks > fewest) continue;
        const parts = [code, area, locality].filter((span) => span !== undefined);
        choices.push({ code, area, locality, parts });
      }
    }
  }
  return choices;
}

/** The names that may be the city beside a code and an area, and that none is. */
function localitiesBeside(
  code: CodeSpan | undefined,
  area: AreaSpan | undefined,
  spans: Spans,
): (LocalitySpan | undefined)[] {
  const { format } = spans.profile;
  const again = [
    ...spans.codes.filter(({ primary }) => primary === code?.primary),
    ...spans.areas.filter((each) => area?.field === 'administrativeArea' && each.area === area.area),
  ];
  const regions = spans.regions.map(({ span }) => span);
  const taken = [code, area, ...again, ...spans.countries, ...regions].filter((span) => span !== undefined);
  const isFree = (span: Span) =>
    !(code && overlap(span, code) && !beginsCode(span, code)) && !(area && overlap(span, area));
  const known = spans.localities.filter((span) => span.known !== 'around' && isFree(span));
  // Where addresses need no area, the same name may be that of a region, which its place tells.
  const isNamed = (span: Span) =>
    format.requiresAdministrativeArea && known.some((name) => name.known === 'named' && isSame(name, span));
  const unknown = byPosition(taken, spans).filter(
    (span) => !isTwoParts(span, area, spans) && !isNamed(span) && !isBehindCity(span, spans),
  );
  return [...bestLocalities(known, code), ...unknown, undefined];
}

/** Whether a text stands behind a large city in the lines: it may be what lies around it, and is no city. */
function isBehindCity(span: Span, { localities, tokens, profile }: Spans): boolean {
  const isLarge = (name: LocalitySpan) => isInLine(name) && namesLargeCity(name.key, profile);
  return isInLine(span) && placesBefore(span, localities, tokens).some(isLarge);
}

/** Whether a code begins with the name of the city: "Lima 18". */
function beginsCode({ from, to }: Span, code: CodeSpan | undefined): boolean {
  return code?.from === from && to < code.to && /^\p{L}{3}/u.test(code.text);
}

/**
 * Whether a text is the name of a place and that of an area behind it: "Kangar Perlis". Before another area,
 * it is one name: "Porto Amazonas - PR".
 */
function isTwoParts({ from, to }: Span, chosen: AreaSpan | undefined, { localities, areas }: Spans): boolean {
  if (chosen?.from === to) return false;
  return areas.some(
    (area) => area.to === to && localities.some((name) => name.from === from && name.to === area.from),
  );
}

/** The places of the code come first, and longer names before the shorter ones in them. */
function bestLocalities(known: readonly LocalitySpan[], code: CodeSpan | undefined): readonly LocalitySpan[] {
  // Few addresses have so many that they need an order.
  if (known.length <= mostOfEach) return known;
  return known.toSorted((a, b) => standingOf(a, code) - standingOf(b, code)).slice(0, mostOfEach);
}

/** 0: a place of the code; 1: a division of it, or like its name; 2: known elsewhere; 3: unknown. */
function standingOf({ key, known }: LocalitySpan, code: CodeSpan | undefined): 0 | 1 | 2 | 3 {
  const isPlace = code?.names.get(key);
  if (isPlace !== undefined) return isPlace ? 0 : 1;
  if (known === 'like') return 1;
  return known === 'named' ? 2 : 3;
}

const standingDoubts = [0, rankCosts.division, rankCosts.known, rankCosts.unknown];

/** A rough order of choices before the search weighs them: the smaller, the likelier. */
function doubtOf({ code, area, locality }: Choice, spans: Spans): number {
  const { codes, areas, tokens, profile } = spans;
  const { format } = profile;
  let doubt = 0;
  if (code === undefined) doubt += codes.length > 0 || format.requiresPostalCode ? rankCosts.missing : 0;
  else {
    if (code.isSlip) doubt += rankCosts.slip;
    else if (code.number < 0) doubt += rankCosts.unknownCode;
    if (code.field !== 'postalCode') doubt += rankCosts.elsewhere;
    if (isAtStart(code, tokens) && locality?.from !== code.to) doubt += rankCosts.atStart;
  }
  if (locality === undefined) doubt += format.requiresLocality ? rankCosts.missing : rankCosts.apart;
  else {
    doubt += standingDoubts[standingOf(locality, code)] ?? 0;
    if (locality.field !== 'locality') doubt += rankCosts.elsewhere;
    if (isAtStart(locality, tokens)) doubt += rankCosts.elsewhere;
    doubt -= rankCosts.longer * (locality.to - locality.from);
    if (!isBeside(locality, [code, area], tokens)) doubt += rankCosts.apart;
  }
  if (area === undefined) {
    // The city may have the name of its area: "San Salvador, El Salvador".
    const isCity =
      locality !== undefined &&
      isInLine(locality) &&
      (isWholeSegment(locality, tokens) ||
        (code?.from === locality.to && inhabitantsNamed(locality.key, profile) > 0));
    const isOwn = isCity && areas.some((each) => isSame(each, locality));
    const isLeft = areas.some((each) => !isOwn || (!isSame(each, locality) && isWholeSegment(each, tokens)));
    doubt += isLeft && format.requiresAdministrativeArea ? rankCosts.missing : 0;
  } else {
    if (code !== undefined && code.areas.size > 0 && !code.areas.has(area.area))
      doubt += rankCosts.foreignArea;
    if (area.field !== 'administrativeArea') doubt += rankCosts.elsewhere;
    const isPart = (at: number) => [code, locality].some((part) => part && isWordOf(at, part));
    if (standsApart(area, tokens, isPart)) doubt += rankCosts.apart;
  }
  return doubt;
}

/** A code or a city seldom begins the first line, unless it is all of its segment or no blank follows. */
function isAtStart(span: Span, tokens: readonly Token[]): boolean {
  return (
    span.from === 0 &&
    span.field === 'line1' &&
    !isWholeSegment(span, tokens) &&
    /^\p{Script=Latin}/u.test(textAt(span.to, tokens))
  );
}

function isBeside(span: Span, others: readonly (Span | undefined)[], tokens: readonly Token[]): boolean {
  const isAll = span.field === 'locality' && isWholeSegment(span, tokens);
  if (isAll || span.to === endOfWords(tokens)) return true;
  return others.some((other) => other?.from === span.to || other?.to === span.from);
}
