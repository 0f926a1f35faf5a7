import type { AgedCount, DailyCount, DecisionStore, LearnedPair } from '../decisions/decision-store.ts';
import type { PairName, TaughtPair } from '../decisions/taught-pair.ts';
import type { BuyerHash } from './buyer-hashes.ts';
import type { Database, Row } from './database.ts';
import * as statements from './decision-statements.ts';
import { toTimestamp } from './held-rows.ts';
import { textArray } from './text-array.ts';

export function createSqlDecisionStore(database: Database, hashOf: BuyerHash): DecisionStore {
  return {
    async addDecisions(counts) {
      await database.run(statements.addDecisions, [
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
      await database.run(statements.addPairs, [
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
    readDecisions: async (today) => (await database.run(statements.readDecisions, [today])).map(toAged),
    readDailyDecisions: async (from) =>
      (await database.run(statements.readDailyDecisions, [from])).map(toDaily),
    readPairs: async ({ fewestBuyers, most }, only) => {
      const limits = [fewestBuyers, most];
      const rows =
        only === undefined
          ? await database.run(statements.readPairs, limits)
          : await database.run(statements.readNamedPairs, [...limits, ...namesOf(only)]);
      return rows.map(toPair);
    },
    readTaughtPairs: async () => (await database.run(statements.readTaughtPairs, [])).map(toTaught),
    async teachPair({ market, localityKey, area, code, locality, isApproved, by }, { isNew = false } = {}) {
      const values = [market, localityKey, area, code, locality, isApproved, by];
      await database.run(isNew ? statements.teachNewPair : statements.teachPair, values);
    },
  };
}

function namesOf(pairs: readonly PairName[]): Buffer[] {
  return [
    textArray(pairs.map(({ market }) => market)),
    textArray(pairs.map(({ localityKey }) => localityKey)),
    textArray(pairs.map(({ area }) => area)),
    textArray(pairs.map(({ code }) => code)),
  ];
}

function toTaught(row: Row): TaughtPair {
  return {
    market: String(row.market),
    localityKey: String(row.locality_key),
    area: String(row.area),
    code: String(row.code),
    locality: String(row.locality),
    isApproved: row.is_approved === true,
    by: String(row.decided_by),
    at: toTimestamp(row.decided_at),
  };
}

function toAged(row: Row): AgedCount {
  return {
    market: String(row.market),
    age: Number(row.age),
    outcome: row.outcome as AgedCount['outcome'],
    code: String(row.code),
    change: String(row.change),
    tenth: Number(row.tenth),
    count: Number(row.count),
  };
}

function toDaily(row: Row): DailyCount {
  return {
    market: String(row.market),
    day: String(row.day),
    outcome: row.outcome as DailyCount['outcome'],
    count: Number(row.count),
  };
}

function toPair(row: Row): LearnedPair {
  return {
    market: String(row.market),
    localityKey: String(row.locality_key),
    locality: String(row.locality),
    area: String(row.area),
    code: String(row.code),
    buyers: Number(row.buyers),
    guests: Number(row.guests),
    insisted: Number(row.insisted),
    insistedGuests: Number(row.insisted_guests),
    insistedDays: Number(row.insisted_days),
    firstDay: String(row.first_day),
    lastDay: String(row.last_day),
  };
}
