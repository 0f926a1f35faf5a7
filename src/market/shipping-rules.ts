import type { ShippingRules } from './market.ts';

/** Administrative areas by their codes: shipped to these only, or to all but these. */
export type AreaRule =
  | { readonly kind: 'only' | 'allBut'; readonly codes: ReadonlySet<string> }
  | { readonly kind: 'all' };

/** What does not depend on the area. */
export type ShippingPolicy = Omit<ShippingRules, 'shipsTo'>;

/**
 * What a market's carriers take. An address that names no area that is known is shipped to unless the market ships to
 * listed areas only: it is in none of them.
 */
export function createShippingRules(policy: ShippingPolicy, areas: AreaRule): ShippingRules {
  return {
    ...policy,
    shipsTo: (area) => {
      if (areas.kind === 'all') return true;
      const isListed = area !== null && areas.codes.has(area);
      return areas.kind === 'only' ? isListed : !isListed;
    },
  };
}
