import type { ShippingRules } from './market.ts';

/** Administrative areas by code: orders are shipped to only these, or to all but these. */
export type AreaRule =
  | { readonly kind: 'only' | 'allBut'; readonly codes: ReadonlySet<string> }
  | { readonly kind: 'all' };

/** The rules that do not depend on the area. */
export type ShippingPolicy = Omit<ShippingRules, 'shipsTo'>;

/**
 * Returns the shipping rules of a market. It also ships to an address that names no known area, unless it
 * ships only to listed areas.
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
