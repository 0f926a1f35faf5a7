import { type Caution, cautions, leastAccepted } from '../address/cost/losses.ts';
import type { AgedCount, DailyCount, DecisionOutcome, DecisionStore, LearnedPair } from './decision-store.ts';
import { fewestBuyers, keyOfPair, mostPairs, stateOf } from './pair-state.ts';
import type { LearningMode, PairState, TaughtPair } from './taught-pair.ts';

/** Numbers of submissions by what was answered, and what became of offers and doubts. */
export interface Answered {
  /** As typed, without a choice. */
  accepted: number;
  offered: number;
  doubted: number;
  refused: number;
}

export interface OfferAnswers {
  offered: number;
  /** Accepted, or the suggestion itself was submitted. */
  taken: number;
  /** The typed address was set all the same. */
  kept: number;
  /** Another address was submitted. */
  edited: number;
  /** Nothing was submitted within an hour. */
  givenUp: number;
}

export interface CodeFigures {
  readonly code: string;
  doubted: number;
  overridden: number;
  refused: number;
}

export interface ChangeFigures extends OfferAnswers {
  readonly change: string;
}

export interface Figures extends Answered, OfferAnswers {
  /** Doubts that were overridden. An offer that was kept is none of them. */
  overridden: number;
  codes: readonly CodeFigures[];
  changes: readonly ChangeFigures[];
}

/** By tenths of the likelihood that the address was right as typed. */
export interface TenthFigures extends Answered {
  /** 0 to 9: from that tenth to the next. */
  readonly tenth: number;
  kept: number;
  overridden: number;
}

/** What a step of caution would have asked of the addresses that were accepted, offered or doubted. */
export interface CautionFigures {
  readonly caution: Caution;
  asked: number;
}

export interface PeriodFigures {
  /** The last so many days, today included. */
  readonly days: number;
  readonly current: Figures;
  /** As many days before. */
  readonly before: Figures;
}

export interface DayFigures extends Answered {
  readonly day: string;
}

export interface MarketFigures {
  readonly market: string;
  readonly periods: readonly PeriodFigures[];
  /** The last 28 days, oldest first. */
  readonly days: readonly DayFigures[];
  /** Of the last 28 days. */
  readonly tenths: readonly TenthFigures[];
  /** Of the last 28 days, from the step that asks least. */
  readonly cautions: readonly CautionFigures[];
}

/** The periods, in days. */
export const periodDays = [1, 7, 28] as const;

/** How many days the longest period reaches back together with the one before it. */
export const reportedDays = 56;

const chartedDays = 28;

/** `counts` of the last `reportedDays` days, `daily` ones of the last 28. */
export function reportDecisions(
  counts: readonly AgedCount[],
  daily: readonly DailyCount[],
  today: string,
): MarketFigures[] {
  const markets = [...new Set(counts.map(({ market }) => market))].sort();
  return markets.map((market) => {
    const own = counts.filter((count) => count.market === market);
    return {
      market,
      periods: periodDays.map((days) => ({
        days,
        current: figuresOf(own.filter(({ age }) => age < days)),
        before: figuresOf(own.filter(({ age }) => age >= days && age < 2 * days)),
      })),
      days: daysOf(
        daily.filter((count) => count.market === market),
        today,
      ),
      tenths: tenthsOf(own.filter(({ age, tenth }) => age < chartedDays && tenth >= 0)),
      cautions: cautionsOf(own.filter(({ age }) => age < chartedDays)),
    };
  });
}

type Counted = keyof Answered | keyof OfferAnswers | 'overridden';

/** What an outcome counts as. */
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

const noAnswers = { accepted: 0, offered: 0, doubted: 0, refused: 0 };
const noOfferAnswers = { offered: 0, taken: 0, kept: 0, edited: 0, givenUp: 0 };

function figuresOf(counts: readonly AgedCount[]): Figures {
  const figures: Figures = { ...noAnswers, ...noOfferAnswers, overridden: 0, codes: [], changes: [] };
  const codes = new Map<string, CodeFigures>();
  const changes = new Map<string, ChangeFigures>();
  for (const { outcome, code, change, count } of counts) {
    const as = countedAs(outcome, code);
    figures[as] += count;
    if (as === 'doubted' || as === 'overridden' || as === 'refused')
      known(codes, code, { code, doubted: 0, overridden: 0, refused: 0 })[as] += count;
    else if (as !== 'accepted') known(changes, change, { change, ...noOfferAnswers })[as] += count;
  }
  figures.codes = mostFirst(codes, ({ doubted, overridden, refused }) => doubted + overridden + refused);
  figures.changes = mostFirst(changes, ({ offered }) => offered);
  return figures;
}

function known<Value>(all: Map<string, Value>, key: string, nothing: Value): Value {
  const found = all.get(key) ?? nothing;
  all.set(key, found);
  return found;
}

function mostFirst<Value>(all: ReadonlyMap<string, Value>, sizeOf: (value: Value) => number): Value[] {
  return [...all]
    .sort(([a, one], [b, other]) => sizeOf(other) - sizeOf(one) || (a < b ? -1 : 1))
    .map(([, value]) => value);
}

function tenthsOf(counts: readonly AgedCount[]): TenthFigures[] {
  const tenths = Array.from({ length: 10 }, (_, tenth) => ({ tenth, ...noAnswers, kept: 0, overridden: 0 }));
  for (const { outcome, code, tenth, count } of counts) {
    const figures = tenths[tenth];
    const as = countedAs(outcome, code);
    if (figures !== undefined && as in figures) figures[as as keyof Answered] += count;
  }
  return tenths;
}

const asking: ReadonlySet<DecisionOutcome> = new Set(['suggestion', 'doubted']);

/**
 * An address is asked about where its tenth lies below the likelihood of the step. In the tenth in which that
 * likelihood lies, it counts as it was decided.
 */
function cautionsOf(counts: readonly AgedCount[]): CautionFigures[] {
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
function daysOf(counts: readonly DailyCount[], today: string): DayFigures[] {
  const days = Array.from({ length: chartedDays }, (_, at) => ({
    day: dayBefore(today, chartedDays - 1 - at),
    ...noAnswers,
  }));
  const byDay = new Map(days.map((figures) => [figures.day, figures]));
  for (const { day, outcome, count } of counts) {
    const figures = byDay.get(day);
    const as = countedAs(outcome, '');
    if (figures !== undefined && as in figures) figures[as as keyof Answered] += count;
  }
  return days;
}

/** The day so many days before another, in UTC. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}

/** The place data of a market. */
export interface DataInUse {
  readonly source: string;
  /** Date of the source's state, as YYYY-MM-DD; null where the source does not give one. */
  readonly date: string | null;
  /** How many postal codes it has. */
  readonly codes: number;
}

export interface ReportedMarket extends MarketFigures {
  /** null where no place data with postal codes is loaded. */
  readonly data: DataInUse | null;
}

export interface DecisionReport {
  /** Today in UTC. */
  readonly day: string;
  readonly markets: readonly ReportedMarket[];
}

export interface StatedPair extends LearnedPair {
  readonly state: PairState;
}

/** What the operator sees of decisions and of the places that the data lacks. */
export interface DecisionReports {
  decisions(): Promise<DecisionReport>;
  pairs(): Promise<readonly StatedPair[]>;
  /** Records an operator's decision about a pair. */
  teach(pair: Omit<TaughtPair, 'at'>): Promise<void>;
}

type Reading = Pick<
  DecisionStore,
  'readDecisions' | 'readDailyDecisions' | 'readPairs' | 'readTaughtPairs' | 'teachPair'
>;

export interface ReportParts {
  readonly now: () => Date;
  readonly mode: LearningMode;
  /** The place data of a market. Absent: none is shown. */
  readonly dataOf?: (market: string) => DataInUse | undefined;
}

export function createDecisionReports(store: Reading, { now, mode, dataOf }: ReportParts): DecisionReports {
  return {
    async decisions() {
      const day = now().toISOString().slice(0, 10);
      const [counts, daily] = await Promise.all([
        store.readDecisions(day),
        store.readDailyDecisions(dayBefore(day, 27)),
      ]);
      const markets = reportDecisions(counts, daily, day);
      return { day, markets: markets.map((each) => ({ ...each, data: dataOf?.(each.market) ?? null })) };
    },
    async pairs() {
      const [pairs, taught] = await Promise.all([
        store.readPairs({ fewestBuyers, most: mostPairs }),
        store.readTaughtPairs(),
      ]);
      const known = new Map(taught.map((pair) => [keyOfPair(pair), pair]));
      return pairs.map((pair) => ({ ...pair, state: stateOf(pair, known.get(keyOfPair(pair)), mode) }));
    },
    teach: (pair) => store.teachPair(pair),
  };
}
