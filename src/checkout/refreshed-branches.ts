import type { Branch } from '../registry/registry-entries.ts';
import { createBranchDirectory, noBranches } from './branch-directory.ts';
import type { BranchDirectory } from './ports.ts';

export interface RefreshedBranches extends BranchDirectory {
  /** Reads the branches again. When that fails, the last ones stay in use and the error is thrown. */
  refresh(): Promise<void>;
}

export function createRefreshedBranches(read: () => Promise<readonly Branch[]>): RefreshedBranches {
  let current = noBranches;
  return {
    findBranch: (market, id) => current.findBranch(market, id),
    countServing: (market, area) => current.countServing(market, area),
    refresh: async () => {
      current = createBranchDirectory(await read());
    },
  };
}
