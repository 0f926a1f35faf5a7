import type { Problem } from '../../fields/problem.ts';
import type { Arranged, Candidate, Change } from '../candidates/candidate.ts';
import { isAsTyped } from '../candidates/candidate.ts';
import { costs } from '../cost/costs.ts';
import type { Losses } from '../cost/losses.ts';
import { isInLines } from '../postal-address.ts';
import type { Reading, RequirablePart } from '../reading/read-address.ts';
import { foldedWords } from '../text/place-key.ts';

/** What to do with an address. */
export interface Decision {
  /** undefined: acceptable. */
  readonly doubt: Problem | undefined;
  /** What to offer, where one change is far likelier than everything else. */
  readonly change: Change | undefined;
  /** How the typed words are arranged, for an accepted address and for an offered one; absent: as typed. */
  readonly arranged?: Arranged | undefined;
  /** How likely the address is right as typed, from 0 to 1; absent where there was nothing to weigh. */
  readonly right?: number;
  /** The data knows code, place and area as they were typed, and that they belong together. */
  readonly isKnown?: true;
  /** The missing parts, where words of other fields are the rest of them. */
  readonly lacking?: readonly RequirablePart[] | undefined;
  /** Nats of the likeliest candidate; Infinity where there is none. */
  readonly cost: number;
  /** The reason, for the explanation. */
  readonly reason: string;
}

/** An address to offer, with its share of the total likelihood. */
interface Offer {
  /** The likeliest of the candidates that lead to it. */
  candidate: Candidate;
  share: number;
}

/**
 * Accepts, offers a change or doubts, whichever has the least expected loss. Only the change itself supplies
 * missing parts, and an address that lacks something is never accepted here: its missing parts are problems
 * of their own. Arrangements of the typed words compete with the typed one: what only repeats is accepted,
 * what is moved is offered.
 */
export function decide(candidates: readonly Candidate[], reading: Reading, losses: Losses): Decision {
  const { missing } = reading;
  const best = candidates.reduce((least, { cost }) => Math.min(least, cost), Number.POSITIVE_INFINITY);
  if (best === Number.POSITIVE_INFINITY) return noCandidate(reading);
  let total = 0;
  let asTyped = 0;
  let accepted: Candidate | undefined;
  let doubtable: Candidate | undefined;
  const offers = new Map<string, Offer>();
  for (const candidate of candidates) {
    const share = Math.exp(best - candidate.cost);
    total += share;
    if (isAsTyped(candidate)) {
      asTyped += share;
      // Of two equally likely ones the later is chosen, which has each part once.
      if (accepted === undefined || candidate.cost <= accepted.cost) accepted = candidate;
    } else if (doubtable === undefined || candidate.cost < doubtable.cost) doubtable = candidate;
    if (isBelievable(candidate)) addShare(offers, candidate, reading, share);
  }
  const right = asTyped / total;
  const offer = likeliestOffer(offers, missing);
  const lossOfAccepting = (1 - right) * losses.pass;
  const lossOfDoubting = right * losses.interrupt + (1 - right) * losses.uncorrected;
  const isSound = lossOfAccepting <= lossOfDoubting;
  const offered =
    offer === undefined
      ? Number.POSITIVE_INFINITY
      : lossOfOffering(
          offer,
          offers,
          total,
          losses,
          unseenBeside(offer, candidates, best, reading, total),
          reading,
        );
  // Who typed all in the lines has to type it again, however few parts the country requires.
  const asked = isInLines(reading.address) ? Math.max(2, missing.length) : missing.length;
  const without = missing.length > 0 ? losses.uncorrected * asked : Math.min(lossOfAccepting, lossOfDoubting);
  // That parts are missing says it already, where they stand elsewhere.
  const isTold = missing.length > 0 && doubtable?.arranged !== undefined;
  const doubt = isSound || isTold ? undefined : problemOf(doubtable, reading);
  if (offer !== undefined && offered < without) {
    const reason = `offered: ${percent(offer.share / total)} of what it may mean`;
    return {
      doubt: doubt ?? problemOf(doubtable, reading),
      change: offer.candidate.change,
      arranged: offer.candidate.arranged,
      right,
      cost: best,
      reason,
    };
  }
  const reason = `${isSound ? 'accepted' : 'doubted'}: right as typed ${percent(right)}`;
  const arranged = isSound ? accepted?.arranged : undefined;
  return { doubt, change: undefined, arranged, right, cost: best, reason };
}

/** Whether a candidate may be offered. A city that the data lacks is not cut from the words of a street. */
function isBelievable({ change, cost, arranged, isNamed, area, wrong }: Candidate): boolean {
  // Another level of the right area is no fault.
  const notation = (arranged?.cost ?? 0) + (wrong.includes('area') ? 0 : area);
  if (change === undefined || cost - notation >= costs.unbelievable) return false;
  return arranged?.isCityCut !== true || isNamed === true || change.locality !== undefined;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function noCandidate({ postalCode, missing }: Reading): Decision {
  const isSound = postalCode === null || postalCode.status === 'valid';
  const nothing = {
    change: undefined,
    cost: Number.POSITIVE_INFINITY,
    reason: 'nothing that it may mean was found',
  };
  if (isSound || missing.length > 0) return { doubt: undefined, ...nothing };
  return { doubt: { code: 'PostalCode.Doubtful' }, ...nothing };
}

/**
 * Candidates that lead to the same address, from whatever arrangement, are one offer, whether or not the name
 * has its accents: "Montréal", the division Montreal.
 */
function addShare(offers: Map<string, Offer>, candidate: Candidate, typed: Reading, share: number): void {
  const { address, area: read, postalCode: code } = candidate.arranged?.reading ?? typed;
  const { locality = address.locality, area = read, postalCode = code?.primary } = candidate.change ?? {};
  const key = `${foldedWords(locality ?? '').join(' ')}\t${area}\t${postalCode}`;
  const known = offers.get(key);
  if (known === undefined) {
    offers.set(key, { candidate, share });
    return;
  }
  known.share += share;
  if (candidate.cost < known.candidate.cost) known.candidate = candidate;
}

/**
 * The expected loss of an offer: much where something else was meant, little where the same words were, with
 * another of them as the city.
 */
function lossOfOffering(
  offer: Offer,
  offers: ReadonlyMap<string, Offer>,
  total: number,
  losses: Losses,
  unseen: number,
  typed: Reading,
): number {
  const { arranged } = offer.candidate;
  let misfiled = 0;
  if (leavesWords(offer.candidate, typed)) {
    const codeOf = (as: Arranged | undefined) => (as?.reading ?? typed).postalCode?.primary;
    for (const { candidate, share } of offers.values()) {
      const { arranged: other } = candidate;
      if (other !== arranged && leavesWords(candidate, typed) && codeOf(other) === codeOf(arranged))
        misfiled += share;
    }
  }
  const misled = (total - offer.share - misfiled - unseen) * losses.mislead;
  return (misled + misfiled * losses.misfile + unseen * Math.min(losses.pass, losses.mislead)) / total;
}

/**
 * The share of what may be wrong beside an offer that only moves the words of a whole address from its lines,
 * and that nothing corrects, or a correction that is far less likely. Typed into their fields, the same words
 * would pass with it.
 */
function unseenBeside(
  { candidate, share }: Offer,
  candidates: readonly Candidate[],
  best: number,
  typed: Reading,
  total: number,
): number {
  if (!isInLines(typed.address) || !leavesWords(candidate, typed)) return 0;
  const isLikely = share > total * costs.outweighs;
  const isUnseen = (each: Candidate) => each.change === undefined || (isLikely && !leavesWords(each, typed));
  return candidates
    .filter((each) => each.arranged === candidate.arranged && isUnseen(each))
    .reduce((sum, { cost }) => sum + Math.exp(best - cost), 0);
}

/** Whether a candidate only moves the typed words into their fields, or names an area that was left out. */
function leavesWords({ change, arranged }: Candidate, typed: Reading): boolean {
  if (change === undefined) return false;
  const { address } = arranged?.reading ?? typed;
  const isSupplied = address.administrativeArea === null && change.area !== undefined;
  if (arranged?.isMoved !== true && !isSupplied) return false;
  return changesNothing(isSupplied ? { ...change, area: undefined } : change);
}

function changesNothing({ locality, area, postalCode }: Change): boolean {
  return locality === undefined && area === undefined && postalCode === undefined;
}

/** The likeliest change that supplies everything that is missing. */
function likeliestOffer(
  offers: ReadonlyMap<string, Offer>,
  missing: readonly RequirablePart[],
): Offer | undefined {
  let best: Offer | undefined;
  for (const offer of offers.values()) {
    const { change = {}, arranged } = offer.candidate;
    if (changesNothing(change) && arranged?.isMoved !== true) continue;
    if (!(arranged?.reading.missing ?? missing).every((part) => supplied(part, change))) continue;
    if (best === undefined || offer.share > best.share) best = offer;
  }
  return best;
}

function supplied(part: RequirablePart, change: Change): boolean {
  if (part === 'locality') return change.locality !== undefined;
  if (part === 'administrativeArea') return change.area !== undefined;
  return part === 'postalCode' && change.postalCode !== undefined;
}

/** Returns what the likeliest candidate puts in doubt. A province that is not an area comes first. */
function problemOf(candidate: Candidate | undefined, { postalCode }: Reading): Problem {
  const wrong = candidate?.wrong ?? [];
  if (candidate?.isAreaStrange === true) return { code: 'Province.Unknown' };
  if (candidate?.arranged?.reading.missing.includes('locality') === true) return { code: 'City.Mismatch' };
  if (wrong.length !== 1) return { code: 'Address.Doubtful' };
  if (postalCode !== null && postalCode.status !== 'valid') return { code: 'PostalCode.Doubtful' };
  const [part] = wrong;
  if (part === 'locality') return { code: 'City.Mismatch' };
  return { code: part === 'postalCode' ? 'PostalCode.Mismatch' : 'Province.Mismatch' };
}
