import { arrangementsOf } from '../arrange/arrangements.ts';
import { costs } from '../cost/costs.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { atPlace } from '../postal-address.ts';
import { namesPlace } from '../reading/place-evidence.ts';
import { canonicalPostalCode } from '../reading/postal-code.ts';
import { type Reading, readAddress } from '../reading/read-address.ts';
import { anyDigit } from '../text/digits.ts';
import { judgeAddress } from './judge-address.ts';

/**
 * Whether the lines hold a whole address, and its code is another than that in its field: "345 Park Ave, San
 * Jose, CA 95110" beside Seattle. Nothing tells which of the two is meant.
 */
export function holdOtherAddress({ address, postalCode }: Reading, profile: CountryProfile): boolean {
  if (postalCode?.status !== 'valid' || !mayHoldOtherCode(address, postalCode.primary, profile)) return false;
  return arrangementsOf(atPlace(address, null, null, null), profile).some((laid) => {
    // "Chaussée de Bruxelles 1000" is a street and its house, and so is "Av. Corrientes 1543".
    const isTorn = laid.isCityCut || laid.cost > costs.fieldsMisplaced + costs.segmentCut;
    if (isTorn || !anyDigit.test(laid.address.line1 ?? '')) return false;
    const read = readAddress(laid.address, profile);
    return read.postalCode?.primary !== postalCode.primary && isSound(read, profile);
  });
}

/** Whether an address would pass, and its city is known. It may lack the area that its code tells. */
function isSound(read: Reading, profile: CountryProfile): boolean {
  if (read.postalCode?.status !== 'valid' || !namesPlace(read.address.locality ?? '', profile)) return false;
  const { doubt, change } = judgeAddress(read, profile, undefined, true);
  if (read.missing.length === 0) return doubt === undefined;
  return change !== undefined && change.locality === undefined && change.postalCode === undefined;
}

/** Whether a line has words like a code of the country, other than its own, and not as its first ones. */
function mayHoldOtherCode(
  { line1, line2, line3 }: Reading['address'],
  own: string,
  { postalCode: rules }: CountryProfile,
): boolean {
  if (rules === null) return false;
  const isOther = (text: string) => rules.writtenPattern.test(text) && canonicalPostalCode(text) !== own;
  return [line1, line2, line3].some((line) => {
    if (line === null || !anyDigit.test(line)) return false;
    const words = line.toUpperCase().split(/[ ,]+/);
    const first = line === line1 ? 1 : 0;
    return words.some(
      (word, at) => at >= first && (isOther(word) || isOther(`${word} ${words[at + 1] ?? ''}`)),
    );
  });
}
