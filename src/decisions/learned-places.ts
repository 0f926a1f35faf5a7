import type { TaughtPlaces } from '../address/countries/profile/taught-places.ts';
import { fewestBuyers, mostPairs } from './decision-reports.ts';
import type { DecisionStore } from './decision-store.ts';
import { keyOfPair, stateOf } from './pair-state.ts';
import type { LearningMode } from './taught-pair.ts';

/** The approved pairs of all markets, held in memory and read again every half minute. */
export interface LearnedPlaces {
  of(market: string): TaughtPlaces;
  /** When that fails, the last ones stay in use and the error is thrown. */
  refresh(store: Pick<DecisionStore, 'readTaughtPairs' | 'readPairs'>): Promise<void>;
}

export function createLearnedPlaces(mode: LearningMode): LearnedPlaces {
  let approved: ReadonlySet<string> = new Set();
  return {
    of: (market) => ({
      has: (localityKey, area, code) =>
        approved.size > 0 && approved.has(keyOfPair({ market, localityKey, area: area ?? '', code })),
    }),
    async refresh(store) {
      if (mode === 'off') return;
      const taught = await store.readTaughtPairs();
      const read = new Set(taught.filter(({ isApproved }) => isApproved).map(keyOfPair));
      if (mode === 'auto') {
        const known = new Map(taught.map((pair) => [keyOfPair(pair), pair]));
        for (const pair of await store.readPairs({ fewestBuyers, most: mostPairs }))
          if (stateOf(pair, known.get(keyOfPair(pair)), mode) === 'approved') read.add(keyOfPair(pair));
      }
      approved = read;
    },
  };
}
