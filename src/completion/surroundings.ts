import type { AddressCountry } from '../address/address-country.ts';
import { type CodeScope, scopeOf } from './code-scope.ts';
import type { CompletionQuery } from './completion.ts';
import type { KnownCountry } from './known-country.ts';
import { localitiesBegun } from './localities-like.ts';
import { readTypedPlace, type TypedPlace } from './typed-place.ts';

export interface Surroundings {
  readonly near: TypedPlace | undefined;
  /** The city if it is named in full, under its usual name. */
  readonly places: ReadonlySet<number>;
  readonly scope: CodeScope | undefined;
}

interface Remembered {
  readonly identity: string;
  readonly surroundings: Surroundings;
}

// Somebody who types asks again at each letter, with the same city in the other fields.
const last = new WeakMap<AddressCountry, Remembered>();
const mostNamesakes = 50;

/** Reads the postal code, city and province filled in so far. Remembers the last answer. */
export function surroundingsOf({ postalCode, near }: CompletionQuery, known: KnownCountry): Surroundings {
  const identity = JSON.stringify([postalCode, near]);
  const remembered = last.get(known.country);
  if (remembered?.identity === identity) return remembered.surroundings;
  const typed = near === null ? undefined : readTypedPlace(near, known);
  const surroundings = {
    near: typed,
    places: placesNamed(typed, known),
    scope: scopeOf(postalCode, typed, known),
  };
  last.set(known.country, { identity, surroundings });
  return surroundings;
}

function placesNamed(typed: TypedPlace | undefined, { profile }: KnownCountry): ReadonlySet<number> {
  if (typed === undefined) return new Set();
  const named = localitiesBegun(typed, profile, mostNamesakes).filter(({ isWhole }) => isWhole);
  return new Set(named.map(({ locality }) => profile.places?.preferred(locality) ?? locality));
}
