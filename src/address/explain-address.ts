import type { Candidate } from './candidates/candidate.ts';
import { type AddressCountry, dataVersionOf } from './countries/profile/address-country.ts';
import { recordTrace } from './decide/address-trace.ts';
import type { AddressVerdict, StreetGaps } from './decide/address-verdict.ts';
import { placePairOf } from './place-pair.ts';
import type { PostalAddress } from './postal-address.ts';
import type { StreetEvidence } from './street/street-judge.ts';
import { verifyAddress } from './verify-address.ts';

/** One verification and the reasons for its verdict, as plain data ready for JSON. */
export interface AddressExplanation {
  readonly verdict: AddressVerdict;
  /** The five cheapest places that the address may mean, cheapest first; empty where all parts agree. */
  readonly candidates: readonly ExplainedCandidate[];
  /** What street data knows about the line, and what the line lacks. */
  readonly street: { readonly evidence: StreetEvidence } & StreetGaps;
  /** Why a correction was or was not offered. */
  readonly decisions: readonly string[];
  readonly dataVersion: string;
}

export interface ExplainedCandidate {
  /** What the candidate supposes. */
  readonly reason: string;
  /** The parts that it changes; null if something is wrong and no correction is known. */
  readonly changes: Readonly<Record<string, string>> | null;
  /** Nats: minus the logarithm of how likely somebody who meant this would type what was typed. */
  readonly cost: number;
  /** The same by part, and for naming the place with the code. */
  readonly costs: Readonly<
    Record<'locality' | 'administrativeArea' | 'postalCode' | 'place' | 'street', number>
  >;
}

const mostCandidates = 5;

/**
 * Verifies an address and explains the verdict. The result contains the address, so it must not be logged.
 */
export function explainAddress(address: PostalAddress, country: AddressCountry): AddressExplanation {
  const trace = recordTrace();
  const verdict = verifyAddress(address, country, trace);
  const pair = placePairOf(address, country);
  const orders = pair === undefined ? 0 : (country.orders?.(pair.localityKey, pair.area, pair.code) ?? 0);
  if (orders > 0) trace.decide(`city and postal code are known from ${orders} orders of the shop`);
  const cheapest = [...trace.weighed].sort((a, b) => a.cost - b.cost).slice(0, mostCandidates);
  return {
    verdict,
    candidates: cheapest.map(explained),
    street: { evidence: verdict.streetEvidence, ...verdict.streetGaps },
    decisions: trace.decisions,
    dataVersion: dataVersionOf(country),
  };
}

function explained({ change, cost, reason, ...parts }: Candidate): ExplainedCandidate {
  return {
    reason,
    changes:
      change === undefined
        ? null
        : {
            ...(change.locality !== undefined && { locality: change.locality }),
            ...(change.area !== undefined && { administrativeArea: change.area }),
            ...(change.postalCode !== undefined && { postalCode: change.postalCode }),
          },
    cost: rounded(cost),
    costs: {
      locality: rounded(parts.locality),
      administrativeArea: rounded(parts.area),
      postalCode: rounded(parts.postalCode),
      place: rounded(parts.place),
      street: rounded(parts.street),
    },
  };
}

function rounded(nats: number): number {
  return Math.round(nats * 100) / 100;
}
