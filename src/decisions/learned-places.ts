import { createHash } from 'node:crypto';
import type { TaughtPlaces } from '../address/countries/profile/taught-places.ts';
import { groupBy } from '../address/text/group-by.ts';
import type { DecisionStore } from './decision-store.ts';
import { counts, keyOfPair } from './pair-state.ts';
import type { LearningMode, TaughtPair } from './taught-pair.ts';

/** The approved pairs of all markets, held in memory and read again every half minute. */
export interface LearnedPlaces {
  of(market: string): TaughtPlaces;
  /** When that fails, the last ones stay in use and the error is thrown. */
  refresh(store: Pick<DecisionStore, 'readTaughtPairs'>): Promise<void>;
}

export function createLearnedPlaces(mode: LearningMode): LearnedPlaces {
  let approved: ReadonlySet<string> = new Set();
  let versions: ReadonlyMap<string, string> = new Map();
  return {
    of: (market) => ({
      has: (localityKey, area, code) =>
        approved.size > 0 && approved.has(keyOfPair({ market, localityKey, area: area ?? '', code })),
      version: () => versions.get(market) ?? '',
    }),
    async refresh(store) {
      if (mode === 'off') return;
      const byMarket = approvedPairs(await store.readTaughtPairs(), mode);
      approved = new Set([...byMarket.values()].flat().map(keyOfPair));
      versions = new Map([...byMarket].map(([market, own]) => [market, versionOf(own)]));
    },
  };
}

/** The pairs that count as approved, by market. */
export function approvedPairs(
  taught: readonly TaughtPair[],
  mode: LearningMode,
): ReadonlyMap<string, readonly TaughtPair[]> {
  const approved = taught.filter((pair) => pair.isApproved && counts(pair, mode));
  return groupBy(approved, ({ market }) => market);
}

/** How many pairs are approved, and a digest of them. */
export function versionOf(pairs: readonly TaughtPair[]): string {
  const digest = createHash('sha256').update(pairs.map(keyOfPair).join('\n')).digest('hex').slice(0, 8);
  return `${pairs.length} approved ${digest}`;
}
