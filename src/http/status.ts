import type { ProblemCode } from '../fields/catalog.ts';

/** Seconds after which it is worth repeating a request that met a passing fault. */
const retryAfterSeconds = '2';
const realm = 'Bearer realm="checkout-verification"';

export interface Failure {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const invalidToken = (description: string) => `, error="invalid_token", error_description="${description}"`;
const challenged = (status: 401 | 403, error = '') => ({
  status,
  headers: { 'www-authenticate': `${realm}${error}` },
});

/** RFC 9110, 12.5.1 and 12.5.3: in a response these fields say what a request may hold. */
const taking = (type: string) => ({ status: 415, headers: { accept: type, 'accept-encoding': 'identity' } });

/**
 * The one status table: the problems that keep a request from being judged, with their status and headers.
 * Every other problem is part of a judgement, and a judgement is 200 (decisions, envelope).
 */
const table = {
  'Request.NotJson': { status: 400 },
  'Request.NotObject': { status: 400 },
  'Request.Malformed': { status: 400 },
  // RFC 6750, 3.1: no error attribute where no credentials were sent.
  'Authorization.Missing': challenged(401),
  'Authorization.Invalid': challenged(401, invalidToken('The token was not accepted')),
  'Authorization.Expired': challenged(401, invalidToken('The token has expired')),
  'Authorization.Scope': challenged(403, ', error="insufficient_scope"'),
  'Request.Origin': { status: 403 },
  'Address.NotFound': { status: 404 },
  'Application.NotFound': { status: 404 },
  'Profile.NotFound': { status: 404 },
  'Branch.Unknown': { status: 404 },
  'SiteUrl.NotFound': { status: 404 },
  'Cart.NotFound': { status: 404 },
  'Market.NotFound': { status: 404 },
  'Route.NotFound': { status: 404 },
  'Method.NotAllowed': { status: 405 },
  'Request.TimedOut': { status: 408 },
  'Request.TooLarge': { status: 413 },
  'Request.MediaType': taking('application/json'),
  'Upload.MediaType': taking('application/x-ndjson'),
  'Request.TooMany': { status: 429, headers: { 'retry-after': retryAfterSeconds } },
  'Request.HeadersTooLarge': { status: 431 },
  'Service.Fault': { status: 500 },
  'Service.Unavailable': { status: 503, headers: { 'retry-after': retryAfterSeconds } },
} as const satisfies Partial<Record<ProblemCode, Failure>>;

export type FailureCode = keyof typeof table;

export const failures: Readonly<Record<FailureCode, Failure>> = table;
