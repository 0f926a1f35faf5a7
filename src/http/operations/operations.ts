import { decisionOperations } from './decision-operations.ts';
import { heldOperations } from './held-operations.ts';
import { healthOperations, marketOperations } from './market-operations.ts';
import type { Operation } from './operation.ts';
import {
  branchOperations,
  profileOperations,
  siteUrlOperations,
  verifyAddresses,
} from './record-operations.ts';
import { stepOperations } from './step-operations.ts';

const records = [profileOperations, branchOperations, siteUrlOperations];

/** In the order in which documents list them. */
export const operations: readonly Operation[] = [
  ...Object.values(stepOperations),
  ...Object.values(marketOperations),
  ...records.flatMap((each) => [each.put, each.read, each.delete, each.upload]),
  verifyAddresses,
  ...Object.values(heldOperations),
  ...Object.values(decisionOperations),
  ...Object.values(healthOperations),
];
