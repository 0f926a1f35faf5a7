import type { AddressCountry } from '../address/address-country.ts';
import { CityFinder } from './city-of-code.ts';
import { completePlaces } from './complete-places.ts';
import { completeStreets } from './complete-streets.ts';
import type { Completion, CompletionFind, CompletionQuery } from './completion.ts';
import { isAcceptable } from './is-acceptable.ts';
import { type KnownCountry, knownCountry } from './known-country.ts';
import { localitiesBegun } from './localities-like.ts';
import { type Surroundings, surroundingsOf } from './surroundings.ts';
import { readTypedPlace, type TypedPlace } from './typed-place.ts';
import { writeCode } from './written-place.ts';

/** As long as an address line may be; what is typed behind it is not looked at. */
const longestText = 200;
const fewestLetters = 2;
/** Where nothing separates a place from the line before it. */
const mostPlaceWords = 4;

/**
 * Whole addresses that begin, or nearly begin, as a text does, the best first: streets with their numbers where street data is
 * loaded, cities and postal codes everywhere. Each of them, taken as it stands, is one that `verifyAddress` accepts but for
 * what is still empty. Pure; nothing throws, and the work is bounded whatever the text.
 */
export function completeAddress(query: CompletionQuery, country: AddressCountry): Completion[] {
  const text = query.text.slice(0, longestText).replace(/\s+/g, ' ').trim();
  if (text.replace(/[^\p{L}\p{N}]/gu, '').length < fewestLetters) return [];
  const known = knownCountry(country);
  const around = surroundingsOf({ ...query, near: query.near?.slice(0, longestText) ?? null }, known);
  for (const split of splits(text)) {
    const completions = acceptable(findsOf(split, around, query, known), known, query.limit);
    if (completions.length > 0) return completions;
  }
  return [];
}

/** A typed text as address line and place. */
interface Split {
  readonly line: string;
  readonly place: string;
  /** Nothing separates the two: the place must be written as it is. */
  readonly isGuess: boolean;
}

// A number at the end, or number, name and type.
const lineBeforePlace = /\p{L}.*\d\p{L}?$|\d.*\p{L} .*\p{L}/u;
const placeOfGuess = /\p{L}{3}|\d{3}/u;

/** At the comma, or nowhere, then before one of the last words. */
function* splits(text: string): Generator<Split> {
  const comma = text.indexOf(',');
  const [before, behind] = [text.slice(0, comma).trim(), text.slice(comma + 1).trim()];
  if (comma > 0 && behind !== '') yield { line: before, place: behind, isGuess: false };
  const whole = text.replace(/,$/, '');
  yield { line: whole, place: '', isGuess: false };
  if (comma > 0) return;
  const words = whole.split(' ');
  for (let count = 1; count <= mostPlaceWords && count < words.length - 1; count++) {
    const [line, place] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')];
    if (lineBeforePlace.test(line) && placeOfGuess.test(place)) yield { line, place, isGuess: true };
  }
}

function findsOf(
  { line, place: placeText, isGuess }: Split,
  around: Surroundings,
  query: CompletionQuery,
  known: KnownCountry,
): CompletionFind[] {
  const place = placeText === '' ? undefined : readTypedPlace(placeText, known);
  if (placeText !== '' && place === undefined) return [];
  if (isGuess && (place === undefined || !isPlace(place, known))) return [];
  const streets = findStreets(line, place, around, query, known);
  // A number belongs to a street, as long as there is one.
  if (streets.length > 0 && (place !== undefined || /\d/.test(line))) return streets;
  const [kept, typed] = place === undefined ? ['', readTypedPlace(line, known)] : [line, place];
  if (typed === undefined) return streets;
  const places = completePlaces(kept, typed, around.near, known, query.limit);
  return [...streets, ...places.filter(({ isSlip }) => streets.length === 0 || isSlip !== true)];
}

/** Whether all that was typed names places, without a slip. */
function isPlace(place: TypedPlace, { profile }: KnownCountry): boolean {
  return place.city === '' || localitiesBegun(place, profile, 1).length > 0;
}

function findStreets(
  line: string,
  place: TypedPlace | undefined,
  around: Surroundings,
  { limit }: CompletionQuery,
  known: KnownCountry,
): CompletionFind[] {
  const { streets, profile } = known;
  if (streets === undefined) return [];
  return completeStreets(line, {
    streets,
    scope: around.scope,
    cities: new CityFinder(known, place, around),
    place,
    writeCode: (canonical) => writeCode(canonical, profile),
    limit,
  });
}

/** So many that are found may turn out not to be acceptable: refusing costs many times what accepting does. */
const mostRefused = 4;

/** The best that the engine accepts, each once. */
function acceptable(
  found: readonly CompletionFind[],
  { country }: KnownCountry,
  limit: number,
): Completion[] {
  const kept = new Map<string, Completion>();
  let refused = 0;
  for (const find of [...found].sort((a, b) => a.cost - b.cost)) {
    const completion = find.write();
    const identity = JSON.stringify(completion.address);
    if (kept.has(identity)) continue;
    if (isAcceptable(completion, country)) kept.set(identity, completion);
    else if (++refused === mostRefused) break;
    if (kept.size === limit) break;
  }
  return [...kept.values()];
}
