import type * as decisions from '../decisions/decision-store.ts';
import { namedStatements } from './database.ts';
import { replaced, rowShape, texts, toMembers } from './row-shape.ts';
import type { StoreParts } from './store-parts.ts';

const pairName = texts('market', 'localityKey', 'area', 'code');
const pair = { ...pairName, locality: 'text' } as const;

const decisionCounts = rowShape<decisions.DecisionCount>({
  ...texts('market', 'outcome', 'code', 'change'),
  tenth: 'smallint',
  day: 'date',
  count: 'bigint',
});
const pairNames = rowShape<decisions.PairName>(pairName);
/** As they are kept: `buyer` is a hash. */
const typedPairs = rowShape<Omit<decisions.TypedPair, 'buyer'> & { buyer: string; isGuest: boolean }>({
  ...pair,
  buyer: 'text',
  isGuest: 'boolean',
  isInsisted: 'boolean',
  day: 'date',
});
const taughtPairs = rowShape<decisions.TaughtPair>({
  ...pair,
  isApproved: 'boolean',
  by: ['text', 'decided_by'],
  at: ['timestamp', 'decided_at'],
});

/** The pairs that at least $1 buyers typed, at most $2 of them. */
const pairsWhere = (condition: string) => `
    select
      ${pairNames.columns},
      mode() within group (order by locality) as locality,
      count(*)::int as buyers,
      (count(*) filter (where is_guest))::int as guests,
      (count(*) filter (where is_insisted))::int as insisted,
      (count(*) filter (where is_insisted and is_guest))::int as insisted_guests,
      (count(distinct first_day) filter (where is_insisted))::int as insisted_days,
      min(first_day)::text as first_day,
      max(last_day)::text as last_day
    from pairs
    where ${condition}
    group by ${pairNames.columns}
    having count(*) >= $1::int
    order by buyers desc, ${pairNames.columns}
    limit $2::int`;

const decided = 'locality, is_approved, decided_by, decided_at';

/** $1 to $7: the pair as `taughtPairs` has it, but for the time. */
const insertTaught = `
    insert into taught_pairs (${pairNames.columns}, ${decided})
    values ($1::text, $2::text, $3::text, $4::text, $5::text, $6::boolean, $7::text, now())
    on conflict (${pairNames.columns})`;

export const statements = namedStatements({
  addDecisions: `
    insert into decisions as known (${decisionCounts.columns})
    select ${decisionCounts.columns} from ${decisionCounts.given}
    on conflict (market, day, outcome, code, change, tenth) do update set
      count = known.count + excluded.count`,
  /** Once for each buyer: of a pair that was insisted on, that stays known. */
  addPairs: `
    insert into pairs as known
      (buyer, ${pairNames.columns}, locality, is_guest, is_insisted, first_day, last_day)
    select buyer, ${pairNames.columns}, locality, is_guest, is_insisted, day, day from ${typedPairs.given}
    on conflict (buyer, ${pairNames.columns}) do update set
      locality = excluded.locality,
      is_insisted = known.is_insisted or excluded.is_insisted,
      first_day = least(known.first_day, excluded.first_day),
      last_day = greatest(known.last_day, excluded.last_day)`,
  /**
   * Days of the same periods are added up: today, yesterday, the rest of this week, the week before, the rest
   * of four weeks, and the four weeks before. $1: today.
   */
  readDecisions: `
    select market, age, outcome, code, change, tenth, sum(count)::float8 as count
    from (
      select
        market, outcome, code, change, tenth, count,
        (array[0, 1, 2, 7, 14, 28])[width_bucket($1::date - day, array[0, 1, 2, 7, 14, 28])] as age
      from decisions
      where day between $1::date - 55 and $1::date
    ) as aged
    group by market, age, outcome, code, change, tenth`,
  /** $1: the first day. */
  readDailyDecisions: `
    select market, day::text as day, outcome, sum(count)::float8 as count
    from decisions
    where day >= $1::date
    group by market, day, outcome`,
  readPairs: pairsWhere('true'),
  /** The same of some pairs alone. $3 to $6: what names each. */
  readNamedPairs: pairsWhere(`(${pairNames.columns}) in (
      select * from unnest($3::text[], $4::text[], $5::text[], $6::text[])
    )`),
  readTaughtPairs: `
    select ${taughtPairs.columns}
    from taught_pairs
    order by ${pairNames.columns}`,
  teachPair: `${insertTaught} do update set ${replaced(decided)}`,
  /** What was decided before stays. */
  teachNewPair: `${insertTaught} do nothing`,
});

export function createSqlDecisionStore({ database, hashOf }: StoreParts): decisions.DecisionStore {
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
      (await database.run(statements.readDecisions, [today])).map(toMembers<decisions.AgedCount>),
    readDailyDecisions: async (from) =>
      (await database.run(statements.readDailyDecisions, [from])).map(toMembers<decisions.DailyCount>),
    async readPairs(fewestBuyers, most, only) {
      const statement = only === undefined ? statements.readPairs : statements.readNamedPairs;
      const values = [fewestBuyers, most, ...(only === undefined ? [] : pairNames.values(only))];
      return (await database.run(statement, values)).map(toMembers<decisions.LearnedPair>);
    },
    readTaughtPairs: async () => (await database.run(statements.readTaughtPairs, [])).map(taughtPairs.read),
    async teachPair({ market, localityKey, area, code, locality, isApproved, by }, { isNew = false } = {}) {
      const values = [market, localityKey, area, code, locality, isApproved, by];
      await database.run(isNew ? statements.teachNewPair : statements.teachPair, values);
    },
  };
}
