import records from '../data/sample/branches.ndjson';

export interface SampleBranch {
  readonly id: number;
  readonly market: string;
  readonly name: string;
  readonly active: boolean;
}

/** The demo's branches are the sample records of a new embedded store. */
const branches = records
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as SampleBranch);

/** The branches at which orders of a market can be picked up. */
export function branchesOf(market: string): SampleBranch[] {
  return branches.filter((branch) => branch.active && branch.market === market);
}
