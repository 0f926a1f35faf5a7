import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import { rememberBy } from '../address/text/remember.ts';
import { type CodeScope, scopeOf } from './code-scope.ts';
import type { CompletionQuery } from './completion.ts';
import { type KnownCountry, knownCountry } from './known-country.ts';
import { localitiesBegun, usualPlaces } from './localities-like.ts';
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

const mostNamesakes = 50;

/** Reads the postal code, city and province filled in so far. Remembers the answers asked for last. */
export function surroundingsOf(
  { postalCode, near }: CompletionQuery,
  { country }: KnownCountry,
): Surroundings {
  return remembered(JSON.stringify([postalCode, near]), country);
}

// Whoever types asks again at each letter, with the same city in the other fields, and others type meanwhile.
const mostRemembered = 64;
const remembered = rememberBy(mostRemembered, (filledIn, country: AddressCountry): Surroundings => {
  const [postalCode, near] = JSON.parse(filledIn) as [string | null, string | null];
  const known = knownCountry(country);
  const typed = near === null ? undefined : readTypedPlace(near, known);
  return {
    near: typed,
    places: placesNamed(typed, known),
    scope: scopeOf(postalCode, typed, known),
  };
});

function placesNamed(typed: TypedPlace | undefined, { profile }: KnownCountry): ReadonlySet<number> {
  if (typed === undefined) return new Set();
  const named = localitiesBegun(typed, profile, mostNamesakes).filter(({ isWhole }) => isWhole);
  return usualPlaces(named, profile);
}
