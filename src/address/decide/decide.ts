import type { Problem } from '../../problem/problem.ts';
import type { Candidate, Change } from '../candidates/candidate.ts';
import { isAsTyped } from '../candidates/candidate.ts';
import { costs } from '../cost/costs.ts';
import { losses } from '../cost/losses.ts';
import type { Reading } from '../reading/read-address.ts';
import type { AddressVerdict } from './address-verdict.ts';

/** What to do with an address. */
export interface Decision {
  /** undefined: acceptable. */
  readonly doubt: Problem | undefined;
  /** What to offer, where one change is far likelier than everything else. */
  readonly change: Change | undefined;
  /** Nats of the likeliest candidate; Infinity where there is none. */
  readonly cost: number;
  /** The reason, for the explanation. */
  readonly reason: string;
}

/** A change with its share of the total likelihood. */
interface Offer {
  readonly change: Change;
  share: number;
}

/**
 * Accepts, offers a change or doubts, whichever has the least expected loss. Only the change itself supplies
 * missing parts, and an address that lacks something is never accepted here: its missing parts are problems
 * of their own. An address that is shown to the buyer (`isShown`), because its parts stood in each other's
 * fields, must be more certain: an error in it would mislead, and the buyer is interrupted anyway.
 */
export function decide(
  candidates: readonly Candidate[],
  reading: Reading,
  missing: AddressVerdict['missing'],
  isShown = false,
): Decision {
  const best = candidates.reduce((least, { cost }) => Math.min(least, cost), Number.POSITIVE_INFINITY);
  if (best === Number.POSITIVE_INFINITY) return noCandidate(reading, missing);
  let total = 0;
  let asTyped = 0;
  let doubtable: { share: number; candidate: Candidate } | undefined;
  const offers = new Map<string, Offer>();
  for (const candidate of candidates) {
    const share = Math.exp(best - candidate.cost);
    total += share;
    if (isAsTyped(candidate)) asTyped += share;
    else if (doubtable === undefined || share > doubtable.share) doubtable = { share, candidate };
    if (candidate.change !== undefined && candidate.cost < costs.unbelievable)
      addShare(offers, candidate.change, share);
  }
  const right = asTyped / total;
  const offer = likeliestOffer(offers, missing);
  const accepted = (1 - right) * (isShown ? losses.mislead : losses.pass);
  const doubted =
    right * (isShown ? losses.uncorrected : losses.interrupt) + (1 - right) * losses.uncorrected;
  const isSound = accepted <= doubted;
  const offered = offer === undefined ? Number.POSITIVE_INFINITY : (1 - offer.share / total) * losses.mislead;
  const without = missing.length > 0 ? losses.uncorrected : Math.min(accepted, doubted);
  const doubt = isSound ? undefined : problemOf(doubtable?.candidate, reading);
  if (offer !== undefined && offered < without) {
    const reason = `offered: ${percent(offer.share / total)} of what it may mean`;
    return {
      doubt: doubt ?? problemOf(doubtable?.candidate, reading),
      change: offer.change,
      cost: best,
      reason,
    };
  }
  const reason = `${isSound ? 'accepted' : 'doubted'}: right as typed ${percent(right)}`;
  return { doubt, change: undefined, cost: best, reason };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function noCandidate({ postalCode }: Reading, missing: AddressVerdict['missing']): Decision {
  const isSound = postalCode === null || postalCode.status === 'valid';
  const nothing = {
    change: undefined,
    cost: Number.POSITIVE_INFINITY,
    reason: 'nothing that it may mean was found',
  };
  if (isSound || missing.length > 0) return { doubt: undefined, ...nothing };
  return { doubt: { code: 'PostalCode.Doubtful' }, ...nothing };
}

function addShare(offers: Map<string, Offer>, change: Change, share: number): void {
  const { locality = '', area = '', postalCode = '' } = change;
  const key = `${locality.toLowerCase()}\t${area}\t${postalCode}`;
  const known = offers.get(key);
  if (known === undefined) offers.set(key, { change, share });
  else known.share += share;
}

/** The likeliest change that supplies everything that is missing. */
function likeliestOffer(
  offers: ReadonlyMap<string, Offer>,
  missing: AddressVerdict['missing'],
): Offer | undefined {
  let best: Offer | undefined;
  for (const offer of offers.values()) {
    const { locality, area, postalCode } = offer.change;
    if (locality === undefined && area === undefined && postalCode === undefined) continue;
    if (!missing.every((part) => supplied(part, offer.change))) continue;
    if (best === undefined || offer.share > best.share) best = offer;
  }
  return best;
}

function supplied(part: AddressVerdict['missing'][number], change: Change): boolean {
  if (part === 'locality') return change.locality !== undefined;
  if (part === 'administrativeArea') return change.area !== undefined;
  return part === 'postalCode' && change.postalCode !== undefined;
}

/** Returns what the likeliest candidate puts in doubt. A province that is not an area comes first. */
function problemOf(candidate: Candidate | undefined, { postalCode }: Reading): Problem {
  const wrong = candidate?.wrong ?? [];
  if (candidate?.isAreaStrange === true) return { code: 'Province.Unknown' };
  if (wrong.length > 1) return { code: 'Address.Doubtful' };
  if (postalCode !== null && postalCode.status !== 'valid') return { code: 'PostalCode.Doubtful' };
  const [part] = wrong;
  if (part === 'locality') return { code: 'City.Mismatch' };
  return { code: part === 'postalCode' ? 'PostalCode.Mismatch' : 'Province.Mismatch' };
}
