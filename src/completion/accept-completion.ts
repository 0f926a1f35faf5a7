import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import { profileOf } from '../address/countries/profile/country-profile.ts';
import { noAddress, type PostalAddress } from '../address/postal-address.ts';
import { obtain } from '../address/text/group-by.ts';
import { verifyAddress } from '../address/verify-address.ts';
import type { CompletedAddress, Completion, WrittenCompletion } from './completion.ts';

// The next letter of a buyer mostly brings up the same addresses again.
const recent = new WeakMap<AddressCountry, Map<string, Verdict>>();
const mostRemembered = 1000;

type Verdict = ReturnType<typeof judge>;

/**
 * The completion with what street data says of it, or undefined if the engine does not accept it, apart from
 * parts that it leaves empty. City and province come from the data together, so only a postal code beside
 * them can raise a doubt. Remembers the latest verdicts.
 */
export function acceptCompletion(
  written: WrittenCompletion,
  country: AddressCountry,
): Completion | undefined {
  const { kind, address } = written;
  if (kind === 'place' && address.postalCode === '') return { ...written, lacksUnit: false };
  const judged = kind === 'place' ? { ...address, line1: '' } : address;
  const identity = JSON.stringify(judged);
  const remembered = obtain(recent, country, () => new Map<string, Verdict>());
  const known = remembered.get(identity);
  const { work } = profileOf(country);
  if (known !== undefined) work.spend(known.comparisons);
  const verdict = known ?? judge(judged, country);
  // A verification that was given up says nothing.
  if (known === undefined && !work.isOver) remembered.set(identity, verdict);
  const [oldest] = remembered.size > mostRemembered ? remembered.keys() : [];
  if (oldest !== undefined) remembered.delete(oldest);
  return verdict.isAccepted ? { ...written, lacksUnit: verdict.lacksUnit } : undefined;
}

/** `comparisons` is what it took, so that it counts the same when it is remembered. */
function judge(address: CompletedAddress, country: AddressCountry) {
  const { line1, locality, administrativeArea, postalCode } = address;
  const typed: PostalAddress = {
    ...noAddress,
    name: 'A',
    line1: line1 || null,
    locality: locality || null,
    administrativeArea: administrativeArea || null,
    postalCode: postalCode || null,
  };
  const { missing, malformed, doubts, suggestion, streetGaps } = verifyAddress(
    typed,
    country,
    undefined,
    true,
  );
  const isLeftEmpty = missing.every((part) => address[part] === '');
  const isAccepted = isLeftEmpty && malformed.length === 0 && doubts.length === 0 && suggestion === null;
  return { isAccepted, lacksUnit: streetGaps.lacksUnit, comparisons: profileOf(country).work.spent };
}
