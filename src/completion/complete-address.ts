import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import { profileOf } from '../address/countries/profile/country-profile.ts';
import { noAddress } from '../address/postal-address.ts';
import { obtain } from '../address/text/group-by.ts';
import { workLimits } from '../address/text/work.ts';
import { verifyAddress } from '../address/verify-address.ts';
import { cityFinders } from './city-of-code.ts';
import { completePlaces } from './complete-places.ts';
import { completeStreets } from './complete-streets.ts';
import {
  type CompletedAddress,
  type Completion,
  type CompletionFind,
  type CompletionQuery,
  type KnownCountry,
  knownCountry,
  type WrittenCompletion,
} from './completion.ts';
import { type CountedAnswers, counted } from './counted.ts';
import { localitiesBegun } from './localities-like.ts';
import { readTypedPlace, type TypedPlace } from './place-texts.ts';
import { type Asked, surroundingsOf } from './surroundings.ts';

/** The longest address line; the rest of a longer text is ignored. */
const longestText = 200;
const fewestLetters = 2;
/** The longest place, in words, that is tried if nothing separates it from the line. */
const mostPlaceWords = 4;

/**
 * Whole addresses that begin, or nearly begin, with a text, the best first. `verifyAddress` accepts each as
 * it stands, apart from parts still empty. Pure; never throws; the work is bounded for any text.
 */
export function completeAddress(query: CompletionQuery, country: AddressCountry): Completion[] {
  const text = query.text.slice(0, longestText).replace(/\s+/g, ' ').trim();
  if (text.replace(/[^\p{L}\p{N}]/gu, '').length < fewestLetters) return [];
  const known = knownCountry(country);
  const { work } = known.profile;
  const near = query.near?.slice(0, longestText) ?? null;
  const around = work.within(workLimits.surroundings, () => surroundingsOf({ ...query, near }, known));
  const asked = { limit: query.limit, known, around };
  return work.within(workLimits.completion, () => completeSplits(splits(text, known), asked));
}

/** Completes by the first split that finds something without a doubt, or else by the first with one. */
function completeSplits(all: Iterable<Split>, asked: Asked): Completion[] {
  const { work } = asked.known.profile;
  const accept = (finds: readonly CompletionFind[]) => acceptable(finds, asked);
  let doubtful: readonly CompletionFind[] = [];
  for (const split of all) {
    const finds = findsOf(split, doubtful.length > 0, asked);
    if (work.isOver) return accept(doubtful.length > 0 ? doubtful : finds);
    // In "65 st. be" the words may be a staircase, or the city behind the number.
    if (finds.length > 0 && finds.every(({ isSlip, hasUnit }) => isSlip || hasUnit)) {
      if (doubtful.length === 0) doubtful = finds;
      continue;
    }
    const completions = accept(finds);
    if (completions.length > 0 || work.isOver) return completions;
  }
  return accept(doubtful);
}

interface Split {
  readonly line: string;
  readonly place: string;
  /** Nothing separates the two, so the place must be spelt correctly. */
  readonly isGuess: boolean;
}

// The line must have a number and a name; a name alone will do where numbers come last.
const lineBeforePlace = /\p{L}.*\d\p{L}?$|\d.*\p{L}{2}/u;
const streetBeforePlace = /\p{L}{3}/u;
const fewestOfGuess = 3;

/** Splits a text at its comma. Yields the whole text next, and then splits before each of the last words. */
function* splits(text: string, { streets }: KnownCountry): Generator<Split> {
  const comma = text.indexOf(',');
  const [before, behind] = [text.slice(0, comma).trim(), text.slice(comma + 1).trim()];
  if (comma > 0 && behind !== '') yield { line: before, place: behind, isGuess: false };
  const whole = text.replace(/,$/, '');
  yield { line: whole, place: '', isGuess: false };
  if (comma > 0) return;
  const words = whole.split(' ');
  const isStreetAlone = streets?.convention.numberStands === 'last';
  const isLine = (line: string) =>
    lineBeforePlace.test(line) || (isStreetAlone && streetBeforePlace.test(line));
  for (let count = 1; count <= mostPlaceWords && count < words.length - (isStreetAlone ? 0 : 1); count++) {
    const [line, place] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')];
    if (isLine(line) && place.replace(/[^\p{L}\p{N}]/gu, '').length >= fewestOfGuess)
      yield { line, place, isGuess: true };
  }
}

/** With `isExact`, a street was found with a doubt, so only one without a slip is better. */
function findsOf(split: Split, isExact: boolean, asked: Asked): CompletionFind[] {
  const { place } = split;
  if (place === '') return findsAt(split, isExact, undefined, asked);
  const typed = readTypedPlace(place, asked.known);
  if (typed === undefined) return [];
  const found = findsAt(split, isExact, typed, asked);
  // "Miss" is a province, and the beginning of a city.
  const isAreaAlone = typed.area !== undefined && typed.city === '' && typed.code === '';
  if (!isAreaAlone || found.some(({ isStreet }) => isStreet)) return found;
  return [...found, ...findsAt(split, isExact, { city: place, area: undefined, code: '' }, asked)];
}

function findsAt({ line, isGuess }: Split, isExact: boolean, place: TypedPlace | undefined, asked: Asked) {
  if (isGuess && (place === undefined || !isPlace(place, asked.known))) return [];
  const streets = findStreets(line, isExact, place, asked);
  if (isExact) return streets;
  // A number belongs to a street if any street was found.
  if (streets.length > 0 && (place !== undefined || /\d/.test(line))) return streets;
  const [kept, typed] = place === undefined ? ['', readTypedPlace(line, asked.known)] : [line, place];
  if (typed === undefined) return streets;
  const places = completePlaces(kept, typed, asked);
  return [...streets, ...places.filter(({ isSlip }) => streets.length === 0 || !isSlip)];
}

/** Whether the whole text names places, without a slip. */
function isPlace(place: TypedPlace, { profile }: KnownCountry): boolean {
  return place.city === '' || localitiesBegun(place, profile, 1).length > 0;
}

function findStreets(line: string, isExact: boolean, place: TypedPlace | undefined, asked: Asked) {
  const { limit, known, around } = asked;
  const { streets } = known;
  if (streets === undefined) return [];
  return completeStreets(
    line,
    // Written out, since V8 gives each object that is spread here a form of its own.
    cityFinders(known, streets, place, around).map((cities) => {
      return { limit, known, around, streets, cities, place };
    }),
    isExact ? ['exactly'] : ['exactly', 'nearly'],
  );
}

/** Gives up after so many refusals of the engine: one costs many times what an acceptance does. */
const mostRefused = 4;

/** Returns the best completions that the engine accepts, each once. */
function acceptable(found: readonly CompletionFind[], { known, limit }: Asked): Completion[] {
  const { country, profile } = known;
  const kept = new Map<string, Completion>();
  let refused = 0;
  for (const find of [...found].sort((a, b) => a.cost - b.cost)) {
    const written = find.write();
    const identity = JSON.stringify(written.address);
    if (kept.has(identity)) continue;
    const completion = acceptCompletion(written, country);
    // A verification that was given up says nothing.
    if (completion !== undefined && !profile.work.isOver) kept.set(identity, completion);
    else if (++refused === mostRefused || profile.work.isOver) break;
    if (kept.size === limit) break;
  }
  return [...kept.values()];
}

// The next letter of a buyer mostly brings up the same addresses again.
const recent = new WeakMap<AddressCountry, CountedAnswers<ReturnType<typeof judge>>>();
const mostRemembered = 1000;

/**
 * The completion with what street data says of it, or undefined if the engine does not accept it, apart from
 * parts that it leaves empty. City and province come from the data together, so only a postal code beside
 * them can raise a doubt. Remembers the latest verdicts.
 */
function acceptCompletion(written: WrittenCompletion, country: AddressCountry): Completion | undefined {
  const { kind, address } = written;
  if (kind === 'place' && address.postalCode === '') return { ...written, lacksUnit: false };
  const judged = kind === 'place' ? { ...address, line1: '' } : address;
  const remembered = obtain(recent, country, () => new Map());
  const { work } = profileOf(country);
  const verdict = counted(remembered, JSON.stringify(judged), work, () => judge(judged, country));
  const [oldest] = remembered.size > mostRemembered ? remembered.keys() : [];
  if (oldest !== undefined) remembered.delete(oldest);
  return verdict.isAccepted ? { ...written, lacksUnit: verdict.lacksUnit } : undefined;
}

function judge(address: CompletedAddress, country: AddressCountry) {
  const filled = Object.entries(address).filter(([, text]) => text !== '');
  const typed = { ...noAddress, name: 'A', ...Object.fromEntries(filled) };
  const verdict = verifyAddress(typed, country, undefined, true);
  const { missing, malformed, doubts, suggestion, streetGaps } = verdict;
  const isLeftEmpty = missing.every((part) => address[part] === '');
  const isAccepted = isLeftEmpty && malformed.length === 0 && doubts.length === 0 && suggestion === null;
  return { isAccepted, lacksUnit: streetGaps.lacksUnit };
}
