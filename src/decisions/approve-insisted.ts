import { fewestBuyers, mostPairs } from './decision-reports.ts';
import type { DecisionStore } from './decision-store.ts';
import { byBuyers, stateOf } from './pair-state.ts';
import type { PairName } from './taught-pair.ts';

export type ApprovingStore = Pick<DecisionStore, 'readPairs' | 'teachPair'>;

/**
 * Approves the pairs that enough buyers insist on, unless somebody decided about them. `only`: just some of
 * them, so that not all pairs are read.
 */
export async function approveInsisted(store: ApprovingStore, only?: readonly PairName[]): Promise<void> {
  for (const pair of await store.readPairs({ fewestBuyers, most: mostPairs }, only)) {
    if (stateOf(pair, undefined, 'auto') !== 'approved') continue;
    const { market, localityKey, area, code, locality } = pair;
    const name = { market, localityKey, area, code, locality };
    await store.teachPair({ ...name, isApproved: true, by: byBuyers }, { isNew: true });
  }
}
