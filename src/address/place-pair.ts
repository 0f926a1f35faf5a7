import type { AddressCountry } from './countries/profile/address-country.ts';
import { profileOf } from './countries/profile/country-profile.ts';
import type { PostalAddress } from './postal-address.ts';
import { readAddress } from './reading/read-address.ts';

/** A locality in its administrative area, with one of its postal codes. */
export interface PlacePair {
  /** By which spellings of the locality are compared. */
  readonly localityKey: string;
  readonly locality: string;
  /** Code of the administrative area; null if the address names no known one. */
  readonly area: string | null;
  /** Canonical. */
  readonly code: string;
}

/** Longer names exist, but what is longer is mostly a whole address in one field. */
const longestName = 50;

/** What a name of a place has none of, and lines, numbers of houses, e-mail addresses and notes have. */
const strangeToNames = /[\d@#:;!?_/\\]/;

/**
 * Returns locality and postal code of an address as typed; undefined where they do not look like a name and
 * a code: people type all sorts of things into these fields, such as their own name.
 */
export function placePairOf(address: PostalAddress, country: AddressCountry): PlacePair | undefined {
  const { name, locality: typed, postalCode: code } = address;
  if (typed === null || code === null || typed.length > longestName || strangeToNames.test(typed))
    return undefined;
  const profile = profileOf(country);
  const { locality, area, postalCode } = readAddress(address, profile);
  if (!locality?.key || postalCode?.status !== 'valid') return undefined;
  if (name !== null && profile.keyOf(name).includes(locality.key)) return undefined;
  return { localityKey: locality.key, locality: typed, area: area ?? null, code: postalCode.primary };
}
