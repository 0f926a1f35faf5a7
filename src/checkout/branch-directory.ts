import { obtain } from '../address/text/group-by.ts';
import type { Market } from '../market/market.ts';
import type { Branch } from '../registry/registry-entries.ts';
import type { BranchDirectory } from './ports.ts';

export const noBranches: BranchDirectory = { findBranch: () => undefined, countServing: () => 0 };

/** The branches as read, prepared for look-up. Inactive ones are left out. */
export function createBranchDirectory(branches: readonly Branch[]): BranchDirectory {
  const byMarket = new Map<string, MarketBranches>();
  for (const branch of branches) {
    if (!branch.active) continue;
    const known = obtain(byMarket, branch.market, () => ({
      byId: new Map(),
      everywhere: 0,
      byArea: new Map(),
    }));
    known.byId.set(branch.id, branch);
    if (branch.province === null) known.everywhere += 1;
    else known.byArea.set(branch.province, (known.byArea.get(branch.province) ?? 0) + 1);
  }
  return {
    findBranch: (market, id) => byMarket.get(market.code)?.byId.get(id),
    countServing: (market, area) => countServing(byMarket.get(market.code), market, area),
  };
}

interface MarketBranches {
  readonly byId: Map<number, Branch>;
  everywhere: number;
  readonly byArea: Map<string, number>;
}

/** Where addresses name no administrative area, every branch serves the whole market. */
function countServing(known: MarketBranches | undefined, market: Market, area: string | null): number {
  if (known === undefined) return 0;
  if (!market.country.format.usesAdministrativeArea) return known.byId.size;
  return known.everywhere + (area === null ? 0 : (known.byArea.get(area) ?? 0));
}

export function createRefreshedBranches(read: () => Promise<readonly Branch[]>) {
  let current = noBranches;
  return {
    findBranch: (market, id) => current.findBranch(market, id),
    countServing: (market, area) => current.countServing(market, area),
    /** Reads the branches again. When that fails, the last ones stay in use and the error is thrown. */
    refresh: async () => {
      current = createBranchDirectory(await read());
    },
  } satisfies BranchDirectory & { refresh(): Promise<void> };
}
