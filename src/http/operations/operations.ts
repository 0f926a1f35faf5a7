import { approvePair, explainPair, readDecisions, readLearned, rejectPair } from './decision-operations.ts';
import {
  deleteApplication,
  deleteCart,
  profileDataOperations,
  readApplication,
  readCart,
  registerApplication,
  sessionDataOperations,
} from './held-operations.ts';
import {
  checkLiveness,
  checkReadiness,
  completeAddress,
  findPlacesOfCode,
  listMarkets,
  readAddressFormat,
} from './market-operations.ts';
import type { Operation } from './operation.ts';
import {
  branchOperations,
  profileOperations,
  siteUrlOperations,
  verifyAddresses,
} from './record-operations.ts';
import {
  readDistributorApplication,
  readShippingAddress,
  setShippingAddress,
  submitDistributorApplication,
} from './step-operations.ts';

const records = [profileOperations, branchOperations, siteUrlOperations];

/** In the order in which documents list them. */
export const operations: readonly Operation[] = [
  readShippingAddress,
  setShippingAddress,
  readDistributorApplication,
  submitDistributorApplication,
  listMarkets,
  readAddressFormat,
  findPlacesOfCode,
  completeAddress,
  ...records.flatMap((each) => [each.put, each.read, each.delete, each.upload]),
  verifyAddresses,
  readCart,
  deleteCart,
  readApplication,
  deleteApplication,
  registerApplication,
  profileDataOperations.read,
  profileDataOperations.erase,
  sessionDataOperations.read,
  sessionDataOperations.erase,
  readDecisions,
  readLearned,
  approvePair,
  rejectPair,
  explainPair,
  checkLiveness,
  checkReadiness,
];
