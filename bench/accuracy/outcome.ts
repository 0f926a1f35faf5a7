import type { AddressCountry } from '../../src/address/address-country.ts';
import { findAdministrativeArea } from '../../src/address/administrative-areas.ts';
import { profileOf } from '../../src/address/country-profile.ts';
import { placeKey } from '../../src/address/place-key.ts';
import type { PostalAddress } from '../../src/address/postal-address.ts';
import { primaryPart, readPostalCode } from '../../src/address/postal-code.ts';
import { verifyAddress } from '../../src/address/verify-address.ts';

export const outcomes = ['accepted', 'right', 'wrong', 'doubt'] as const;
export type Outcome = (typeof outcomes)[number];

export interface Judged {
  readonly outcome: Outcome;
  readonly suggestion: PostalAddress | null;
  readonly problems: readonly string[];
}

/** Judges an address as typed by what it was meant to be. */
export type Judge = (typed: PostalAddress, real: PostalAddress, country: AddressCountry) => Judged;

/** What the engine makes of a typed address; `right` is a suggestion of the real one. */
export function judgeTyped(typed: PostalAddress, real: PostalAddress, country: AddressCountry): Judged {
  const { suggestion, missing, malformed, doubts } = verifyAddress(typed, country);
  const problems = [...missing, ...malformed.map(({ code }) => code), ...doubts.map(({ code }) => code)];
  if (problems.length === 0) return { outcome: 'accepted', suggestion, problems };
  if (suggestion === null) return { outcome: 'doubt', suggestion, problems };
  return { outcome: isSamePlace(suggestion, real, country) ? 'right' : 'wrong', suggestion, problems };
}

/** Whether two addresses name the same locality, area and postal code, however they write them. */
export function isSamePlace(a: PostalAddress, b: PostalAddress, country: AddressCountry): boolean {
  const { format } = country;
  const key = ({ locality }: PostalAddress) => placeKey(locality ?? '', format.country);
  const area = ({ administrativeArea: text }: PostalAddress) =>
    text === null || !format.usesAdministrativeArea
      ? ''
      : (findAdministrativeArea(format, text)?.code ?? placeKey(text, format.country));
  const { postalCode: rules } = profileOf(country);
  const code = ({ postalCode }: PostalAddress) =>
    rules === null ? '' : primaryPart(readPostalCode(postalCode ?? '', rules).canonical, rules);
  return key(a) === key(b) && area(a) === area(b) && code(a) === code(b);
}
