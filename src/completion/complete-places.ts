import { findCosts } from '../address/cost/costs.ts';
import { areaCodeOf } from '../address/countries/profile/code-areas.ts';
import { codeOfNumber, onlyCodeOf } from '../address/reading/place-evidence.ts';
import { isLatinText } from '../address/text/latin-text.ts';
import { matchedInPlace, unitsTyped } from './city-of-code.ts';
import { type CompletionFind, type KnownCountry, matchedIn, type WrittenCompletion } from './completion.ts';
import { type LikeLocality, localitiesLike, usualPlaces } from './localities-like.ts';
import { localitiesAt, type TypedPlace, writeCode, writePlace } from './place-texts.ts';
import type { Asked } from './surroundings.ts';

const mostCodes = 50;

/** Returns the cities and postal codes that begin with a typed place. The text before it stays as it is. */
export function completePlaces(line: string, typed: TypedPlace, asked: Asked): CompletionFind[] {
  return typed.code === '' ? citiesBegun(line, typed, asked) : codesBegun(line, typed, asked);
}

function citiesBegun(line: string, typed: TypedPlace, { known, around, limit }: Asked): CompletionFind[] {
  const { profile } = known;
  const { near, places, scope } = around;
  if (/\d/.test(typed.city)) return [];

  /** What it costs that a place is not where the address probably lies. */
  const distanceOf = (locality: number): number => {
    if (places.has(locality)) return 0;
    // A code or city is filled in, so the line hardly names another.
    if (typed.area === undefined && scope !== undefined && (places.size > 0 || near?.area === undefined))
      return findCosts.otherTown;
    const isOfArea =
      near?.area === undefined || [typed.area, areaCodeOf(locality, profile)].includes(near.area);
    return isOfArea ? 0 : findCosts.elsewhere;
  };

  const matchedCity = ({ key, isSlip }: LikeLocality, address: WrittenCompletion['address']) => {
    const matched = matchedInPlace(typed, address);
    const to = isSlip ? unitsTyped(address.locality, key) : 0;
    if (to === 0) return matched;
    return [...matchedIn('locality', 0, to), ...matched.filter(({ part }) => part !== 'locality')];
  };

  return localitiesLike(typed, profile, limit * 2).flatMap((like, at) => {
    const { locality, key, isWhole, isSlip } = like;
    const place = writePlace(locality, profile, isLatinText(typed.city));
    const isUsual = profile.keyOf(place.locality).startsWith(key);
    // A place is known under another name only if that name is whole: NYC.
    if (!isWhole && !isUsual) return [];
    const cost =
      (isWhole ? 0 : findCosts.begins) +
      (isSlip ? findCosts.slip : 0) +
      (isUsual ? 0 : findCosts.otherName) +
      distanceOf(locality) +
      at / limit;
    const address = { line1: line, ...place, postalCode: onlyCode(locality, known) };
    const matched = [...matchedIn('line1', 0, line.length), ...matchedCity(like, address)];
    return [placeFind(cost, isSlip, { kind: 'place', address, matched })];
  });
}

/** Returns the postal code of a place that has only one; empty unless the data has all codes, in full. */
function onlyCode(locality: number, { profile }: KnownCountry): string {
  if (profile.definition.codes?.isListIncomplete === true) return '';
  return writeCode(onlyCodeOf(locality, profile) ?? '', profile);
}

function codesBegun(line: string, typed: TypedPlace, { known, limit }: Asked): CompletionFind[] {
  const { profile } = known;
  const { places, dataPrefix } = profile;
  const [from, to] = places.codesWithPrefix(dataPrefix + typed.code);
  const named =
    typed.city === '' ? undefined : usualPlaces(localitiesLike(typed, profile, limit * 10), profile);
  const whole = writeCode(typed.code, profile);
  const count = Math.min(to - from, mostCodes);
  const codes =
    from < to || whole === ''
      ? Array.from({ length: count }, (_, at) => codeOfNumber(from + at, profile))
      : [typed.code];
  return codes.flatMap((canonical, at) => {
    const there = localitiesAt(canonical, profile);
    const locality = named === undefined ? there[0] : there.find((each) => named.has(each));
    const postalCode = writeCode(canonical, profile);
    if (locality === undefined || postalCode === '') return [];
    const place = { ...writePlace(locality, profile, isLatinText(typed.city)), postalCode };
    const address = { line1: line, ...place };
    const matched = [...matchedIn('line1', 0, line.length), ...matchedInPlace(typed, place)];
    return [placeFind(at / mostCodes, false, { kind: 'place', address, matched })];
  });
}

function placeFind(cost: number, isSlip: boolean, written: WrittenCompletion): CompletionFind {
  return { cost, isSlip, isStreet: false, hasUnit: false, write: () => written };
}
