import { decisionOperations, heldOperations } from '../../src/http/operations/held-operations.ts';
import { healthOperations, marketOperations } from '../../src/http/operations/market-operations.ts';
import type { Operation } from '../../src/http/operations/operation.ts';
import {
  branchOperations,
  profileOperations,
  siteUrlOperations,
  verifyAddresses,
} from '../../src/http/operations/record-operations.ts';
import { stepOperations } from '../../src/http/operations/step-operations.ts';

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
