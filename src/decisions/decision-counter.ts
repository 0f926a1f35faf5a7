import { setImmediate as turn } from 'node:timers/promises';
import { changeOf, shippingOutcome } from '../checkout/judge-shipping.ts';
import type { CartStore } from '../checkout/ports.ts';
import type { JudgedSubmission } from '../checkout/shipping-step.ts';
import { doubtCodes } from '../problem/catalog.ts';
import type { DecisionCount, DecisionKind, DecisionStore } from './decision-store.ts';
import { answerBy, answerIn, type OpenOffer, OpenOffers } from './open-offers.ts';
import { type ApprovingStore, approveInsisted } from './pair-state.ts';
import type { LearningMode } from './taught-pair.ts';
import { TypedPairs } from './typed-pairs.ts';

export interface DecisionCounterParts {
  readonly store: Pick<DecisionStore, 'addDecisions' | 'addPairs'> &
    ApprovingStore &
    Pick<CartStore, 'readCart'>;
  readonly now: () => Date;
  /** Called when the store failed. What was to be written is lost: it may have been written nevertheless. */
  readonly onFault: (error: unknown) => void;
  /** `review` if absent. */
  readonly mode?: LearningMode;
  readonly flushMs?: number;
}

export type DecisionCounter = ReturnType<typeof startDecisionCounter>;

/** An offer that is not answered after this long is given up. */
export const answerMs = 3_600_000;

/** Pairs and carts at a time, so that neither requests nor the store are held up. */
const pageSize = 100;

/** Counts decisions in memory, and writes them once a minute. */
export function startDecisionCounter(parts: DecisionCounterParts) {
  const { flushMs = 60_000 } = parts;
  const counting = new Counting(parts);
  let writing = Promise.resolve();
  /** Writes what was counted. Never rejects. */
  const flush = () => {
    writing = writing.then(() => counting.flush());
    return writing;
  };
  const timer = setInterval(flush, flushMs).unref();
  return {
    decided: (judged: JudgedSubmission) => counting.count(judged),
    flush,
    stop() {
      clearInterval(timer);
      return flush();
    },
  };
}

class Counting {
  readonly #counts = new DecisionCounts();
  readonly #offers = new OpenOffers();
  readonly #pairs = new TypedPairs();
  readonly #days = new Days();
  readonly #parts: DecisionCounterParts;

  constructor(parts: DecisionCounterParts) {
    this.#parts = parts;
  }

  count(judged: JudgedSubmission): void {
    const { caller, judgement, typed } = judged;
    const time = judged.judgedAt.getTime();
    const kind = kindOf(judged, this.#days.of(time));
    this.#counts.add(kind);
    const { cart, market } = caller;
    const { isAcceptable, decision, suggestion } = judgement;
    if (isAcceptable) {
      const offer = this.#offers.close(cart);
      if (offer !== undefined && decision === null) this.#answer(offer, answerBy(typed, offer));
      if (this.#parts.mode !== 'off') this.#pairs.add(judged, kind.day);
    } else if (suggestion !== null) {
      const offer = {
        cart,
        market: market.code,
        submitted: typed,
        suggested: suggestion,
        kind,
        madeAt: time,
      };
      const earlier = this.#offers.make(offer);
      if (earlier !== undefined) this.#answer(earlier, 'edited');
    }
  }

  #answer({ kind }: OpenOffer, outcome: DecisionKind['outcome']): void {
    this.#counts.add({ ...kind, outcome });
  }

  async flush(): Promise<void> {
    const { store, now, onFault, mode } = this.#parts;
    try {
      await this.#settleOffers(now().getTime() - answerMs);
      const counts = this.#counts.take();
      if (counts.length > 0) await store.addDecisions(counts);
      for (const pairs of this.#pairs.take(pageSize)) {
        if (pairs.length > 0) await store.addPairs(pairs);
        const insisted = pairs.filter(({ isInsisted }) => isInsisted);
        if (mode === 'auto' && insisted.length > 0) await approveInsisted(store, insisted);
        await turn();
      }
    } catch (error) {
      onFault(error);
    }
  }

  /** Offers that nobody answered here: somebody may have been answered by another instance. */
  async #settleOffers(before: number): Promise<void> {
    const due = this.#offers.takeBefore(before);
    for (let at = 0; at < due.length; at += pageSize) {
      await Promise.all(
        due.slice(at, at + pageSize).map(async (offer) => {
          const held = await this.#parts.store.readCart(offer.cart, offer.market);
          const outcome = answerIn(held, offer);
          if (outcome !== undefined) this.#answer(offer, outcome);
        }),
      );
    }
  }
}

function kindOf({ caller, judgement, accepted }: JudgedSubmission, day: string): DecisionKind {
  const { likelihood, change, problems, overridden } = judgement;
  const outcome = shippingOutcome(judgement);
  const found = outcome === 'overridden' ? overridden : problems;
  const first = outcome === 'refused' ? found.find(({ code }) => !doubtCodes.has(code)) : found[0];
  return {
    market: caller.market.code,
    day,
    outcome,
    code: outcome === 'accepted-offer' ? 'ErrorSuggestedFix' : (first?.code ?? ''),
    change: (accepted === null ? change : changeOf(accepted.submitted, accepted.suggested)) ?? '',
    // An accepted offer was judged as it was offered, so nothing is known of what was typed.
    tenth: likelihood === null || accepted !== null ? -1 : Math.min(9, Math.floor(likelihood * 10)),
  };
}

const dayMs = 86_400_000;

/** The day of a time, formatted once a day. */
class Days {
  #number = Number.NaN;
  #text = '';

  of(time: number): string {
    const number = Math.floor(time / dayMs);
    if (number !== this.#number) {
      this.#number = number;
      this.#text = new Date(time).toISOString().slice(0, 10);
    }
    return this.#text;
  }
}

/** Counts in memory, until somebody takes the counts. */
class DecisionCounts {
  /**
   * By market. Most submissions of a market are of few kinds, and these come first: comparing finds them in a
   * tenth of the time that joining a key takes.
   */
  #counts = new Map<string, { count: number; readonly kind: DecisionKind }[]>();

  add(kind: DecisionKind): void {
    const ofMarket = this.#counts.get(kind.market) ?? [];
    const known = ofMarket.find((counted) => isSameKind(counted.kind, kind));
    if (known !== undefined) known.count += 1;
    else this.#counts.set(kind.market, [...ofMarket, { count: 1, kind }]);
  }

  /** Always in the same order: instances that write at once do not wait for each other in a circle. */
  take(): DecisionCount[] {
    const taken = [...this.#counts.values()].flat().map(({ count, kind }) => ({ ...kind, count }));
    this.#counts = new Map();
    return taken.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  }
}

function isSameKind(a: DecisionKind, b: DecisionKind): boolean {
  return (
    a.outcome === b.outcome &&
    a.tenth === b.tenth &&
    a.code === b.code &&
    a.change === b.change &&
    a.day === b.day &&
    a.market === b.market
  );
}

function keyOf({ market, day, outcome, code, change, tenth }: DecisionKind): string {
  return `${market} ${day} ${outcome} ${code} ${change} ${tenth}`;
}
