import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import type { PostalAddress } from '../address/postal-address.ts';
import { verifyAddress } from '../address/verify-address.ts';
import type { CompletedAddress, Completion, WrittenCompletion } from './completion.ts';

/**
 * The completion with what street data says of it, or undefined if the engine does not accept it, apart from
 * parts that it leaves empty. City and province come from the data together, so only a postal code beside
 * them can raise a doubt.
 */
export function acceptCompletion(
  written: WrittenCompletion,
  country: AddressCountry,
): Completion | undefined {
  const { kind, address } = written;
  if (kind === 'place' && address.postalCode === '') return { ...written, lacksUnit: false };
  const judged = kind === 'place' ? { ...address, line1: '' } : address;
  const { missing, malformed, doubts, suggestion, streetGaps } = verifyAddress(
    toPostalAddress(judged),
    country,
    undefined,
    true,
  );
  const isLeftEmpty = missing.every((part) => judged[part] === '');
  const isAccepted = isLeftEmpty && malformed.length === 0 && doubts.length === 0 && suggestion === null;
  return isAccepted ? { ...written, lacksUnit: streetGaps.lacksUnit } : undefined;
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
