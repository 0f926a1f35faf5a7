/** What `decisions.json` and `learned.json` answer, as far as the page shows it (docs/openapi.json). */
export interface Answered {
  accepted: number;
  offered: number;
  doubted: number;
  refused: number;
}

export interface OfferAnswers {
  offered: number;
  taken: number;
  kept: number;
  edited: number;
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
  overridden: number;
  codes: CodeFigures[];
  changes: ChangeFigures[];
}

export interface TenthFigures extends Answered {
  readonly tenth: number;
  kept: number;
  overridden: number;
}

export interface DayFigures extends Answered {
  readonly day: string;
}

export interface CautionFigures {
  readonly caution: 'relaxed' | 'balanced' | 'strict';
  asked: number;
}

export interface MarketFigures {
  readonly market: string;
  readonly data: { readonly source: string; readonly date: string | null; readonly codes: number } | null;
  readonly periods: readonly { readonly days: number; readonly current: Figures; readonly before: Figures }[];
  readonly days: readonly DayFigures[];
  readonly tenths: readonly TenthFigures[];
  readonly cautions: readonly CautionFigures[];
}

export interface Pair {
  readonly market: string;
  readonly locality: string;
  readonly area: string | null;
  readonly code: string;
  readonly buyers: number;
  readonly insisted: number;
  readonly lastDay: string;
  readonly state: 'typed' | 'proposed' | 'approved' | 'rejected';
}

/** What `learned/explanation` answers. */
export interface PairExplanation {
  readonly decisions: readonly string[];
  readonly meanings: readonly {
    readonly reason: string;
    readonly City: string | null;
    readonly Province: string | null;
    readonly PostalCode: string | null;
    readonly cost: number;
  }[];
}

export interface Report {
  /** Today in UTC. */
  readonly day: string;
  readonly markets: readonly MarketFigures[];
  readonly pairs: readonly Pair[];
}

export function submissionsOf({ accepted, offered, doubted, refused }: Answered): number {
  return accepted + offered + doubted + refused;
}

/** The figures of several markets together: numbers are added up, lists by what their entries are about. */
export function together(markets: readonly MarketFigures[]): MarketFigures | undefined {
  const [first, ...others] = markets;
  return first && others.reduce((sum, market) => added(sum, market), structuredClone(first));
}

/** What entries of a list are about. */
const names = ['market', 'days', 'day', 'tenth', 'code', 'change', 'caution'] as const;

function nameOf(entry: unknown): unknown {
  const known = entry as Record<string, unknown>;
  const name = names.find((each) => typeof known[each] !== 'object' && known[each] !== undefined);
  return name && known[name];
}

function added<Value>(one: Value, other: Value): Value {
  if (Array.isArray(one) && Array.isArray(other)) {
    const rest = other.filter((entry) => !one.some((each) => nameOf(each) === nameOf(entry)));
    const sums = one.map((each) => {
      const match = other.find((entry) => nameOf(entry) === nameOf(each));
      return match === undefined ? each : added(each, match);
    });
    return [...sums, ...rest] as Value;
  }
  if (typeof one !== 'object' || one === null) return one;
  const sum = Object.entries(one).map(([key, value]) => {
    const more = (other as Record<string, unknown>)[key];
    const isName = names.some((name) => name === key) && !Array.isArray(value);
    if (isName) return [key, value];
    return [key, typeof value === 'number' ? value + Number(more) : added(value, more)];
  });
  return Object.fromEntries(sum) as Value;
}
