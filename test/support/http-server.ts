import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { ShippingJudgement } from '../../src/checkout/judge-shipping.ts';
import type { Caller, PlatformCaller, Scope } from '../../src/checkout/ports.ts';
import { readSettings } from '../../src/config/settings.ts';
import { CredentialsError, CredentialsUnavailableError } from '../../src/credentials/token-verifier.ts';
import { securityHeaders } from '../../src/http/envelope.ts';
import type { HttpServices, HttpSettings } from '../../src/http/http-services.ts';
import { buildServer } from '../../src/http/server.ts';
import type { Market, Markets } from '../../src/market/market.ts';
import { pageFile } from '../../src/pages/page-files.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { nothingErased, nothingHeld } from '../../src/platform/platform-store.ts';
import { noAddress } from '../fixtures/no-address.ts';

export const addressPath = '/v1/shopping/checkout/verify/address.json';
export const applicationPath = '/v1/promote/checkout/verify/application.json';

/** The tokens that the stub accepts. Any other token is invalid. */
export const tokens = {
  full: 'Bearer full',
  checkoutOnly: 'Bearer checkout',
  promoteOnly: 'Bearer promote',
  platformOnly: 'Bearer platform',
  expired: 'Bearer expired',
  unknowable: 'Bearer unknowable',
};

/** The head of an address submission as bytes, without the fields that say how long its body is. */
export const submissionHead = [
  `POST ${addressPath} HTTP/1.1`,
  'Host: x',
  `Authorization: ${tokens.full}`,
  'Content-Type: application/json',
  '',
].join('\r\n');
/** A whole submission as bytes, of an object without members. */
export const emptySubmission = `${submissionHead}Content-Length: 2\r\n\r\n{}`;

/** Authenticates as the service does: returns a caller at once, and a refusal by a promise. */
export function authenticateAs(caller: Caller): HttpServices['authenticate'] {
  const withScopes = (...scopes: Scope[]): Caller => ({
    ...caller,
    token: scopes.join(' '),
    scopes: new Set(scopes),
  });
  const callers = new Map<string, Caller | PlatformCaller>([
    [tokens.full, withScopes('checkout', 'promote')],
    [tokens.checkoutOnly, withScopes('checkout')],
    [tokens.promoteOnly, withScopes('promote')],
    [
      tokens.platformOnly,
      {
        token: 'platform',
        profile: 'clerk',
        session: undefined,
        market: undefined,
        scopes: new Set(['platform']),
      },
    ],
  ]);
  return (authorization) => {
    if (authorization === undefined || authorization === '') throw new CredentialsError('Missing');
    const known = callers.get(authorization);
    if (known !== undefined) return known;
    if (authorization === tokens.expired) return Promise.reject(new CredentialsError('Expired'));
    if (authorization === tokens.unknowable) return Promise.reject(new CredentialsUnavailableError());
    return Promise.reject(new CredentialsError('Invalid'));
  };
}

export const acceptable: ShippingJudgement = {
  isAcceptable: true,
  hasRequiredFields: true,
  isPostOfficeBox: false,
  canShipToProvince: true,
  hasValidContact: true,
  suggestion: null,
  branchCount: 0,
  problems: [],
  decision: null,
  overridden: [],
  standardized: noAddress,
  streetEvidence: 'no data',
  isStreetUnknown: false,
  likelihood: 1,
  isPlaceKnown: true,
  change: null,
};

/** No request of these tests reaches the market's rules. */
const anyMarket = { code: 'US' } as Market;

export const anyCaller: Caller = {
  token: 'token-1',
  profile: 'profile-1',
  session: 'session-1',
  cart: 'cart-1',
  market: anyMarket,
  scopes: new Set(),
};

const emptyDesk = {
  put: async () => [],
  find: async () => null,
  delete: async () => undefined,
  upload: async () => ({ stored: 0, refused: 0, refusals: [] }),
};

/** A platform that accepts everything and holds nothing. */
export const emptyPlatform: Platform = {
  profiles: emptyDesk,
  branches: emptyDesk,
  siteUrls: emptyDesk,
  readCart: async () => null,
  deleteCart: async () => undefined,
  readApplication: async () => null,
  readSealedApplication: async () => null,
  deleteApplication: async () => undefined,
  register: async () => null,
  exportData: async () => nothingHeld,
  eraseData: async () => nothingErased,
};

const noMarkets: Markets = { find: () => undefined, codes: () => [], dataVersion: 'none' };

/** A server whose steps find nothing and accept everything, unless a test replaces them. */
export function buildTestServer(
  services: Partial<HttpServices> = {},
  settings: Partial<HttpSettings> = {},
): Promise<FastifyInstance> {
  return buildServer(
    {
      authenticate: authenticateAs(anyCaller),
      shipping: { read: async () => null, submit: async () => acceptable },
      application: { read: async () => null, submit: async () => [] },
      platform: emptyPlatform,
      decisions: {
        decisions: async () => ({ day: '2026-03-01', markets: [] }),
        pairs: async () => [],
        teach: async () => undefined,
      },
      markets: () => noMarkets,
      layouts: () => new Map(),
      reference: [],
      element: pageFile('element-TESTTEST.js', 'text/javascript', Buffer.from('// element')),
      readiness: async () => ({ isReady: true, checks: { store: 'ok' } }),
      ...services,
    },
    { ...readSettings({}).http, logger: false, ...settings },
  );
}

export interface Envelope {
  readonly success: boolean;
  readonly error: readonly { field: string; error: string; message: string }[] | null;
  readonly [member: string]: unknown;
}

/** The body of a response, or its one line, which must be an envelope with the headers of every response. */
export function envelopeOf(response: LightMyRequestResponse): Envelope {
  expect(response.headers).toMatchObject({
    ...securityHeaders,
    'content-type': expect.stringMatching(/^application\/(json; charset=utf-8|x-ndjson)$/),
  });
  expect(response.headers['x-request-id']).toMatch(/^[A-Za-z0-9._-]{1,64}$/);
  return parseEnvelope(response.body);
}

/** Parses a text, which must be an envelope. */
export function parseEnvelope(text: string): Envelope {
  const body = JSON.parse(text) as Envelope;
  expect(typeof body.success).toBe('boolean');
  expect(body).toHaveProperty('error');
  const items = body.error ?? [];
  expect(Array.isArray(items)).toBe(true);
  expect(body.success).toBe(items.length === 0);
  for (const item of items) {
    expect(Object.keys(item).sort()).toEqual(['error', 'field', 'message']);
    for (const text of Object.values(item)) expect(text).toMatch(/\S/);
  }
  return body;
}

export function codesOf(envelope: Envelope): string[] {
  return (envelope.error ?? []).map(({ error }) => error);
}
