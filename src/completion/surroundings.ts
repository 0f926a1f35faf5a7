import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import { obtain } from '../address/text/group-by.ts';
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

/** A query with what is known of the country, and of where the address lies. */
export interface Asked extends Pick<CompletionQuery, 'limit'> {
  readonly known: KnownCountry;
  readonly around: Surroundings;
}

// Whoever types asks again at each letter, with the same city in the other fields, and others type meanwhile.
const recent = new WeakMap<AddressCountry, Map<string, Surroundings>>();
const mostRemembered = 64;
const mostNamesakes = 50;

/** Reads the postal code, city and province filled in so far. Remembers the answers asked for last. */
export function surroundingsOf(query: CompletionQuery, known: KnownCountry): Surroundings {
  const identity = JSON.stringify([query.postalCode, query.near]);
  const remembered = obtain(recent, known.country, () => new Map<string, Surroundings>());
  const surroundings = remembered.get(identity) ?? readSurroundings(query, known);
  // A map keeps the order of entry, so its first entry is the one last asked for the longest ago.
  remembered.delete(identity);
  remembered.set(identity, surroundings);
  const [oldest] = remembered.size > mostRemembered ? remembered.keys() : [];
  if (oldest !== undefined) remembered.delete(oldest);
  return surroundings;
}

function readSurroundings({ postalCode, near }: CompletionQuery, known: KnownCountry): Surroundings {
  const typed = near === null ? undefined : readTypedPlace(near, known);
  return {
    near: typed,
    places: placesNamed(typed, known),
    scope: scopeOf(postalCode, typed, known),
  };
}

function placesNamed(typed: TypedPlace | undefined, { profile }: KnownCountry): ReadonlySet<number> {
  if (typed === undefined) return new Set();
  const named = localitiesBegun(typed, profile, mostNamesakes).filter(({ isWhole }) => isWhole);
  return new Set(named.map(({ locality }) => profile.places?.preferred(locality) ?? locality));
}
