import type { components } from './openapi.ts';

type Schemas = components['schemas'];

export type MarketFigures = Schemas['Decisions']['markets'][number];

export type Figures = MarketFigures['periods'][number]['current'];

export type Answered = Pick<Figures, 'accepted' | 'offered' | 'doubted' | 'refused'>;

export type Pair = Schemas['LearnedPairs']['pairs'][number] & {
  readonly state: 'typed' | 'proposed' | 'approved' | 'rejected';
};

export type PairExplanation = Schemas['PairExplanation'];

/** What the page shows. `day`: today in UTC. */
export type Report = Pick<Schemas['Decisions'], 'day' | 'markets'> & { readonly pairs: readonly Pair[] };

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
