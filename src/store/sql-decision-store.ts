import type { DecisionStore } from '../decisions/decision-store.ts';
import * as statements from './decision-statements.ts';
import type { StoreParts } from './store-parts.ts';

export function createSqlDecisionStore({ database, hashOf }: StoreParts): DecisionStore {
  const { decisionCounts, agedCounts, dailyCounts, typedPairs, pairNames, learnedPairs, taughtPairs } =
    statements;
  return {
    addDecisions: async (counts) =>
      void (await database.run(statements.addDecisions, decisionCounts.values(counts))),
    async addPairs(pairs) {
      const hashed = await Promise.all(
        pairs.map(async (pair) => {
          const { buyer } = pair;
          return { ...pair, buyer: await hashOf(buyer), isGuest: buyer.kind === 'session' };
        }),
      );
      // Instances that write at once take their locks in one order.
      hashed.sort((a, b) => (a.buyer < b.buyer ? -1 : 1));
      await database.run(statements.addPairs, typedPairs.values(hashed));
    },
    readDecisions: async (today) =>
      (await database.run(statements.readDecisions, [today])).map(agedCounts.read),
    readDailyDecisions: async (from) =>
      (await database.run(statements.readDailyDecisions, [from])).map(dailyCounts.read),
    async readPairs({ fewestBuyers, most }, only) {
      const statement = only === undefined ? statements.readPairs : statements.readNamedPairs;
      const values = [fewestBuyers, most, ...(only === undefined ? [] : pairNames.values(only))];
      return (await database.run(statement, values)).map(learnedPairs.read);
    },
    readTaughtPairs: async () => (await database.run(statements.readTaughtPairs, [])).map(taughtPairs.read),
    async teachPair({ market, localityKey, area, code, locality, isApproved, by }, { isNew = false } = {}) {
      const values = [market, localityKey, area, code, locality, isApproved, by];
      await database.run(isNew ? statements.teachNewPair : statements.teachPair, values);
    },
  };
}
