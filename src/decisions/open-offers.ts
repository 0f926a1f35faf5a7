import { isSameAddress, type PostalAddress } from '../address/postal-address.ts';
import type { CartRecord, Offer } from '../checkout/shipping.ts';
import type { DecisionKind, DecisionOutcome } from './decision-store.ts';

export interface OpenOffer extends Offer {
  readonly cart: string;
  readonly market: string;
  /** As it was counted when it was made. */
  readonly kind: DecisionKind;
  /** Milliseconds of the clock that the caller passes. */
  readonly madeAt: number;
}

/** How many offers are followed; of more the oldest are not counted. */
const mostOpen = 10_000;

/** The offers that this instance made and that are not answered yet, oldest first. */
export class OpenOffers {
  readonly #open = new Map<string, OpenOffer>();

  /** Returns what became of the cart's earlier offer, now that another is made. */
  make(offer: OpenOffer): OpenOffer | undefined {
    const earlier = this.close(offer.cart);
    this.#open.set(offer.cart, offer);
    if (this.#open.size > mostOpen) this.#open.delete(this.#open.keys().next().value ?? '');
    return earlier;
  }

  /** The offer of a cart, which is no longer followed then. */
  close(cart: string): OpenOffer | undefined {
    const offer = this.#open.get(cart);
    this.#open.delete(cart);
    return offer;
  }

  takeBefore(time: number): OpenOffer[] {
    const due: OpenOffer[] = [];
    for (const offer of this.#open.values()) {
      if (offer.madeAt >= time) break;
      due.push(offer);
      this.#open.delete(offer.cart);
    }
    return due;
  }
}

/** What an address says about an offer that it follows. */
export function answerBy(address: PostalAddress, { suggested }: Offer): DecisionOutcome {
  return isSameAddress(address, suggested) ? 'reposted' : 'edited';
}

/**
 * What became of an offer by its cart, where another instance may have been answered; undefined where that
 * has been counted, or the cart is gone.
 */
export function answerIn({ setting, offer }: CartRecord, open: OpenOffer): DecisionOutcome | undefined {
  if (offer !== null) return isSameAddress(offer.submitted, open.submitted) ? 'abandoned' : 'edited';
  if (setting === null || setting.decision.choice !== null) return undefined;
  return answerBy(setting.address, open);
}
