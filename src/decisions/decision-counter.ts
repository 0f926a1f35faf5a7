import { setImmediate as turn } from 'node:timers/promises';
import { placePairOf } from '../address/place-pair.ts';
import { isSameAddress, type PostalAddress } from '../address/postal-address.ts';
import { obtain } from '../address/text/group-by.ts';
import { changeOf, shippingOutcome } from '../checkout/judge-shipping.ts';
import type { DataSubject, ShippingStore } from '../checkout/ports.ts';
import type { CartRecord, Offer } from '../checkout/shipping.ts';
import type { JudgedSubmission } from '../checkout/shipping-step.ts';
import { doubtCodes } from '../fields/catalog.ts';
import type {
  DecisionCount,
  DecisionKind,
  DecisionOutcome,
  DecisionStore,
  LearningMode,
  TypedPair,
} from './decision-store.ts';
import { type ApprovingStore, approveInsisted } from './pair-state.ts';

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

/** How many offers are followed; of more the oldest are not counted. */
const mostOpen = 10_000;

/** How many addresses are kept until they are read; more are not counted. */
const mostKept = 10_000;

/** Counts decisions in memory, and writes them once a minute. */
export function startDecisionCounter(parts: DecisionCounterParts) {
  const { store, now, onFault, mode, flushMs = 60_000 } = parts;
  const counts = new Map<string, DecisionKind & { count: number }>();
  /** The offers that this instance made and that are not answered yet, by their carts, oldest first. */
  const offers = new Map<string, OpenOffer>();
  let unknownPlaces: UnknownPlace[] = [];
  const count = (kind: DecisionKind) =>
    void obtain(counts, keyOf(kind), () => ({ ...kind, count: 0 })).count++;
  const answer = ({ kind }: OpenOffer, outcome: DecisionOutcome) => count({ ...kind, outcome });
  /** The offer of a cart, which is no longer followed then. */
  const closeOffer = (cart: string) => {
    const offer = offers.get(cart);
    offers.delete(cart);
    return offer;
  };

  function decided(judged: JudgedSubmission): void {
    const { caller, judgement, typed: submitted, judgedAt } = judged;
    const { cart } = caller;
    const { isAcceptable, decision, suggestion: suggested } = judgement;
    const kind = kindOf(judged);
    count(kind);
    if (isAcceptable) {
      const offer = closeOffer(cart);
      if (offer !== undefined && decision === null) answer(offer, answerBy(submitted, offer));
      if (mode !== 'off' && unknownPlaces.length < mostKept)
        unknownPlaces.push(...unknownPlaceOf(judged, kind.day));
    } else if (suggested !== null) {
      const earlier = closeOffer(cart);
      offers.set(cart, { cart, submitted, suggested, kind, madeAt: judgedAt.getTime() });
      if (offers.size > mostOpen) closeOffer(offers.keys().next().value ?? '');
      if (earlier !== undefined) answer(earlier, 'edited');
    }
  }

  /** Offers that nobody answered here: somebody may have been answered by another instance. */
  async function settleOffers(before: number): Promise<void> {
    const due = [...offers.values()].filter(({ madeAt }) => madeAt < before);
    for (const { cart } of due) offers.delete(cart);
    for (const page of pagesOf(due))
      await Promise.all(
        page.map(async (offer) => {
          const outcome = answerIn(await store.readCart(offer.cart, offer.kind.market), offer);
          if (outcome !== undefined) answer(offer, outcome);
        }),
      );
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
      const typed = unknownPlaces;
      unknownPlaces = [];
      for (const page of pagesOf(typed)) {
        const pairs = pairsOf(page);
        if (pairs.length > 0) await store.addPairs(pairs);
        const insisted = pairs.filter(({ isInsisted }) => isInsisted);
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

function* pagesOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += pageSize) yield items.slice(at, at + pageSize);
}

interface OpenOffer extends Offer {
  readonly cart: string;
  /** As it was counted when it was made. */
  readonly kind: DecisionKind;
  /** Milliseconds of the clock that the caller passes. */
  readonly madeAt: number;
}

/** What an address says about an offer that it follows. */
function answerBy(address: PostalAddress, { suggested }: Offer): DecisionOutcome {
  return isSameAddress(address, suggested) ? 'reposted' : 'edited';
}

/**
 * What became of an offer by its cart, where another instance may have been answered; undefined where that
 * has been counted, or the cart is gone.
 */
function answerIn({ setting, offer }: CartRecord, open: OpenOffer): DecisionOutcome | undefined {
  if (offer !== null) return isSameAddress(offer.submitted, open.submitted) ? 'abandoned' : 'edited';
  if (setting === null || setting.decision.choice !== null) return undefined;
  return answerBy(setting.address, open);
}

type UnknownPlace = ReturnType<typeof unknownPlaceOf>[number];

/**
 * The address that was set, if the data does not know its place; it is read later. Without place data every
 * place is unknown, none is doubted, and there is nothing to learn.
 */
function unknownPlaceOf({ caller, typed, judgement }: JudgedSubmission, day: string) {
  const { isPlaceKnown, decision, overridden, standardized } = judgement;
  const { market, profile, session } = caller;
  if (isPlaceKnown || decision === 'Accept' || market.country.places === undefined) return [];
  const buyer: DataSubject =
    profile === undefined ? { kind: 'session', id: session } : { kind: 'profile', id: profile };
  const address = decision === null ? standardized : typed;
  return [{ buyer, address, market, day, isInsisted: overridden.length > 0 }];
}

/** Each pair once for each buyer. */
function pairsOf(submitted: readonly UnknownPlace[]): TypedPair[] {
  const pairs = new Map<string, TypedPair>();
  for (const { buyer, address, market, day, isInsisted } of submitted) {
    const place = placePairOf(address, market.country);
    if (place === undefined) continue;
    const { localityKey, locality, code } = place;
    const area = place.area ?? '';
    const key = JSON.stringify([buyer.kind, buyer.id, market.code, localityKey, area, code]);
    const again = pairs.get(key)?.isInsisted === true;
    const pair = { buyer, market: market.code, localityKey, locality, area, code, day };
    pairs.set(key, { ...pair, isInsisted: isInsisted || again });
  }
  return [...pairs.values()];
}
