import { obtain } from '../address/text/group-by.ts';
import type { Branch } from '../registry/registry-entries.ts';
import type { BranchDirectory } from './ports.ts';

export const noBranches: BranchDirectory = { findBranch: () => undefined, countServing: () => 0 };

/** `everywhere`: how many serve the whole market; `byArea`: how many an area alone. */
const noneYet = () => ({ byId: new Map<number, Branch>(), everywhere: 0, byArea: new Map<string, number>() });

/** The branches as read, prepared for look-up. Inactive ones are left out. */
export function createBranchDirectory(branches: readonly Branch[]): BranchDirectory {
  const byMarket = new Map<string, ReturnType<typeof noneYet>>();
  for (const branch of branches.filter(({ active }) => active)) {
    const known = obtain(byMarket, branch.market, noneYet);
    known.byId.set(branch.id, branch);
    if (branch.province === null) known.everywhere += 1;
    else known.byArea.set(branch.province, (known.byArea.get(branch.province) ?? 0) + 1);
  }
  return {
    findBranch: (market, id) => byMarket.get(market.code)?.byId.get(id),
    /** Where addresses name no administrative area, every branch serves the whole market. */
    countServing({ code, country }, area) {
      const known = byMarket.get(code);
      if (known === undefined) return 0;
      if (!country.format.usesAdministrativeArea) return known.byId.size;
      return known.everywhere + ((area && known.byArea.get(area)) || 0);
    },
  };
}

export function createRefreshedBranches(read: () => Promise<readonly Branch[]>) {
  let current = noBranches;
  return {
    findBranch: (...asked) => current.findBranch(...asked),
    countServing: (...asked) => current.countServing(...asked),
    /** Reads the branches again. When that fails, the last ones stay in use and the error is thrown. */
    async refresh() {
      current = createBranchDirectory(await read());
    },
  } satisfies BranchDirectory & { refresh(): Promise<void> };
}
