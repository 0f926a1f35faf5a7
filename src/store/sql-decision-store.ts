import type { DecisionStore } from '../decisions/decision-store.ts';
import type { BuyerHash } from './buyer-hashes.ts';
import type { Database } from './database.ts';
import { addDecisions, addPairs } from './decision-statements.ts';
import { textArray } from './text-array.ts';

export function createSqlDecisionStore(database: Database, hashOf: BuyerHash): DecisionStore {
  return {
    async addDecisions(counts) {
      await database.run(addDecisions, [
        textArray(counts.map(({ market }) => market)),
        counts.map(({ day }) => day),
        textArray(counts.map(({ outcome }) => outcome)),
        textArray(counts.map(({ code }) => code)),
        textArray(counts.map(({ change }) => change)),
        counts.map(({ tenth }) => tenth),
        counts.map(({ count }) => count),
      ]);
    },
    async addPairs(pairs) {
      const hashed = await Promise.all(
        pairs.map(async (pair) => ({ ...pair, hash: await hashOf(pair.buyer) })),
      );
      // Instances that write at once take their locks in one order.
      hashed.sort((a, b) => (a.hash < b.hash ? -1 : 1));
      await database.run(addPairs, [
        textArray(hashed.map(({ hash }) => hash)),
        textArray(hashed.map(({ market }) => market)),
        textArray(hashed.map(({ localityKey }) => localityKey)),
        textArray(hashed.map(({ area }) => area)),
        textArray(hashed.map(({ code }) => code)),
        textArray(hashed.map(({ locality }) => locality)),
        hashed.map(({ buyer }) => buyer.kind === 'session'),
        hashed.map(({ isInsisted }) => isInsisted),
        hashed.map(({ day }) => day),
      ]);
    },
  };
}
