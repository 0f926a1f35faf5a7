import { cautions, leastAccepted } from '../address/cost/losses.ts';
import { obtain } from '../address/text/group-by.ts';
import type {
  AgedCount,
  DailyCount,
  DecisionOutcome,
  DecisionStore,
  LearnedPair,
  LearningMode,
  PairState,
  TaughtPair,
} from './decision-store.ts';
import { fewestBuyers, keyOfPair, mostPairs, stateOf } from './pair-state.ts';

/** Numbers of submissions by what was answered. `accepted`: as typed, without a choice. */
const noAnswers = { accepted: 0, offered: 0, doubted: 0, refused: 0 };

/**
 * What became of offers. `taken`: accepted, or the suggestion itself was submitted; `kept`: the typed address
 * was set all the same; `edited`: another one was submitted; `givenUp`: nothing was within an hour.
 */
const noOfferAnswers = { offered: 0, taken: 0, kept: 0, edited: 0, givenUp: 0 };

/** `overridden`: doubts; an offer that was kept is none of them. */
const noDoubts = { doubted: 0, overridden: 0, refused: 0 };

type Counted = keyof typeof noAnswers | keyof typeof noOfferAnswers | 'overridden';

const periodDays = [1, 7, 28] as const;

const chartedDays = 28;

/** `counts` of the last 56 days, `daily` ones of the last 28. */
export function reportDecisions(counts: readonly AgedCount[], daily: readonly DailyCount[], today: string) {
  const markets = [...new Set(counts.map(({ market }) => market))].sort();
  return markets.map((market) => {
    const isOwn = (count: { readonly market: string }) => count.market === market;
    const own = counts.filter(isOwn);
    return {
      market,
      periods: periodDays.map((days) => ({
        days,
        current: figuresOf(own.filter(({ age }) => age < days)),
        before: figuresOf(own.filter(({ age }) => age >= days && age < 2 * days)),
      })),
      days: daysOf(daily.filter(isOwn), today),
      tenths: tenthsOf(own.filter(({ age, tenth }) => age < chartedDays && tenth >= 0)),
      cautions: cautionsOf(own.filter(({ age }) => age < chartedDays)),
    };
  });
}

function countedAs(outcome: DecisionOutcome, code: string): Counted {
  switch (outcome) {
    case 'suggestion':
      return 'offered';
    case 'accepted-offer':
    case 'reposted':
      return 'taken';
    case 'overridden':
      return code === 'ErrorSuggestedFix' ? 'kept' : 'overridden';
    case 'abandoned':
      return 'givenUp';
    default:
      return outcome;
  }
}

function figuresOf(counts: readonly AgedCount[]) {
  const figures = { ...noAnswers, ...noOfferAnswers, overridden: 0 };
  const codes = new Map<string, typeof noDoubts & { readonly code: string }>();
  const changes = new Map<string, typeof noOfferAnswers & { readonly change: string }>();
  for (const { outcome, code, change, count } of counts) {
    const as = countedAs(outcome, code);
    figures[as] += count;
    if (as === 'doubted' || as === 'overridden' || as === 'refused')
      obtain(codes, code, () => ({ code, ...noDoubts }))[as] += count;
    else if (as !== 'accepted') obtain(changes, change, () => ({ change, ...noOfferAnswers }))[as] += count;
  }
  return {
    ...figures,
    codes: mostFirst(codes, ({ doubted, overridden, refused }) => doubted + overridden + refused),
    changes: mostFirst(changes, ({ offered }) => offered),
  };
}

function mostFirst<Value>(all: ReadonlyMap<string, Value>, sizeOf: (value: Value) => number): Value[] {
  return [...all]
    .sort(([a, one], [b, other]) => sizeOf(other) - sizeOf(one) || (a < b ? -1 : 1))
    .map(([, value]) => value);
}

/** Adds a count to the figure that is counted so, where there is one. */
function addTo(figures: typeof noAnswers | undefined, as: Counted, count: number): void {
  if (figures !== undefined && as in figures) figures[as as keyof typeof noAnswers] += count;
}

/** By tenths of the likelihood that the address was right as typed. */
function tenthsOf(counts: readonly AgedCount[]) {
  const tenths = Array.from({ length: 10 }, (_, tenth) => ({ tenth, ...noAnswers, kept: 0, overridden: 0 }));
  for (const { outcome, code, tenth, count } of counts) addTo(tenths[tenth], countedAs(outcome, code), count);
  return tenths;
}

const asking: ReadonlySet<DecisionOutcome> = new Set(['suggestion', 'doubted']);

/**
 * What each step of caution would have asked of the addresses that were accepted, offered or doubted, from
 * the step that asks least. An address is asked about where its tenth lies below the likelihood of the step.
 * In the tenth in which that likelihood lies, it counts as it was decided.
 */
function cautionsOf(counts: readonly AgedCount[]) {
  const judged = counts.filter(({ outcome }) => outcome === 'accepted' || asking.has(outcome));
  return cautions.map((caution) => {
    // In tenths; rounded, since the sums behind it are not exact.
    const least = Math.round(leastAccepted(caution) * 1_000) / 100;
    const isAsked = (count: AgedCount) => {
      const isSettled = isWhateverCaution(count) || (count.tenth < least && least < count.tenth + 1);
      return isSettled ? asking.has(count.outcome) : count.tenth < least;
    };
    const asked = judged.filter(isAsked).reduce((sum, { count }) => sum + count, 0);
    return { caution, asked };
  });
}

/** Whether city, province and code had nothing to do with it, or their likelihood is unknown. */
function isWhateverCaution({ tenth, code, change }: AgedCount): boolean {
  return tenth < 0 || change === 'line' || /^(?:Address[PST]|PostalCode\.Doubtful$)/.test(code);
}

/** Every day has figures, also one of which nothing is known. */
function daysOf(counts: readonly DailyCount[], today: string) {
  const days = Array.from({ length: chartedDays }, (_, at) => ({
    day: dayBefore(today, chartedDays - 1 - at),
    ...noAnswers,
  }));
  const byDay = new Map(days.map((figures) => [figures.day, figures]));
  for (const { day, outcome, count } of counts) addTo(byDay.get(day), countedAs(outcome, ''), count);
  return days;
}

export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}

interface DataInUse {
  readonly source: string;
  /** Date of the source's state, as YYYY-MM-DD; null where the source does not give one. */
  readonly date: string | null;
  readonly codes: number;
}

export interface StatedPair extends LearnedPair {
  readonly state: PairState;
}

/** What the operator sees of decisions and of the places that the data lacks. */
export type DecisionReports = ReturnType<typeof createDecisionReports>;

/** `dataOf` answers the place data of a market. Absent: none is shown. */
export function createDecisionReports(
  store: Omit<DecisionStore, 'addDecisions' | 'addPairs'>,
  now: () => Date,
  mode: LearningMode,
  dataOf?: (market: string) => DataInUse | undefined,
) {
  return {
    /** `day` is today in UTC; `data` is null where no place data with postal codes is loaded. */
    async decisions() {
      const day = now().toISOString().slice(0, 10);
      const [counts, daily] = await Promise.all([
        store.readDecisions(day),
        store.readDailyDecisions(dayBefore(day, 27)),
      ]);
      const markets = reportDecisions(counts, daily, day);
      return { day, markets: markets.map((each) => ({ ...each, data: dataOf?.(each.market) ?? null })) };
    },
    async pairs(): Promise<StatedPair[]> {
      const [pairs, taught] = await Promise.all([
        store.readPairs(fewestBuyers, mostPairs),
        store.readTaughtPairs(),
      ]);
      const known = new Map(taught.map((pair) => [keyOfPair(pair), pair]));
      return pairs.map((pair) => ({ ...pair, state: stateOf(pair, known.get(keyOfPair(pair)), mode) }));
    },
    teach: (pair: Omit<TaughtPair, 'at'>) => store.teachPair(pair),
  };
}
