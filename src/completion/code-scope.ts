import { codeOfNumber } from '../address/reading/place-evidence.ts';
import { canonicalPostalCode, primaryPart } from '../address/reading/postal-code.ts';
import type { KnownCountry } from './known-country.ts';
import { localitiesBegun } from './localities-like.ts';
import type { TypedPlace } from './typed-place.ts';

export interface CodeScope {
  /** The codes whose streets are searched one by one; only the first ones if there are very many. */
  readonly codes: readonly number[];
  has(code: number): boolean;
}

const mostCodes = 128;
const mostNamesakes = 3;

/** Follows from postal code, city and province as filled in; undefined if none narrows the search. */
export function scopeOf(
  postalCode: string | null,
  near: TypedPlace | undefined,
  known: KnownCountry,
): CodeScope | undefined {
  const { streets, profile } = known;
  if (streets === undefined) return undefined;
  const { data } = streets;
  const codes = [...codesNear(near, profile)];
  if (postalCode !== null && profile.postalCode !== null) {
    codes.unshift(primaryPart(canonicalPostalCode(postalCode), profile.postalCode));
  }
  const ranges = [...new Set(codes)].filter((code) => code !== '').map((code) => data.codesWithPrefix(code));
  const isOfArea = ofArea(near, known);
  if (!ranges.some(([from, to]) => from < to)) return isOfArea && { codes: [], has: isOfArea };
  return { codes: firstOf(ranges), has: (code) => ranges.some(([from, to]) => code >= from && code < to) };
}

/** Yields the canonical codes, or beginnings of codes, of the city if it is named in full. */
function* codesNear(near: TypedPlace | undefined, profile: KnownCountry['profile']): Generator<string> {
  if (near === undefined) return;
  if (near.code !== '') yield near.code;
  for (const { locality, isWhole } of localitiesBegun(near, profile, mostNamesakes)) {
    if (!isWhole) continue;
    for (const code of profile.places?.codesOfLocality(locality) ?? []) yield codeOfNumber(code, profile);
  }
}

/** Whether a code lies in the province by the country's own rule; undefined if there is none. */
function ofArea(
  near: TypedPlace | undefined,
  { profile, streets }: KnownCountry,
): CodeScope['has'] | undefined {
  const area = near?.area;
  const { ofPostalCode } = profile.areas;
  if (area === undefined || streets === undefined || ofPostalCode('') === undefined) return undefined;
  return (code) => ofPostalCode(streets.data.codeText(code))?.has(area) === true;
}

function firstOf(ranges: readonly (readonly [from: number, to: number])[]): number[] {
  const codes: number[] = [];
  for (const [from, to] of ranges) {
    for (let code = from; code < to && codes.length < mostCodes; code++) codes.push(code);
  }
  return codes;
}
