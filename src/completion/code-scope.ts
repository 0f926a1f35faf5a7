import { codeOfNumber } from '../address/place-evidence.ts';
import { canonicalPostalCode, primaryPart } from '../address/postal-code.ts';
import type { KnownCountry } from './known-country.ts';
import { localitiesBegun } from './localities-like.ts';
import type { TypedPlace } from './typed-place.ts';

/** Postal codes of street data in which an address is likelier than elsewhere. */
export interface CodeScope {
  /** Those whose streets are looked at one by one; not all of them where there are very many. */
  readonly codes: readonly number[];
  has(code: number): boolean;
}

const mostCodes = 128;
const mostNamesakes = 3;

/** The scope of a postal code, a city and a province that are filled in already; undefined where none of them tells. */
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

/** Canonical codes, or beginnings of them, of the city that is named in full. */
function* codesNear(near: TypedPlace | undefined, profile: KnownCountry['profile']): Generator<string> {
  if (near === undefined) return;
  if (near.code !== '') yield near.code;
  for (const { locality, isWhole } of localitiesBegun(near, profile, mostNamesakes)) {
    if (!isWhole) continue;
    for (const code of profile.places?.codesOfLocality(locality) ?? []) yield codeOfNumber(code, profile);
  }
}

/** Whether a code lies in the province by the country's own rule; undefined where it has none. */
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
