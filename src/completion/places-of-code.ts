import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import { profileOf } from '../address/countries/profile/country-profile.ts';
import { primaryPart, readPostalCode } from '../address/reading/postal-code.ts';
import type { Problem } from '../fields/problem.ts';
import { FieldReader } from '../submission/field-reader.ts';
import { localitiesAt, type WrittenPlace, writePlace } from './place-texts.ts';

export interface PlacesOfCode {
  readonly postalCode: string;
  /** The usual one first; empty if the data does not have the code. */
  readonly places: readonly WrittenPlace[];
}

const longestCode = 20;

/**
 * Looks up a postal code as it was sent. Gives problems if it is missing or has the wrong form. Finds nothing
 * if the country has no postal codes or its places are not loaded.
 */
export function findPlacesOfCode(sent: unknown, country: AddressCountry): PlacesOfCode | Problem[] {
  const profile = profileOf(country);
  const { postalCode: rules } = profile;
  const form = rules?.example ?? '';
  const fields = new FieldReader({ PostalCode: sent });
  const text = fields.requiredText('PostalCode', longestCode, { form });
  if (text === null) return fields.problems;
  if (rules === null) return { postalCode: text, places: [] };
  const { status, canonical, written } = readPostalCode(text, rules);
  const found = localitiesAt(primaryPart(canonical, rules), profile);
  // A code in the data is valid, whatever the pattern of the metadata says.
  if (status !== 'valid' && found.length === 0) return [{ code: 'PostalCode.Invalid', params: { form } }];
  const places = found.map((locality) => writePlace(locality, profile, false));
  const different = new Map(places.map((place) => [JSON.stringify(place), place]));
  return { postalCode: written, places: [...different.values()] };
}
