import { placePairOf } from '../address/place-pair.ts';
import type { PostalAddress } from '../address/postal-address.ts';
import type { DataSubject } from '../checkout/ports.ts';
import type { JudgedSubmission } from '../checkout/shipping-step.ts';
import type { Market } from '../market/market.ts';
import type { TypedPair } from './decision-store.ts';

interface Submitted extends Pick<TypedPair, 'buyer' | 'day' | 'isInsisted'> {
  readonly address: PostalAddress;
  readonly market: Market;
}

/** How many addresses are kept until they are read; more are not counted. */
const mostKept = 10_000;

/** The accepted and overridden addresses whose place the data does not know. They are read when taken. */
export class TypedPairs {
  #submitted: Submitted[] = [];

  /** Without place data every place is unknown, none is doubted, and there is nothing to learn. */
  add({ caller, typed, judgement }: JudgedSubmission, day: string): void {
    const { isAcceptable, isPlaceKnown, decision, overridden, standardized } = judgement;
    const { market, profile, session } = caller;
    if (!isAcceptable || isPlaceKnown || decision === 'Accept') return;
    if (market.country.places === undefined || this.#submitted.length >= mostKept) return;
    const buyer: DataSubject =
      profile === undefined ? { kind: 'session', id: session } : { kind: 'profile', id: profile };
    const address = decision === null ? standardized : typed;
    this.#submitted.push({ buyer, address, market, day, isInsisted: overridden.length > 0 });
  }

  /** Each pair once for each buyer, page by page, so that reading them holds up no request. */
  *take(pageSize: number): Generator<TypedPair[]> {
    const submitted = this.#submitted;
    this.#submitted = [];
    for (let at = 0; at < submitted.length; at += pageSize) yield pairsOf(submitted.slice(at, at + pageSize));
  }
}

function pairsOf(submitted: readonly Submitted[]): TypedPair[] {
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
