import type { Branch } from '../registry/registry-entries.ts';
import { createBranchDirectory, noBranches } from './branch-directory.ts';
import type { BranchDirectory } from './ports.ts';

export interface RefreshedBranches extends BranchDirectory {
  /** Reads the branches anew; when that fails the ones that were read last go on to count, and the error is thrown. */
  refresh(): Promise<void>;
}

/** A directory that holds the branches of its last refresh. */
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
