import { setImmediate as turn } from 'node:timers/promises';
import { obtain } from '../address/text/group-by.ts';
import { changeOf, shippingOutcome } from '../checkout/judge-shipping.ts';
import type { ShippingStore } from '../checkout/ports.ts';
import type { JudgedSubmission } from '../checkout/shipping-step.ts';
import { doubtCodes } from '../fields/catalog.ts';
import type { DecisionCount, DecisionKind, DecisionStore } from './decision-store.ts';
import { answerBy, answerIn, type OpenOffer, OpenOffers } from './open-offers.ts';
import { type ApprovingStore, approveInsisted } from './pair-state.ts';
import type { LearningMode } from './taught-pair.ts';
import { TypedPairs } from './typed-pairs.ts';

interface DecisionCounterParts {
  readonly store: Pick<DecisionStore, 'addDecisions' | 'addPairs'> &
    ApprovingStore &
    Pick<ShippingStore, 'readCart'>;
  readonly now: () => Date;
  /** Called when the store failed. What was to be written is lost: it may have been written nevertheless. */
  readonly onFault: (error: unknown) => void;
  /** `review` if absent. */
  readonly mode?: LearningMode;
  readonly flushMs?: number;
}

/** An offer that is not answered after this long is given up. */
export const answerMs = 3_600_000;

/** Pairs and carts at a time, so that neither requests nor the store are held up. */
const pageSize = 100;

/** Counts decisions in memory, and writes them once a minute. */
export function startDecisionCounter(parts: DecisionCounterParts) {
  const { store, now, onFault, mode, flushMs = 60_000 } = parts;
  const counts = new Map<string, DecisionKind & { count: number }>();
  const offers = new OpenOffers();
  const pairs = new TypedPairs();
  const count = (kind: DecisionKind) =>
    void obtain(counts, keyOf(kind), () => ({ ...kind, count: 0 })).count++;
  const answer = ({ kind }: OpenOffer, outcome: DecisionKind['outcome']) => count({ ...kind, outcome });

  function decided(judged: JudgedSubmission): void {
    const { caller, judgement, typed } = judged;
    const kind = kindOf(judged);
    count(kind);
    const { cart, market } = caller;
    const { isAcceptable, decision, suggestion } = judgement;
    if (isAcceptable) {
      const offer = offers.close(cart);
      if (offer !== undefined && decision === null) answer(offer, answerBy(typed, offer));
      if (mode !== 'off') pairs.add(judged, kind.day);
    } else if (suggestion !== null) {
      const made = { submitted: typed, suggested: suggestion, kind, madeAt: judged.judgedAt.getTime() };
      const earlier = offers.make({ cart, market: market.code, ...made });
      if (earlier !== undefined) answer(earlier, 'edited');
    }
  }

  /** Offers that nobody answered here: somebody may have been answered by another instance. */
  async function settleOffers(before: number): Promise<void> {
    const due = offers.takeBefore(before);
    for (let at = 0; at < due.length; at += pageSize) {
      await Promise.all(
        due.slice(at, at + pageSize).map(async (offer) => {
          const held = await store.readCart(offer.cart, offer.market);
          const outcome = answerIn(held, offer);
          if (outcome !== undefined) answer(offer, outcome);
        }),
      );
    }
  }

  /** Always in the same order: instances that write at once do not wait for each other in a circle. */
  function takeCounts(): DecisionCount[] {
    const taken = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
    counts.clear();
    return taken.map(([, counted]) => counted);
  }

  async function write(): Promise<void> {
    try {
      await settleOffers(now().getTime() - answerMs);
      const counted = takeCounts();
      if (counted.length > 0) await store.addDecisions(counted);
      for (const page of pairs.take(pageSize)) {
        if (page.length > 0) await store.addPairs(page);
        const insisted = page.filter(({ isInsisted }) => isInsisted);
        if (mode === 'auto' && insisted.length > 0) await approveInsisted(store, insisted);
        await turn();
      }
    } catch (error) {
      onFault(error);
    }
  }

  let writing = Promise.resolve();
  /** Writes what was counted. Never rejects. */
  const flush = () => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(flush, flushMs).unref();
  return {
    decided,
    flush,
    stop() {
      clearInterval(timer);
      return flush();
    },
  };
}

function kindOf({ caller, judgement, judgedAt, accepted }: JudgedSubmission): DecisionKind {
  const { likelihood, change, problems, overridden } = judgement;
  const outcome = shippingOutcome(judgement);
  const found = outcome === 'overridden' ? overridden : problems;
  const first = outcome === 'refused' ? found.find(({ code }) => !doubtCodes.has(code)) : found[0];
  return {
    market: caller.market.code,
    day: judgedAt.toISOString().slice(0, 10),
    outcome,
    code: outcome === 'accepted-offer' ? 'ErrorSuggestedFix' : (first?.code ?? ''),
    change: (accepted === null ? change : changeOf(accepted.submitted, accepted.suggested)) ?? '',
    // An accepted offer was judged as it was offered, so nothing is known of what was typed.
    tenth: likelihood === null || accepted !== null ? -1 : Math.min(9, Math.floor(likelihood * 10)),
  };
}

function keyOf({ market, day, outcome, code, change, tenth }: DecisionKind): string {
  return `${market} ${day} ${outcome} ${code} ${change} ${tenth}`;
}
