import { liesIn } from '../countries/profile/code-areas.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { isDigit } from '../reading/code-slips.ts';
import { hasStreetWord } from '../reading/has-street-word.ts';
import { namesNothing } from '../reading/noise.ts';
import { isPartOfHouse } from '../reading/part-of-house.ts';
import { namesNoTown } from '../reading/place-evidence.ts';
import { readLocality } from '../reading/read-address.ts';
import { bareKey, fullKey, saysDivision } from '../text/area-key.ts';
import { anyDigit, leadingDigit, letterAtEnd } from '../text/digits.ts';
import { editDistance } from '../text/edit-distance.ts';
import { foldedWord } from '../text/place-key.ts';
import { districtBehind, saysItsKind, townBefore, townIn } from '../text/place-name-forms.ts';
import { rememberBy } from '../text/remember.ts';
import type { Token } from './tokens.ts';
import {
  type AreaSpan,
  type CodeSpan,
  isInLine,
  isLine,
  isOneSegment,
  isPartOf,
  isWholeSegment,
  type LocalitySpan,
  type Runs,
  type Span,
  type Spans,
  spanOf,
  textAt,
  type WordsAndCodes,
} from './word-spans.ts';

const longestLocality = 5;

/** Finds names of places: known to the data, or one slip away from a name of a known code beside them. */
export function findLocalities(words: Runs, areas: readonly AreaSpan[]): LocalitySpan[] {
  const { tokens, runs, codes, profile } = words;
  const found: LocalitySpan[] = [];
  const { definition, isCalled } = profile;
  // Of a city and the area behind it, the city is read alone: "Bolzano/Bozen BZ".
  const isWithArea = ({ from, to }: Span) =>
    areas.some((area) => {
      const city = area.to === to ? spanOf(from, area.from, tokens) : undefined;
      return city !== undefined && asPlace(city.text, profile)?.isKnown === true;
    });
  for (const span of runs) {
    if (span.to - span.from > longestLocality || leadingDigit.test(span.text)) continue;
    // Where the country is the city, names in a line are those of streets and estates.
    if (definition.isOnePlace !== undefined && isInLine(span) && !isCalled(span.text)) continue;
    if (provinceInThai.test(span.text)) continue;
    const read = asPlace(span.text, profile) ?? asCityBeforeArea(span, areas, profile);
    if (read === undefined) continue;
    const { key } = read;
    if (isWithArea(span) && key !== profile.keyOf(span.text)) continue;
    // The beginning of a code is no district: "British Columbia V3H 1X1".
    if (endsInBeginning(span, tokens)) continue;
    // "883 Main St W" is no street in West, Texas.
    if (span.text.length === 1 && /[NSEW]/i.test(span.text) && !isWholeSegment(span, tokens)) continue;
    const isOfCode = codes.some((code) => code.names.has(key));
    const isSegment = codes.length > 0 && !isOfCode && isWholeSegment(span, tokens);
    const byKind = isSegment ? nameWithKind(span.text, codes, profile) : undefined;
    const { from, to, field, text } = span;
    if (byKind?.known !== 'named' && (isOfCode || read.isKnown))
      found.push({ from, to, field, text, key, known: 'named' });
    else if (byKind !== undefined)
      found.push({ from, to, field, text, key: byKind.key, known: byKind.known });
    else if (
      (to - from === 1 && saysItsKind.test(text)) ||
      (townBefore.test(text) && isInLine(span) && isWholeSegment(span, tokens)) ||
      codes.some((code) => misspellsPlaceOf(code, key))
    )
      found.push({ from, to, field, text, key, known: 'like' });
  }
  return withoutPartsOf(found, words);
}

/** Whether the first word is the type of a street, where types stand first: "C/ El". */
export function beginsWithType(text: string, { streetLanguages }: CountryProfile): boolean {
  const word = foldedWord(/^[^\s/.]*/.exec(text)?.[0] ?? '');
  return streetLanguages.some(({ stands, types }) => stands === 'start' && types.has(word));
}

/** Whether a word is the type of a street behind its name. */
export function isTypeAtEnd(text: string, { streetLanguages }: CountryProfile): boolean {
  const word = text.toLowerCase().replace(/\.$/, '');
  return streetLanguages.some(({ stands, types }) => stands === 'end' && types.has(word));
}

/** What belongs to the street before it: "883 Dundas St W", "1 Queen's Road Central". */
export const endOfStreet = /^(?:[NSEW](?= |$)|(?:north|south|east|west|central)$)/i;

/**
 * Whether the first word of a name may belong to the street before it: "883 Dundas St W Toronto". Where
 * nearly all names are listed, it does not if the code has the whole name alone: "Clematis St W Palm Beach".
 */
export function mayEndStreet(
  { key, text }: Pick<LocalitySpan, 'key' | 'text'>,
  codes: readonly CodeSpan[],
  { definition, keyOf }: CountryProfile,
): boolean {
  if (!endOfStreet.test(text)) return false;
  if (definition.names?.areNearlyAllListed !== true || !isPlaceOfAny(key, codes)) return true;
  return isPlaceOfAny(keyOf(text.slice(text.indexOf(' ') + 1)), codes);
}

function isPlaceOfAny(key: string, codes: readonly CodeSpan[]): boolean {
  return codes.some(({ names }) => names.get(key) === true);
}

/** Whether words end like a postal district, and more of its segment follows. */
function endsInBeginning({ from, to, text }: Span, tokens: readonly Token[]): boolean {
  return isOneSegment(to, from, tokens) && districtBehind.test(text);
}

/** The longest code of an area, with full stops: "D.C." */
const mostOfCode = 6;

/**
 * A text as the name of a place, wherever it stands; undefined for the code of an area or of the country.
 * `isKnown`: a place that people write as a city, or an area that is one, has this name.
 */
const asPlace = rememberBy((text, profile: CountryProfile) => {
  const { areas, definition } = profile;
  if (!/\p{L}/u.test(text)) return undefined;
  if (isCodeOfArea(text, profile) && areas.ofCity(text) === undefined) return undefined;
  if (text.length === 2 && text.toUpperCase() === definition.code) return undefined;
  if (isOnlyRegion(text, profile)) return undefined;
  const key = keyOfTown(text, profile);
  return { key, isKnown: areas.ofCity(text) !== undefined || isNameOfPlace(key, profile) };
});

/** The name of a city that is the code of an area too, before the area that it lies in: "LA, CA". */
function asCityBeforeArea({ to, text }: Span, areas: readonly AreaSpan[], profile: CountryProfile) {
  const area = areas.find(({ from }) => from === to);
  if (area === undefined) return undefined;
  const key = profile.keyOf(text);
  return liesIn(key, area.text, profile) ? { key, isKnown: true } : undefined;
}

/** Whether a text names a level around several areas ("Toscana"), and no place has that name. */
function isOnlyRegion(text: string, profile: CountryProfile): boolean {
  const { areas, keyOf } = profile;
  if (areas.find(text) !== undefined || areas.areasNamed(text).size < 2) return false;
  return namesNoTown(keyOf(text), profile);
}

/** Whether a text says that it is an area, and no city of its own: "Co. Mayo". */
function isCalledArea(text: string, { areas }: CountryProfile): boolean {
  return areas.isNamed(text) && areas.ofCity(text) === undefined && bareKey(text) !== fullKey(text);
}

/** Returns the key of a name, without the town's kind and the district's number unless they belong to it. */
function keyOfTown(text: string, profile: CountryProfile): string {
  const town = townOfDistrict(text, profile) ?? townIn(text);
  const key = profile.keyOf(town);
  if (town === text || isDigit(text.at(-1))) return key;
  const whole = profile.keyOf(text);
  return isNameOfPlace(whole, profile) ? whole : key;
}

/** The town before the letters of a postal district, where no area has letters: "Aarhus C", "Kbh. N". */
function townOfDistrict(text: string, { areas, definition }: CountryProfile): string | undefined {
  if (areas.codes.size > 0) return undefined;
  const isMixed = /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text);
  const district = isMixed ? /^(.*\p{Ll}\.?) ([A-ZÆØÅ]{1,2})$/u : /^(.*\p{L}) ([A-ZÆØÅ])$/iu;
  const [, town, letters] = district.exec(text) ?? [];
  return letters === undefined || letters === definition.code || areas.isNamed(letters) ? undefined : town;
}

/** Whether a text is the code of an area, which is no city: "NY", "D.C." */
function isCodeOfArea(text: string, { areas }: CountryProfile): boolean {
  const isShort = text.length <= mostOfCode && text.replaceAll('.', '').length <= 3;
  // "제주시" is the city of Jeju.
  return isShort && !/[市시]$/u.test(text) && areas.find(text) !== undefined;
}

/** Whether the data has a place of this name that people write as a city. */
function isNameOfPlace(key: string, { places, definition }: CountryProfile): boolean {
  for (const each of places.findLocalities(key))
    if (definition.areas?.divisionsAreRegions !== true || !places.isDivision(each)) return true;
  return false;
}

/**
 * Of two names of a code, one within the other, the longer was typed: "Mueang Loei" is not Loei. So was one
 * with the word for its kind: "г. Казань". The end of a street begins none.
 */
function withoutPartsOf(found: LocalitySpan[], { codes, tokens, profile }: WordsAndCodes): LocalitySpan[] {
  const isWhole = (span: LocalitySpan) =>
    span.known !== 'around' &&
    span.to - span.from > 1 &&
    !/\d$/.test(span.text) &&
    !(isTypeAtEnd(textAt(span.from - 1, tokens), profile) && mayEndStreet(span, codes, profile)) &&
    isPlaceOfAny(span.key, codes);
  const isWithKind = ({ key, text, known }: LocalitySpan) =>
    known === 'named' && !anyDigit.test(text) && townIn(text) !== text && key === profile.keyOf(townIn(text));
  const whole = found.filter((name) => isWhole(name) || isWithKind(name));
  return whole.length === 0 ? found : found.filter((span) => !whole.some((name) => isPartOf(span, name)));
}

const provinceInThai = /^(?:จ\.|จังหวัด)/;

/** Returns a code's division that a text names with its kind ("King County"), or what is around a place. */
function nameWithKind(
  text: string,
  codes: readonly CodeSpan[],
  profile: CountryProfile,
): Pick<LocalitySpan, 'key' | 'known'> | undefined {
  const keys = readLocality(text, profile).keys();
  const find = (isPlace: boolean) =>
    keys.find((each) => codes.some(({ names }) => names.get(each) === isPlace));
  const division = find(false);
  if (division !== undefined) return { key: division, known: 'named' };
  const key = find(true);
  return key === undefined ? undefined : { key, known: 'around' };
}

const mostNamesCompared = 20;

/** Whether words misspell a place of a known code. */
function misspellsPlaceOf({ names }: CodeSpan, key: string): boolean {
  if (key.length < 4) return false;
  let left = mostNamesCompared;
  for (const [name, isPlace] of names) {
    const most = name.length < 8 ? 1 : 2;
    const isNear = isPlace && Math.abs(name.length - key.length) <= most;
    if (isNear && editDistance(key, name, most) <= most) return true;
    if (--left === 0) break;
  }
  return false;
}

/** Names that the data lacks: what is left of the city's field, and the last segment that is left. */
export function byPosition(
  taken: readonly Span[],
  { typed, tokens, profile }: Pick<Spans, 'typed' | 'tokens' | 'profile'>,
): LocalitySpan[] {
  const { areas, definition } = profile;
  const free = tokens.map(({ isContact }) => isContact !== true);
  for (const { from, to } of taken) free.fill(false, from, to);
  const found: LocalitySpan[] = [];
  const add = (from: number, to: number) => {
    const first = tokens[from];
    const last = tokens[to - 1];
    if (first === undefined || last === undefined) return;
    if (found.some((other) => other.from === from && other.to === to)) return;
    const text = (typed[first.field] ?? '').slice(first.from, last.to).replace(/[/-]$/, '');
    if (!/\p{L}{2}/u.test(text) || anyDigit.test(text) || text.includes('@')) return;
    if (isCodeOfArea(text, profile) || isOnlyRegion(text, profile) || isCalledArea(text, profile)) return;
    // A note below the address is no city, nor is a part of a building: "please ring twice", "Edif. B".
    if (isLine(first.field) ? namesNothing(text) || letterAtEnd.test(text) : isPartOfHouse(text, profile))
      return;
    found.push({
      from,
      to,
      field: first.field,
      text,
      key: profile.keyOf(text),
      known: 'position',
    });
  };
  const runFrom = (at: number) => {
    let to = at;
    while (free[to] && isOneSegment(to, at, tokens)) to++;
    return to;
  };
  // A street, a city and its region run on: "4 Church Street Fence Lancashire".
  const addBehindStreet = (from: number, to: number) => {
    const isRegion = (at: number) => areas.isNamed(spanOf(at, to, tokens)?.text ?? '');
    let region = areas.codes.size === 0 ? from + 1 : to;
    while (region < to && !isRegion(region)) region++;
    add(from, region);
  };
  // What names a region in the province's field is no city that the data lacks.
  const isRegion = typed.administrativeArea !== null && areas.isNamed(typed.administrativeArea);
  for (const field of ['locality', 'administrativeArea', 'postalCode'] as const) {
    const at = tokens.findIndex((token, index) => token.field === field && free[index]);
    const isProvince = isRegion && field === 'administrativeArea';
    if (at < 0 || isProvince) continue;
    const to = runFrom(at);
    add(at, definition.names?.areDoubled === true ? to : withoutSecond(at, to, tokens));
  }
  // "17391 Stolpe an der Peene, Peenstraße 33"
  const behindCode = taken.find(({ from }) => from === 0)?.to ?? 0;
  const first = runFrom(behindCode);
  const isBehindCode =
    behindCode > 0 && isOneSegment(0, behindCode, tokens) && free.indexOf(true, first) >= 0;
  if (isBehindCode && !hasStreetWord(spanOf(behindCode, first, tokens)?.text ?? '', profile))
    add(behindCode, first);
  let end = tokens.length;
  while (end > 0 && !free[end - 1]) end--;
  const startOf = (to: number) => {
    let from = to;
    while (from > 0 && free[from - 1] && isOneSegment(from - 1, to - 1, tokens)) from--;
    return from;
  };
  const last = startOf(end);
  const isOwnField = isRegion && tokens[last]?.field === 'administrativeArea';
  if (last > 0 && !isOwnField) {
    add(last, end);
    if (isLine(tokens[last]?.field)) addBehindStreet(last, end);
  }
  // The city stands before its district, and before its region where addresses need none: "High Street,
  // Fence, Lancashire".
  const isAround = ({ text }: Span) =>
    (areas.codes.size === 0 && areas.isNamed(text)) ||
    (definition.areas?.districtsAreCities !== true && saysDivision(text));
  let city = end;
  for (let around = spanOf(last, end, tokens); around !== undefined && isAround(around); ) {
    city = around.from;
    while (city > 0 && !free[city - 1]) city--;
    around = spanOf(startOf(city), city, tokens);
  }
  if (city < end && startOf(city) > 0) add(startOf(city), city);
  // Behind another segment, words with a type are a name: "…, Little Egg Harbor Twp".
  const mayBeStreet = last === 0 || leadingDigit.test(textAt(last, tokens));
  const street = mayBeStreet ? last + lengthOfStreet(tokens.slice(last, end), profile) : last;
  if (street > last && street < end) addBehindStreet(street, end);
  // Before a part in its segment, a city stands behind the number of the house or route: "RD 2 Te Puke 3182".
  if (!isOneSegment(end, last, tokens)) return found;
  let number = end - 1;
  while (number >= last && !anyDigit.test(textAt(number, tokens))) number--;
  if (number < Math.max(1, last)) return found;
  const behind = number + Math.max(1, lengthOfStreet(tokens.slice(number, end), profile));
  // An area that is a city of its own is the city: "Col. Centro 06000 Ciudad de México".
  if (behind < end && !taken.some(({ text }) => areas.ofCity(text) !== undefined)) add(behind, end);
  return found;
}

/** How many words at the beginning are a street, where its type ends it: "4 Church Street"; or 0. */
function lengthOfStreet(words: readonly Token[], profile: CountryProfile): number {
  const isType = (at: number) => isTypeAtEnd(textAt(at, words), profile);
  let end = words.findIndex((_, at) => at > 1 && isType(at)) + 1;
  // "14 Tottenham Court Road"
  while (end > 0 && isType(end)) end++;
  const isEnd = end === words.length - 1 && endOfStreet.test(textAt(end, words));
  return isEnd && end > 0 ? words.length : end;
}

/** The end of a run of words, or its middle if it is a name twice. */
function withoutSecond(from: number, to: number, tokens: readonly Token[]): number {
  const half = from + (to - from) / 2;
  if (!Number.isInteger(half)) return to;
  const isTwice = tokens.slice(from, half).every(({ text }, at) => text === tokens[half + at]?.text);
  return isTwice ? half : to;
}
