import type { ProblemCode } from '../fields/catalog.ts';

/** Seconds after which it is worth repeating a request that met a passing fault. */
const retryAfterSeconds = '2';
const realm = 'Bearer realm="checkout-verification"';

interface Failure {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The one status table: the problems that keep a request from being judged, with their status and headers.
 * Every other problem is part of a judgement, and a judgement is 200 (decisions, envelope).
 */
const failures = {
  'Request.NotJson': { status: 400 },
  'Request.NotObject': { status: 400 },
  'Request.Malformed': { status: 400 },
  // RFC 6750, 3.1: no error attribute where no credentials were sent.
  'Authorization.Missing': { status: 401, headers: { 'www-authenticate': realm } },
  'Authorization.Invalid': {
    status: 401,
    headers: {
      'www-authenticate': `${realm}, error="invalid_token", error_description="The token was not accepted"`,
    },
  },
  'Authorization.Expired': {
    status: 401,
    headers: {
      'www-authenticate': `${realm}, error="invalid_token", error_description="The token has expired"`,
    },
  },
  'Authorization.Scope': {
    status: 403,
    headers: { 'www-authenticate': `${realm}, error="insufficient_scope"` },
  },
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
  // RFC 9110, 12.5.1 and 12.5.3: in a response these fields say what a request may hold.
  'Request.MediaType': {
    status: 415,
    headers: { accept: 'application/json', 'accept-encoding': 'identity' },
  },
  'Upload.MediaType': {
    status: 415,
    headers: { accept: 'application/x-ndjson', 'accept-encoding': 'identity' },
  },
  'Request.TooMany': { status: 429, headers: { 'retry-after': retryAfterSeconds } },
  'Request.HeadersTooLarge': { status: 431 },
  'Service.Fault': { status: 500 },
  'Service.Unavailable': { status: 503, headers: { 'retry-after': retryAfterSeconds } },
} as const satisfies Partial<Record<ProblemCode, Failure>>;

export type FailureCode = keyof typeof failures;

export function isFailure(code: ProblemCode): code is FailureCode {
  return Object.hasOwn(failures, code);
}

export function failureOf(code: FailureCode): Failure {
  return failures[code];
}
