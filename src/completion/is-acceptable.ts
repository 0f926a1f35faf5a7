import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import type { PostalAddress } from '../address/postal-address.ts';
import { verifyAddress } from '../address/verify-address.ts';
import type { CompletedAddress, Completion } from './completion.ts';

/**
 * Whether the engine accepts a completion, apart from parts that it leaves empty. City and province come from
 * the data together, so only a postal code beside them can raise a doubt.
 */
export function isAcceptable({ kind, address }: Completion, country: AddressCountry): boolean {
  if (kind !== 'place') return isAccepted(address, country);
  return address.postalCode === '' || isAccepted({ ...address, line1: '' }, country);
}

function isAccepted(address: CompletedAddress, country: AddressCountry): boolean {
  const { missing, malformed, doubts, suggestion } = verifyAddress(
    toPostalAddress(address),
    country,
    undefined,
    true,
  );
  const isLeftEmpty = missing.every((part) => address[part] === '');
  return isLeftEmpty && malformed.length === 0 && doubts.length === 0 && suggestion === null;
}

function toPostalAddress({
  line1,
  locality,
  administrativeArea,
  postalCode,
}: CompletedAddress): PostalAddress {
  return {
    name: 'A',
    line1: line1 || null,
    line2: null,
    line3: null,
    locality: locality || null,
    administrativeArea: administrativeArea || null,
    postalCode: postalCode || null,
  };
}
