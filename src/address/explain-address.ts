import type { AddressCountry } from './address-country.ts';
import { recordTrace } from './address-trace.ts';
import type { AddressVerdict } from './address-verdict.ts';
import type { PostalAddress } from './postal-address.ts';
import { verifyAddress } from './verify-address.ts';

/** One verification with what it rests on: plain data, to be shown as JSON. */
export interface AddressExplanation {
  readonly verdict: AddressVerdict;
  /** Facts about the typed address, in the order in which they were found. */
  readonly evidence: readonly string[];
  /** Corrections that were weighed, cheapest first; the cost is in units of one ordinary typing error. */
  readonly weighed: readonly WeighedCorrection[];
  /** Why a correction was or was not offered. */
  readonly decisions: readonly string[];
  readonly dataVersion: string;
}

export interface WeighedCorrection {
  /** The parts it changes. */
  readonly changes: Readonly<Record<string, string>>;
  readonly cost: number;
  readonly reason: string;
}

/** Verifies an address and explains the verdict. It holds the address: not for logs. */
export function explainAddress(address: PostalAddress, country: AddressCountry): AddressExplanation {
  const trace = recordTrace();
  const verdict = verifyAddress(address, country, trace);
  const { evidence, weighed, decisions } = trace;
  return {
    verdict,
    evidence,
    weighed: weighed.slice(0, 20).map(({ cost, reason, locality, area, postalCode }) => ({
      changes: {
        ...(locality !== undefined && { locality }),
        ...(area !== undefined && { administrativeArea: area }),
        ...(postalCode !== undefined && { postalCode }),
      },
      cost: Math.round(cost * 100) / 100,
      reason,
    })),
    decisions: decisions.length > 0 ? decisions : [undecided(verdict)],
    dataVersion: country.dataVersion,
  };
}

function undecided({ doubts, missing, malformed }: AddressVerdict): string {
  const isSound = doubts.length + missing.length + malformed.length === 0;
  return isSound ? 'nothing in doubt, nothing to offer' : 'none offered: no correction was found';
}
