import type { TSchema } from 'typebox';
import { sensitiveScope } from '../../checkout/ports.ts';
import type { FailureCode } from '../status.ts';
import {
  applicationResultSchema,
  distributorApplicationSchema,
  heldApplicationSchema,
  registrationSchema,
} from '../wire/application.ts';
import { decisionsSchema, explanationSchema, learnedSchema } from '../wire/decisions.ts';
import { erasureSchema, heldCartSchema, heldDataSchema } from '../wire/held-data.ts';
import {
  addressCompletionsSchema,
  addressFormatSchema,
  codePlacesSchema,
  marketListSchema,
} from '../wire/market-bodies.ts';
import { branchSchema, profileSchema, siteUrlSchema, uploadReportSchema } from '../wire/records.ts';
import { livenessSchema, outcomeSchema, readinessSchema } from '../wire/schema-parts.ts';
import {
  shippingAddressSchema,
  verificationResultSchema,
  verifiedLineSchema,
} from '../wire/shipping-bodies.ts';
import { byId, type Operation } from './operation.ts';

const shippingAddress = { path: '/v1/shopping/checkout/verify/address.json', scope: 'checkout' } as const;
const distributorApplication = {
  path: '/v1/promote/checkout/verify/application.json',
  scope: 'promote',
} as const;

/** Specification 4.1 to 4.4. */
export const stepOperations = byId({
  readShippingAddress: {
    ...shippingAddress,
    method: 'get',
    response: shippingAddressSchema,
    failures: ['Address.NotFound'],
  },
  setShippingAddress: { ...shippingAddress, method: 'post', response: verificationResultSchema },
  readDistributorApplication: {
    ...distributorApplication,
    method: 'get',
    response: distributorApplicationSchema,
    failures: ['Application.NotFound'],
  },
  submitDistributorApplication: {
    ...distributorApplication,
    method: 'post',
    response: applicationResultSchema,
  },
});

const ofMarket = { failures: ['Market.NotFound', 'Service.Unavailable'] } as const;

export const marketOperations = byId({
  listMarkets: {
    method: 'get',
    path: '/v1/markets.json',
    response: marketListSchema,
    isCacheable: true,
    failures: ['Service.Unavailable'],
  },
  readAddressFormat: {
    ...ofMarket,
    method: 'get',
    path: '/v1/markets/{market}/address-format.json',
    response: addressFormatSchema,
    isCacheable: true,
  },
  /** Takes the code as `postalCode` of the query. */
  findPlacesOfCode: {
    ...ofMarket,
    method: 'get',
    path: '/v1/markets/{market}/places.json',
    response: codePlacesSchema,
    isCacheable: true,
  },
  completeAddress: {
    ...ofMarket,
    method: 'post',
    path: '/v1/markets/{market}/address-completions.json',
    response: addressCompletionsSchema,
  },
});

export const healthOperations = byId({
  checkLiveness: { method: 'get', path: '/health/live', isProbe: true, response: livenessSchema },
  checkReadiness: {
    method: 'get',
    path: '/health/ready',
    isProbe: true,
    response: readinessSchema,
    unavailableResponse: readinessSchema,
    failures: ['Service.Unavailable'],
  },
});

const platform = { scope: 'platform' } as const;

export const uploadType = 'application/x-ndjson';

/**
 * Each record is put, read and deleted by its key, and many can be uploaded at once. `key` is its name in the
 * path, `name` and `plural` end the operation ids.
 */
export function recordOperations<Response extends TSchema>(
  [name, plural]: readonly [name: string, plural: string],
  path: string,
  key: string,
  response: Response,
  missing: FailureCode,
) {
  const one = { ...platform, path: `${path}/{${key}}` };
  const upload = { ...platform, path, method: 'post', requestType: uploadType } as const;
  return {
    put: { ...one, id: `put${name}`, method: 'put', response: outcomeSchema },
    read: { ...one, id: `read${name}`, method: 'get', response, failures: [missing] },
    delete: { ...one, id: `delete${name}`, method: 'delete', response: outcomeSchema },
    upload: { ...upload, id: `upload${plural}`, response: uploadReportSchema },
  } as const satisfies Record<string, Operation>;
}

export const profileOperations = recordOperations(
  ['Profile', 'Profiles'],
  '/platform/v1/profiles',
  'id',
  profileSchema,
  'Profile.NotFound',
);

export const branchOperations = recordOperations(
  ['Branch', 'Branches'],
  '/platform/v1/branches',
  'id',
  branchSchema,
  'Branch.Unknown',
);

export const siteUrlOperations = recordOperations(
  ['SiteUrl', 'SiteUrls'],
  '/platform/v1/site-urls',
  'siteUrl',
  siteUrlSchema,
  'SiteUrl.NotFound',
);

export const { verifyAddresses } = byId({
  verifyAddresses: {
    ...platform,
    method: 'post',
    path: '/platform/v1/verifications',
    requestType: uploadType,
    response: verifiedLineSchema,
    responseType: uploadType,
  },
});

const cart = { ...platform, path: '/platform/v1/carts/{cart}' } as const;
const application = { ...platform, path: '/platform/v1/applications/{session}' } as const;
const personalData = { ...platform, besides: sensitiveScope } as const;
const profileData = { ...personalData, path: '/platform/v1/profiles/{id}/data' } as const;
const sessionData = { ...personalData, path: '/platform/v1/sessions/{session}/data' } as const;

export const heldOperations = byId({
  readCart: { ...cart, method: 'get', response: heldCartSchema, failures: ['Cart.NotFound'] },
  deleteCart: { ...cart, method: 'delete', response: outcomeSchema },
  /** Sealed fields are shown to who has the sensitive scope as well. */
  readApplication: {
    ...application,
    method: 'get',
    response: heldApplicationSchema,
    failures: ['Application.NotFound'],
  },
  deleteApplication: { ...application, method: 'delete', response: outcomeSchema },
  registerApplication: {
    ...application,
    path: `${application.path}/register`,
    method: 'post',
    response: registrationSchema,
    failures: ['Application.NotFound'],
  },
  readProfileData: { ...profileData, method: 'get', response: heldDataSchema },
  eraseProfileData: { ...profileData, method: 'delete', response: erasureSchema },
  readSessionData: { ...sessionData, method: 'get', response: heldDataSchema },
  eraseSessionData: { ...sessionData, method: 'delete', response: erasureSchema },
});

const teachPair = { ...platform, method: 'put', response: outcomeSchema } as const;

export const decisionOperations = byId({
  readDecisions: {
    ...platform,
    method: 'get',
    path: '/platform/v1/decisions.json',
    response: decisionsSchema,
  },
  readLearned: { ...platform, method: 'get', path: '/platform/v1/learned.json', response: learnedSchema },
  approvePair: { ...teachPair, path: '/platform/v1/learned/approved' },
  rejectPair: { ...teachPair, path: '/platform/v1/learned/rejected' },
  explainPair: {
    ...platform,
    method: 'post',
    path: '/platform/v1/learned/explanation',
    response: explanationSchema,
  },
});
