import { createHash } from 'node:crypto';
import type { TaughtPlaces } from '../address/countries/profile/taught-places.ts';
import { placePairOf } from '../address/place-pair.ts';
import { groupBy } from '../address/text/group-by.ts';
import { readShippingSubmission } from '../checkout/judge-shipping.ts';
import type { Problem } from '../fields/problem.ts';
import type { Markets } from '../market/market.ts';
import type {
  DecisionStore,
  LearnedPair,
  LearningMode,
  PairName,
  PairState,
  TaughtPair,
} from './decision-store.ts';

/** A pair that fewer buyers typed could tell about one of them. */
export const fewestBuyers = 5;

export const mostPairs = 1_000;

/** So many different buyers on so many days have to insist on a pair before it is proposed. */
const insisting = { buyers: 5, days: 3 };

export function keyOfPair({ market, localityKey, area, code }: PairName): string {
  return JSON.stringify([market, localityKey, area, code]);
}

/** Who approved a pair that buyers insisted on with LEARNED=auto. */
export const byBuyers = 'LEARNED=auto';

/** Whether a decision about a pair counts: what buyers approved does in that mode alone. */
function counts({ by }: TaughtPair, mode: LearningMode): boolean {
  return mode === 'auto' || (mode === 'review' && by !== byBuyers);
}

/** What is known of a pair: guests count for proposals, not for approval without an operator. */
export function stateOf(pair: LearnedPair, taught: TaughtPair | undefined, mode: LearningMode): PairState {
  if (taught !== undefined && counts(taught, mode)) return taught.isApproved ? 'approved' : 'rejected';
  const { insisted, insistedGuests, insistedDays } = pair;
  if (insisted < insisting.buyers || insistedDays < insisting.days) return 'typed';
  return mode === 'auto' && insisted - insistedGuests >= insisting.buyers ? 'approved' : 'proposed';
}

export type ApprovingStore = Pick<DecisionStore, 'readPairs' | 'teachPair'>;

/**
 * Approves the pairs that enough buyers insist on, unless somebody decided about them. `only`: just some of
 * them, so that not all pairs are read.
 */
export async function approveInsisted(store: ApprovingStore, only?: readonly PairName[]): Promise<void> {
  for (const pair of await store.readPairs(fewestBuyers, mostPairs, only)) {
    if (stateOf(pair, undefined, 'auto') !== 'approved') continue;
    const { market, localityKey, area, code, locality } = pair;
    const name = { market, localityKey, area, code, locality };
    await store.teachPair({ ...name, isApproved: true, by: byBuyers }, { isNew: true });
  }
}

/** The approved pairs of all markets, held in memory and read again every half minute. */
export function createLearnedPlaces(mode: LearningMode) {
  let approved: ReadonlySet<string> = new Set();
  let versions: ReadonlyMap<string, string> = new Map();
  return {
    of: (market: string): TaughtPlaces => ({
      has: (localityKey, area, code) =>
        approved.size > 0 && approved.has(keyOfPair({ market, localityKey, area: area ?? '', code })),
      version: () => versions.get(market) ?? '',
    }),
    /** When that fails, the last ones stay in use and the error is thrown. */
    async refresh(store: Pick<DecisionStore, 'readTaughtPairs'>) {
      if (mode === 'off') return;
      const byMarket = approvedPairs(await store.readTaughtPairs(), mode);
      approved = new Set([...byMarket.values()].flat().map(keyOfPair));
      versions = new Map([...byMarket].map(([market, own]) => [market, versionOf(own)]));
    },
  };
}

export function approvedPairs(taught: readonly TaughtPair[], mode: LearningMode) {
  const approved = taught.filter((pair) => pair.isApproved && counts(pair, mode));
  return groupBy(approved, ({ market }) => market);
}

/** How many pairs are approved, and a digest of them. */
export function versionOf(pairs: readonly TaughtPair[]): string {
  const digest = createHash('sha256').update(pairs.map(keyOfPair).join('\n')).digest('hex').slice(0, 8);
  return `${pairs.length} approved ${digest}`;
}

/** Any line that names something: the place is what is judged. */
const someLine = 'Oak Street 12';

/**
 * Reads a pair that somebody names by its market, City, Province and PostalCode, with an address of which
 * nothing is known but its place. Returns its problems where it is none of a market.
 */
export function readPair(submission: Readonly<Record<string, unknown>>, markets: Markets) {
  const { market: code } = submission;
  const market = typeof code === 'string' ? markets.find(code) : undefined;
  if (market === undefined) return [{ code: 'Market.Unknown' }] satisfies Problem[];
  const { City, Province, PostalCode } = submission;
  const read = readShippingSubmission({ City, Province, PostalCode }, market, 'optional');
  const { locality, postalCode } = read.address;
  const problems: Problem[] = [...read.problems];
  if (locality === null && read.isReadable('City')) problems.push({ code: 'City.Required' });
  if (postalCode === null && read.isReadable('PostalCode')) problems.push({ code: 'PostalCode.Required' });
  if (problems.length > 0) return problems;
  const pair = placePairOf(read.address, market.country);
  if (pair === undefined) return [{ code: 'City.Invalid' }] satisfies Problem[];
  return {
    market,
    pair: { ...pair, market: market.code, area: pair.area ?? '' },
    address: { ...read.address, line1: someLine },
  };
}
