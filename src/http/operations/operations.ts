import type { TSchema } from 'typebox';
import { sensitiveScope } from '../../checkout/ports.ts';
import type { FailureCode } from '../status.ts';
import * as ofApplication from '../wire/application.ts';
import { decisionsSchema, explanationSchema, learnedSchema } from '../wire/decisions.ts';
import { erasureSchema, heldCartSchema, heldDataSchema } from '../wire/held-data.ts';
import * as ofMarkets from '../wire/market-bodies.ts';
import { branchSchema, profileSchema, siteUrlSchema, uploadReportSchema } from '../wire/records.ts';
import { livenessSchema, outcomeSchema, readinessSchema } from '../wire/schema-parts.ts';
import * as ofShipping from '../wire/shipping-bodies.ts';
import { at, byId, type OperationDetails } from './operation.ts';

const shippingAddress = at('/v1/shopping/checkout/verify/address.json', { scope: 'checkout' });
const distributorApplication = at('/v1/promote/checkout/verify/application.json', { scope: 'promote' });
const withoutAddress: OperationDetails = { failures: ['Address.NotFound'] };
const withoutApplication: OperationDetails = { failures: ['Application.NotFound'] };

/** Specification 4.1 to 4.4. */
export const stepOperations = byId({
  readShippingAddress: shippingAddress.get(ofShipping.shippingAddressSchema, withoutAddress),
  setShippingAddress: shippingAddress.post(ofShipping.verificationResultSchema),
  readDistributorApplication: distributorApplication.get(
    ofApplication.distributorApplicationSchema,
    withoutApplication,
  ),
  submitDistributorApplication: distributorApplication.post(ofApplication.applicationResultSchema, {
    outcome: 'accepted',
  }),
});

const isBusy = ['Service.Unavailable'] as const;
const ofMarket = (name: string) =>
  at(`/v1/markets/{market}/${name}.json`, { failures: ['Market.NotFound', ...isBusy] });

export const marketOperations = byId({
  listMarkets: at('/v1/markets.json').get(ofMarkets.marketListSchema, {
    isCacheable: true,
    failures: isBusy,
  }),
  readAddressFormat: ofMarket('address-format').get(ofMarkets.addressFormatSchema, { isCacheable: true }),
  /** Takes the code as `postalCode` of the query. */
  findPlacesOfCode: ofMarket('places').get(ofMarkets.codePlacesSchema, { isCacheable: true }),
  completeAddress: ofMarket('address-completions').post(ofMarkets.addressCompletionsSchema),
});

const ready: OperationDetails = { isProbe: true, unavailableResponse: readinessSchema, failures: isBusy };

export const healthOperations = byId({
  checkLiveness: at('/health/live').get(livenessSchema, { isProbe: true, outcome: 'alive' }),
  checkReadiness: at('/health/ready').get(readinessSchema, ready),
});

const platform = (path: string) => at(`/platform/v1/${path}`, { scope: 'platform' });

export const uploadType = 'application/x-ndjson';

/**
 * Each record is put, read and deleted by its key, and many can be uploaded at once. `key` is its name in the
 * path, `name` and `plural` end the operation ids.
 */
function ofRecords<Response extends TSchema>(
  [name, plural]: readonly [name: string, plural: string],
  path: string,
  key: string,
  response: Response,
  missing: FailureCode,
) {
  const one = platform(`${path}/{${key}}`);
  return {
    missing,
    put: { id: `put${name}`, ...one.put(outcomeSchema, { outcome: 'stored' }) },
    read: { id: `read${name}`, ...one.get(response, { failures: [missing] }) },
    delete: { id: `delete${name}`, ...one.delete(outcomeSchema, { outcome: 'deleted' }) },
    upload: {
      id: `upload${plural}`,
      ...platform(path).post(uploadReportSchema, { requestType: uploadType, outcome: 'stored' }),
    },
  };
}

export type RecordOperations<Response extends TSchema> = ReturnType<typeof ofRecords<Response>>;

export const recordOperations = {
  profiles: ofRecords(['Profile', 'Profiles'], 'profiles', 'id', profileSchema, 'Profile.NotFound'),
  branches: ofRecords(['Branch', 'Branches'], 'branches', 'id', branchSchema, 'Branch.Unknown'),
  siteUrls: ofRecords(['SiteUrl', 'SiteUrls'], 'site-urls', 'siteUrl', siteUrlSchema, 'SiteUrl.NotFound'),
};

const linesForLines: OperationDetails = { requestType: uploadType, responseType: uploadType };

export const { verifyAddresses } = byId({
  verifyAddresses: platform('verifications').post(ofShipping.verifiedLineSchema, linesForLines),
});

const cart = platform('carts/{cart}');
const application = platform('applications/{session}');
const exported: OperationDetails = { besides: sensitiveScope, outcome: 'exported' };
const erased: OperationDetails = { besides: sensitiveScope, outcome: 'erased' };
const profileData = platform('profiles/{id}/data');
const sessionData = platform('sessions/{session}/data');

export const heldOperations = byId({
  readCart: cart.get(heldCartSchema, { failures: ['Cart.NotFound'] }),
  deleteCart: cart.delete(outcomeSchema, { outcome: 'deleted' }),
  /** Sealed fields are shown to who has the sensitive scope as well. */
  readApplication: application.get(ofApplication.heldApplicationSchema, withoutApplication),
  deleteApplication: application.delete(outcomeSchema, { outcome: 'deleted' }),
  registerApplication: platform('applications/{session}/register').post(ofApplication.registrationSchema, {
    ...withoutApplication,
    outcome: 'registered',
  }),
  readProfileData: profileData.get(heldDataSchema, exported),
  eraseProfileData: profileData.delete(erasureSchema, erased),
  readSessionData: sessionData.get(heldDataSchema, exported),
  eraseSessionData: sessionData.delete(erasureSchema, erased),
});

export const decisionOperations = byId({
  readDecisions: platform('decisions.json').get(decisionsSchema, { outcome: 'reported' }),
  readLearned: platform('learned.json').get(learnedSchema, { outcome: 'reported' }),
  approvePair: platform('learned/approved').put(outcomeSchema, { outcome: 'stored' }),
  rejectPair: platform('learned/rejected').put(outcomeSchema, { outcome: 'stored' }),
  explainPair: platform('learned/explanation').post(explanationSchema, { outcome: 'reported' }),
});
