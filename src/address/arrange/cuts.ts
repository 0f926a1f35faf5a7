import { costs } from '../cost/costs.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { hasStreetWord } from '../reading/has-street-word.ts';
import { inhabitantsNamed, namesLargeCity } from '../reading/place-evidence.ts';
import { bareKey, saysDivision } from '../text/area-key.ts';
import { anyDigit } from '../text/digits.ts';
import { foldedWord, foldedWords } from '../text/place-key.ts';
import { rememberBy } from '../text/remember.ts';
import { tellingWords } from '../text/telling-words.ts';
import { isInRegion } from './city-of.ts';
import { beginsWithType, endOfStreet, isTypeAtEnd, mayEndStreet } from './find-localities.ts';
import { leavesCityBefore, takesQuarterForCity } from './quarters.ts';
import type { Token } from './tokens.ts';
import {
  type AreaSpan,
  areWholeSegment,
  isAnyUsed,
  isInLine,
  isInside,
  isLine,
  isLink,
  isOneSegment,
  isPartOf,
  isSame,
  isUsed,
  type Layout,
  type LocalitySpan,
  namesHouse,
  placesBefore,
  type Span,
  spanOf,
  textAt,
} from './word-spans.ts';

/**
 * Returns how many words or names a choice of parts tears apart: a part is cut from a street or a longer
 * name, or leaves a likelier one of its kind.
 */
export function countCuts(layout: Layout): number {
  const cuts = [
    splitsName(layout),
    splitsCity(layout),
    cutsStreet(layout),
    isCountry(layout),
    cutsCity(layout),
    isNumberedPart(layout),
    isAreaByKind(layout),
    isBeforeArea(layout),
    leavesCodeAndCity(layout),
    takesQuarterForCity(layout),
    leavesCityBefore(layout),
    leavesTownBehind(layout),
    splitsUnlisted(layout),
    isOfAreaName(layout),
  ];
  return cuts.filter(Boolean).length;
}

/**
 * Whether the city is the name of the country below the address, and no place of the code, though another
 * text may be the city: "Kowloon, HK". Or the area is, and a text other than the city names another one.
 */
function isCountry({ code, area, locality, countries, areas, localities }: Layout): boolean {
  // Of two such names, the first is the city's: "Panamá, Panamá".
  const isOneOf = (span: Span) =>
    countries.some((each) => isSame(each, span)) &&
    !countries.some(({ from, field }) => from === span.to && field === span.field);
  const isPlace = (each: LocalitySpan) => each.known === 'named' && each.from > 0 && !isOneOf(each);
  if (locality !== undefined && code?.names.get(locality.key) !== true && isOneOf(locality))
    return localities.some(isPlace);
  const isCity = (other: Span) => locality !== undefined && isSame(other, locality);
  return (
    area !== undefined && isOneOf(area) && areas.some((other) => other.area !== area.area && !isCity(other))
  );
}

/** Whether the code stays in a segment of a code and a known city: "4000 Plovdiv, gate code 1234". */
function leavesCodeAndCity({ codes, localities, tokens, used }: Layout): boolean {
  const left = codes.filter((code) => !code.isSlip && isInLine(code) && !isUsed(code, used));
  return left.some((code) =>
    localities.some((name) => {
      if (name.known !== 'named' || (name.from !== code.to && name.to !== code.from)) return false;
      return areWholeSegment(Math.min(code.from, name.from), Math.max(code.to, name.to), tokens);
    }),
  );
}

/**
 * Whether the area is the end of a city's words and another area follows, which is the city's: "Porto
 * Amazonas - PR".
 */
function isBeforeArea({ area, areas, segments }: Layout): boolean {
  if (area === undefined || segments.some(({ from }) => from === area.from)) return false;
  return areas.some((other) => other.from === area.to && other.area !== area.area);
}

/**
 * Whether the city calls itself an area, and a place stands before it: "Zakopane, gmina Zakopane". Or the
 * word for an area before it is left: "Moieciu, jud. Brașov".
 */
function isAreaByKind(layout: Layout): boolean {
  const { locality, localities, tokens, profile } = layout;
  if (locality === undefined || profile.definition.areas?.districtsAreCities === true) return false;
  if (saysDivision(locality.text)) return placesBefore(locality, localities, tokens).length > 0;
  if (!isAfterWords(locality, layout)) return false;
  return saysDivision(spanOf(locality.from - 1, locality.to, tokens)?.text ?? '');
}

/** Whether the city is only the number of a district, beside a larger city: "Sector 5, București". */
function isNumberedPart({ locality, localities, profile }: Layout): boolean {
  const word = /^(\p{L}+) \d{1,2}(?:-?\p{L})?$/u.exec(locality?.text ?? '')?.[1];
  if (locality === undefined || word === undefined) return false;
  // A place of that name alone is another one, unless it is the district itself.
  const named = inhabitantsNamed(profile.keyOf(word), profile);
  const isItself = named === inhabitantsNamed(locality.key, profile);
  const least = 1 + named * (isItself ? 1 : costs.partOfCity);
  const isBeside = (each: Span) => each.from >= locality.to || each.to === locality.from;
  return localities.some((each) => isBeside(each) && inhabitantsNamed(each.key, profile) >= least);
}

/**
 * Whether the city is only the end of the street's words: nothing but the code in another field could show
 * it, and "Queen's Road Central" is a street. No street ends in the number of a city's district.
 */
export function endsStreet(layout: Layout): boolean {
  const { code, area, locality, localities, countries, tokens, used, profile } = layout;
  if (locality === undefined || !isInLine(locality)) return false;
  if (locality.known === 'named' && /\d$/.test(locality.text)) return false;
  const before = locality.from - 1;
  // Behind the number of a house or a flat: "Carrera 15 No. 88-64 Of. 401 Bogotá".
  const isAtEnd = !isOneSegment(locality.to, before, tokens);
  const isBehindNumber = isAtEnd && before > 0 && anyDigit.test(textAt(before, tokens));
  // A type ends a street, if no other name follows: "12 Eyre Square Galway".
  const isBehindType =
    localities.every((name) => name.from < locality.to || countries.some((each) => isSame(each, name))) &&
    locality.known === 'named' &&
    !endOfStreet.test(locality.text) &&
    isOneSegment(before - 1, before, tokens) &&
    isTypeAtEnd(textAt(before, tokens), profile);
  // Behind the street's segment, its quarter: "Rue Joss, Bonanjo Douala".
  const isBehindQuarter =
    isAtEnd &&
    !isOneSegment(0, before, tokens) &&
    namesLargeCity(locality.key, profile) &&
    !isLink(before, tokens);
  const isBehindWords =
    isAfterWords(locality, layout) && !isBehindNumber && !isBehindType && !isBehindQuarter;
  const isBesidePart =
    [code, area].some((part) => part?.from === locality.to && part.field === locality.field) ||
    (used[locality.to] === true &&
      (locality.known === 'position' || isOneSegment(locality.to, locality.from, tokens)));
  return (
    isBehindWords && !isBesidePart && code?.names.get(locality.key) !== true && code?.to !== locality.from
  );
}

/** Whether the city stands amid the street's words, which end its segment: "12 Borough High Street". */
export function isAmidStreet({ locality, segments, tokens, used, profile }: Layout): boolean {
  if (locality === undefined || used[locality.from - 1] !== false) return false;
  const { from, to } = locality;
  if (!isOneSegment(from - 1, to, tokens)) return false;
  const end = segments.find((each) => isInside(locality, each))?.to ?? to;
  const rest = used.slice(to, end).includes(true) ? undefined : spanOf(to, end, tokens);
  return rest !== undefined && hasStreetWord(rest.text, profile);
}

/**
 * Whether a name is that of the street before it: "12 route de Lyon", "Calle Madrid". Behind any one word and
 * a number it is where the city follows behind the code: "12 Jalan Melaka 75100 Melaka".
 */
export function namesStreet({ from, to, text }: Span, { tokens, localities, profile }: Layout): boolean {
  if (isLink(from - 1, tokens)) return true;
  const word = textAt(from - 1, tokens);
  const isBegun = from === 1 || anyDigit.test(textAt(from - 2, tokens));
  if ((isBegun || !isOneSegment(from - 2, from, tokens)) && beginsWithType(word, profile)) return true;
  if (!isBegun || !/^\p{L}{2,}\.?$/u.test(word)) return false;
  const key = profile.keyOf(text);
  return localities.some((name) => isInLine(name) && name.from > to && name.key === key);
}

/** Whether a name behind words ends that of a street, a quarter or a building. */
export function endsOtherName(span: Span, layout: Layout): boolean {
  return namesStreet(span, layout) || leavesNoHouse(span, layout) || saysQuarter(span, layout);
}

/** Whether the word before a name tells a part of that city from it: "Old San Juan", "Stary Kraków". */
function saysQuarter({ from }: Span, { tokens }: Layout): boolean {
  return tellingWords.has(foldedWord(textAt(from - 1, tokens)));
}

/**
 * Whether no house would be left before a name, in its segment or one before, so that it ends the name of a
 * street or a building: "52 Petrie Terrace", "12, Jalan Changlun", "Centre Hospitalier Dijon".
 */
function leavesNoHouse({ from }: Span, { segments, tokens, used }: Layout): boolean {
  const left = tokens.filter((_, at) => at < from && !used[at] && isOneSegment(at, from, tokens));
  const text = left.map((token) => token.text).join(' ');
  if (namesHouse(text)) return false;
  return !segments.some((segment) => segment.to <= from && isInLine(segment) && namesHouse(segment.text));
}

/** Whether the city is only some words of the first line, though the street stands in the city's field. */
function cutsCity({ locality, tokens, used }: Layout): boolean {
  if (locality?.field !== 'line1') return false;
  const left = tokens.filter((_, at) => !used[at]);
  const isNumbered = (field: Token['field']) =>
    left.some((token) => token.field === field && anyDigit.test(token.text));
  return isNumbered('locality') && left.some(({ field }) => field === 'line1') && !isNumbered('line1');
}

/** Whether a part is cut from the words of a street, which then lacks its name or its only number. */
function cutsStreet(layout: Layout): boolean {
  const { area, locality, areas, localities, tokens, used } = layout;
  const isAreaCut = area !== undefined && isAfterWords(area, layout);
  if (isAreaCut && (used[area.to] !== true || namesStreet(area, layout))) return true;
  const isNamedAgain = ({ area: again, from }: AreaSpan) => again === area?.area && from >= area.to;
  if (isAreaCut && areas.some(isNamedAgain) && endsOtherName(area, layout)) return true;
  if (locality === undefined || !isAfterWords(locality, layout)) return false;
  const isAgain = ({ text, from }: LocalitySpan) => text === locality.text && from >= locality.to;
  if (localities.some(isAgain) && endsOtherName(locality, layout)) return true;
  if (mayEndStreet(locality, layout.codes, layout.profile) || namesStreet(locality, layout)) return true;
  const left = tokens.filter((token, at) => !used[at] && isLine(token.field));
  // "B-24 Connaught Place, New Delhi" is no house B-24 in Connaught Place.
  if (left.every(({ text }) => !/\p{L}{2}/u.test(text))) return true;
  return anyDigit.test(locality.text) && !left.some(({ text }) => anyDigit.test(text));
}

/** Whether a part stands in a line behind words of the same segment that no part takes. */
export function isAfterWords(span: Span, { tokens, used }: Layout): boolean {
  const { from } = span;
  return from > 0 && isInLine(span) && used[from - 1] === false && isOneSegment(from - 1, from, tokens);
}

/** Whether the area is a part of a longer name that the data knows: "Las Palmas de Gran Canaria". */
function splitsName({ area, localities }: Layout): boolean {
  // "Marbella (Málaga)" says where Marbella is.
  const isLonger = ({ known, text }: LocalitySpan) => known === 'named' && !text.includes('(');
  return area !== undefined && localities.some((name) => isLonger(name) && isPartOf(area, name));
}

/** "100 Queen St West Toronto" */
const beginsWithDirection = /^(?:[nsew]{1,2}|north|south|(?:north|south)?(?:east|west)|central) /i;

/** Whether the city is the end of a longer name of the data whose beginning stays: "Ciudad Juárez". */
function splitsCity(layout: Layout): boolean {
  const { locality, localities, used } = layout;
  if (locality?.known !== 'named' || !isAfterWords(locality, layout)) return false;
  return localities.some(
    (name) =>
      name.known === 'named' &&
      name.to === locality.to &&
      isPartOf(locality, name) &&
      !isAnyUsed(name.from, locality.from, used) &&
      !beginsWithDirection.test(name.text),
  );
}

/**
 * Whether the city is the end of its segment's words, and the word before it begins names of the country, so
 * that the whole is a name that the data lacks: "Port Elgin, ON".
 */
function splitsUnlisted(layout: Layout): boolean {
  const { locality, tokens, profile } = layout;
  if (locality === undefined || locality.from < 2 || !isAfterWords(locality, layout)) return false;
  const before = locality.from - 1;
  return !isOneSegment(before - 1, before, tokens) && beginsNames(textAt(before, tokens), profile);
}

/** So many names begin with a word that begins names: "Port", but not "Downtown". */
const fewestNamesBegun = 5;
const mostLookedAt = 200;

/** Whether several names of the country begin with a word: "Port", "West". */
const beginsNames = rememberBy((word, { places, keyOf }: CountryProfile): boolean => {
  const [first] = foldedWords(word);
  let [begun, left] = [0, mostLookedAt];
  for (const each of places.localitiesWithPrefix(keyOf(word))) {
    const words = foldedWords(places.localityName(each));
    if (words.length > 1 && words[0] === first && ++begun === fewestNamesBegun) return true;
    if (--left === 0) break;
  }
  return false;
});

/**
 * Whether a town stays in the lines behind the chosen city, where the address ends or an area or the code
 * follows: the last one is the city, "Haworth, Keighley, West Yorkshire".
 */
function leavesTownBehind(layout: Layout): boolean {
  const { code, locality, localities, tokens, used, profile } = layout;
  if (locality === undefined || !isInLine(locality) || !used.slice(0, locality.from).includes(false))
    return false;
  // The town has the code too, or the chosen place is the city: "Sandringham, Melbourne VIC 3191".
  const mayHaveCode = ({ key }: LocalitySpan) => code === undefined || isInRegion(key, code, profile);
  return localities.some(
    (name) =>
      name.known === 'named' &&
      name.from >= locality.to &&
      isInLine(name) &&
      /^\p{Script=Latin}/u.test(name.text) &&
      !isOneSegment(name.from - 1, name.from, tokens) &&
      !isUsed(name, used) &&
      !used.slice(name.to).includes(false) &&
      !saysDivision(name.text) &&
      !profile.areas.isNamed(name.text) &&
      inhabitantsNamed(name.key, profile) > inhabitantsNamed(locality.key, profile) &&
      mayHaveCode(name),
  );
}

/** Whether the city is a part of a longer name of an area, beyond words for its kind: "Metro Manila". */
function isOfAreaName({ locality, areas }: Layout): boolean {
  return (
    locality !== undefined &&
    areas.some((area) => isPartOf(locality, area) && bareKey(area.text) !== bareKey(locality.text))
  );
}
