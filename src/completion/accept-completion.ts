import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import { profileOf } from '../address/countries/profile/country-profile.ts';
import { noAddress } from '../address/postal-address.ts';
import { obtain } from '../address/text/group-by.ts';
import { verifyAddress } from '../address/verify-address.ts';
import type { CompletedAddress, Completion, WrittenCompletion } from './completion.ts';
import { type CountedAnswers, counted } from './counted.ts';

// The next letter of a buyer mostly brings up the same addresses again.
const recent = new WeakMap<AddressCountry, CountedAnswers<ReturnType<typeof judge>>>();
const mostRemembered = 1000;

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
  const remembered = obtain(recent, country, () => new Map());
  const { work } = profileOf(country);
  const verdict = counted(remembered, JSON.stringify(judged), work, () => judge(judged, country));
  const [oldest] = remembered.size > mostRemembered ? remembered.keys() : [];
  if (oldest !== undefined) remembered.delete(oldest);
  return verdict.isAccepted ? { ...written, lacksUnit: verdict.lacksUnit } : undefined;
}

function judge(address: CompletedAddress, country: AddressCountry) {
  const filled = Object.entries(address).filter(([, text]) => text !== '');
  const typed = { ...noAddress, name: 'A', ...Object.fromEntries(filled) };
  const verdict = verifyAddress(typed, country, undefined, true);
  const { missing, malformed, doubts, suggestion, streetGaps } = verdict;
  const isLeftEmpty = missing.every((part) => address[part] === '');
  const isAccepted = isLeftEmpty && malformed.length === 0 && doubts.length === 0 && suggestion === null;
  return { isAccepted, lacksUnit: streetGaps.lacksUnit };
}
