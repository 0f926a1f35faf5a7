import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import { rememberBy } from '../address/text/remember.ts';
import { scopeOf } from './code-scope.ts';
import type { CompletionQuery } from './completion.ts';
import { type KnownCountry, knownCountry } from './known-country.ts';
import { localitiesNamed, usualPlaces } from './localities-like.ts';
import { readTypedPlace } from './typed-place.ts';

export type Surroundings = ReturnType<typeof surroundingsOf>;

/** A query with what is known of the country, and of where the address lies. */
export interface Asked extends Pick<CompletionQuery, 'limit'> {
  readonly known: KnownCountry;
  readonly around: Surroundings;
}

const mostNamesakes = 50;

/** Reads the postal code, city and province filled in so far. Remembers the answers asked for last. */
export function surroundingsOf({ postalCode, near }: CompletionQuery, { country }: KnownCountry) {
  return remembered(JSON.stringify([postalCode, near]), country);
}

// Whoever types asks again at each letter, with the same city in the other fields, and others type meanwhile.
const mostRemembered = 64;
const remembered = rememberBy((filledIn, country: AddressCountry) => {
  const [postalCode, near] = JSON.parse(filledIn) as [string | null, string | null];
  const known = knownCountry(country);
  const typed = near === null ? undefined : readTypedPlace(near, known);
  return {
    near: typed,
    /** The city if it is named in full, under its usual name. */
    places: usualPlaces(
      typed === undefined ? [] : localitiesNamed(typed, known.profile, mostNamesakes),
      known.profile,
    ),
    scope: scopeOf(postalCode, typed, known),
  };
}, mostRemembered);
