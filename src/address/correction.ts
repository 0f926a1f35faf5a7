import type { AddressTrace } from './address-trace.ts';
import type { CountryProfile } from './country-profile.ts';
import type { Correction } from './judgement.ts';
import { isSameAddress, type PostalAddress } from './postal-address.ts';
import { formatPostalCode } from './postal-code.ts';
import type { Reading } from './read-address.ts';
import { standardize, writeArea } from './standardize.ts';

/**
 * What errors cost, in units of one ordinary typing error. The figures order hypotheses, their differences say how much
 * likelier one is than another: see docs/address-verification.md for how they were found.
 */
export const costs = {
  lookAlike: 0.3,
  lostZero: 0.3,
  transposedDigits: 1.1,
  wrongDigit: 1.3,
  wrongArea: 2,
  anotherLocality: 3,
  anotherCode: 4,
  /** By this much the best must be cheaper than the next, or none is offered. */
  margin: 0.65,
  /** Nothing dearer is offered. */
  limit: 4.5,
} as const;

/** The cheapest correction, where it is clearly cheaper than every other that leads elsewhere. */
export function bestCorrection(
  corrections: readonly Correction[],
  trace?: AddressTrace,
): Correction | undefined {
  const sorted = [...corrections].sort((a, b) => a.cost - b.cost);
  const best = sorted[0];
  trace?.weigh(sorted);
  if (best === undefined) return undefined;
  if (best.cost > costs.limit) {
    trace?.decide('none offered: the cheapest correction is too unlikely');
    return undefined;
  }
  const rival = sorted.find((other) => !leadsToSame(best, other));
  if (rival !== undefined && rival.cost - best.cost < costs.margin) {
    trace?.decide('none offered: two corrections are about as likely');
    return undefined;
  }
  return best;
}

function leadsToSame(a: Correction, b: Correction): boolean {
  return a.locality === b.locality && a.area === b.area && a.postalCode === b.postalCode;
}

/** The whole corrected address; undefined where it would be the typed one. */
export function applyCorrection(
  reading: Reading,
  correction: Correction,
  profile: CountryProfile,
): PostalAddress | undefined {
  const base = standardize(reading, profile);
  const { locality, area, postalCode } = correction;
  const rules = profile.postalCode;
  const corrected: PostalAddress = {
    ...base,
    ...(locality !== undefined && { locality: inCaseOf(reading.address.locality, locality) }),
    ...(area !== undefined && { administrativeArea: writeArea(area, reading.address, profile) }),
    ...(postalCode !== undefined && rules !== null && { postalCode: formatPostalCode(postalCode, rules) }),
  };
  return isSameAddress(corrected, reading.address) ? undefined : corrected;
}

/** Data that is all in capitals is written as names are, unless the buyer writes capitals too. */
function inCaseOf(typed: string | null, name: string): string {
  const isShouted = name.length > 3 && name === name.toUpperCase() && name !== name.toLowerCase();
  if (!isShouted || (typed !== null && typed === typed.toUpperCase())) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s\-/(.])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
