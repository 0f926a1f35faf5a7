import type { AddressCountry } from '../../src/address/countries/profile/address-country.ts';
import { profileOf } from '../../src/address/countries/profile/country-profile.ts';
import { placeKey } from '../../src/address/countries/profile/name-keys-of.ts';
import type { PostalAddress } from '../../src/address/postal-address.ts';
import { canonicalPostalCode } from '../../src/address/reading/postal-code.ts';
import { verifyAddress } from '../../src/address/verify-address.ts';
import { agrees, type Evidence } from './evidence.ts';

export const outcomes = ['accepted', 'corrected', 'doubted', 'misleading'] as const;
/** `misleading` is a suggestion with a city, province or code other than the meant one. */
export type Outcome = (typeof outcomes)[number];

/** How a judge decided about an address. */
export interface Judgement {
  readonly suggestion: PostalAddress | null;
  /** Codes of missing, malformed or doubted parts; none if the address is accepted. */
  readonly problems: readonly string[];
  /** The address as it would be stored; absent if the judge does not say. */
  readonly stored?: PostalAddress;
  /** How many comparisons it took to decide; absent if the judge does not say. */
  readonly comparisons?: number;
  /** The likelihood that the address is right as typed; absent or null if the judge does not say. */
  readonly likelihood?: number | null;
  /** Whether the judge's data has this city with this postal code. */
  readonly isPlaceKnown?: boolean;
}

export type Judge = (typed: PostalAddress, country: AddressCountry) => Judgement;

export const judgeByEngine: Judge = (typed, country) => {
  const verdict = verifyAddress(typed, country);
  const { suggestion, missing, malformed, doubts, standardized, likelihood, isPlaceKnown } = verdict;
  const problems = [...missing, ...malformed.map(({ code }) => code), ...doubts.map(({ code }) => code)];
  const { spent: comparisons } = profileOf(country).work;
  return { suggestion, problems, stored: standardized, comparisons, likelihood, isPlaceKnown };
};

/** The outcome for an address when one of `meant` was meant. */
export function outcomeOf(
  { suggestion, problems }: Judgement,
  meant: readonly PostalAddress[],
  evidence: Evidence,
): Outcome {
  if (problems.length === 0) return 'accepted';
  if (suggestion === null) return 'doubted';
  return meant.some((address) => isSamePlace(suggestion, address, evidence)) ? 'corrected' : 'misleading';
}

/** Whether two addresses name the same city, province and whole postal code, in any spelling. */
export function isSamePlace(a: PostalAddress, b: PostalAddress, evidence: Evidence): boolean {
  const { country } = evidence.format;
  const key = ({ locality }: PostalAddress) => placeKey(locality ?? '', country);
  const area = ({ administrativeArea }: PostalAddress) => evidence.areaCode(administrativeArea ?? '');
  const code = ({ postalCode }: PostalAddress) => {
    const canonical = canonicalPostalCode(postalCode ?? '').replace(/^[A-Z]{1,2}(?=\d{4,}$)/, '');
    return country === 'US' ? canonical.slice(0, 5) : canonical;
  };
  return key(a) === key(b) && agrees(area(a), area(b)) && code(a) === code(b);
}
