import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll } from 'vitest';
import { createApplicationStep } from '../../src/checkout/application-step.ts';
import { createBranchDirectory } from '../../src/checkout/branch-directory.ts';
import type { Caller, PlatformCaller } from '../../src/checkout/ports.ts';
import { createShippingStep } from '../../src/checkout/shipping-step.ts';
import { readSettings } from '../../src/config/settings.ts';
import { CredentialsError } from '../../src/credentials/token-verifier.ts';
import { createDecisionReports } from '../../src/decisions/decision-report.ts';
import { builtinDataDirectory } from '../../src/gazetteer/read/data-directory.ts';
import { openGazetteer } from '../../src/gazetteer/read/gazetteer.ts';
import { buildServer } from '../../src/http/server.ts';
import { createMarkets } from '../../src/market/market.ts';
import { pageFile } from '../../src/pages/page-files.ts';
import { createPlatform } from '../../src/platform/platform.ts';
import type { Branch } from '../../src/registry/registry-entries.ts';
import type { SqlStore } from '../../src/store/sql-store.ts';
import { madeStreets } from '../fixtures/made-streets.ts';
import { eachStore, type TestStore } from '../store/stores.ts';
import { addressPath, applicationPath, type Envelope, envelopeOf } from '../support/http-server.ts';
import { loadMarketOverrides } from '../support/load-market-overrides.ts';

const { dataVersion, country, layouts } = openGazetteer({ directories: [builtinDataDirectory()] });
const countries = (code: string) => country(code);

/** The built-in markets. */
const plain = createMarkets({ countries, dataVersion, layouts });

/**
 * The same markets with an operator's rules: the US refuses boxes, military addresses and Alaska; Germany has
 * German messages, and no pick-up, tax numbers or partners; Canada refuses Yukon, and has no boxes or
 * pick-up.
 */
const rules = {
  US: { postOfficeBoxes: 'refused', military: 'refused', provincesNotServed: ['AK'] },
  CA: { pickUp: false, postOfficeBoxes: 'refused', provincesNotServed: ['YT'] },
  DE: { pickUp: false, language: 'de', hiddenFields: ['TaxId', 'PartnerFirstName', 'PartnerLastName'] },
};
const strict = createMarkets({
  countries,
  dataVersion,
  layouts,
  overrides: loadMarketOverrides(JSON.stringify(rules)),
});

/** The US with the streets of one code as a register: every street it lacks raises a doubt. */
const streets = await madeStreets('US', [['94538', 'Oak Street', '4', '8', '12*', '16', '20']], {
  isComplete: true,
});
const register = createMarkets({
  countries(code) {
    const known = country(code);
    return known && code === 'US' ? { ...known, streets } : known;
  },
  dataVersion,
  layouts,
  overrides: loadMarketOverrides('{ "US": { "houseNumber": "ask", "unit": "ask" } }'),
  doubtsUnknownStreets: true,
});

const marketsOf = { plain, strict, register };

export const branches: readonly Branch[] = [
  { id: 12, market: 'US', name: 'Fremont', province: 'CA', active: true },
  { id: 13, market: 'US', name: 'Closed', province: 'CA', active: false },
  { id: 14, market: 'DE', name: 'Berlin', province: null, active: true },
];

/** The day on which every submission of these tests arrives. */
export const today = new Date('2026-03-01T12:00:00Z');

export interface Buyer {
  readonly profile?: string;
  readonly session: string;
  readonly cart: string;
  readonly market: string;
  readonly rules: 'plain' | 'strict' | 'register';
}

/** A buyer with a cart and a session that nobody else has. */
export function newBuyer(changes: Partial<Buyer> = {}): Buyer {
  const id = randomUUID();
  return { session: `session ${id}`, cart: `cart ${id}`, market: 'US', rules: 'plain', ...changes };
}

export interface Answer extends Envelope {
  readonly status: number;
}

export interface Service {
  readonly server: FastifyInstance;
  readAddress(buyer: Buyer): Promise<Answer>;
  setAddress(buyer: Buyer, body: unknown): Promise<Answer>;
  readApplication(buyer: Buyer): Promise<Answer>;
  apply(buyer: Buyer, body: unknown): Promise<Answer>;
}

export interface OpenedService {
  /** Both exist once a test runs. */
  readonly store: TestStore;
  readonly service: Service;
}

/** Runs the suite over a service on each store. */
export function eachService(suite: (opened: OpenedService) => void): void {
  eachStore((_name, open) => {
    let store: TestStore;
    let service: Service;
    beforeAll(async () => {
      store = await open();
      service = await openService(store);
    });
    suite({
      get store() {
        return store;
      },
      get service() {
        return service;
      },
    });
  });
}

/** The whole service over a store. In place of a token, the header holds the buyer as plain data. */
export async function openService(
  store: SqlStore,
  decisions?: Parameters<typeof createShippingStep>[0]['decisions'],
): Promise<Service> {
  const now = () => today;
  const directory = createBranchDirectory(branches);
  const server = await buildServer(
    {
      authenticate: callerOf,
      shipping: createShippingStep({
        store,
        branches: directory,
        ...(decisions && { decisions }),
        now,
      }),
      application: createApplicationStep(store, now),
      decisions: createDecisionReports(store, now, 'review'),
      platform: createPlatform(store, () => plain),
      markets: () => plain,
      reference: [],
      element: pageFile('element-TESTTEST.js', 'text/javascript', Buffer.from('// element')),
      layouts: () => layouts,
      readiness: async () => ({ isReady: true, checks: {} }),
    },
    { ...readSettings({}).http, logger: false },
  );
  const send = async (buyer: Buyer, url: string, body?: unknown): Promise<Answer> => {
    const headers = { authorization: headerOf(buyer), 'content-type': 'application/json' };
    const response =
      body === undefined
        ? await server.inject({ url, headers })
        : await server.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) });
    return { status: response.statusCode, ...envelopeOf(response) };
  };
  return {
    server,
    readAddress: (buyer) => send(buyer, addressPath),
    setAddress: (buyer, body) => send(buyer, addressPath, body),
    readApplication: (buyer) => send(buyer, applicationPath),
    apply: (buyer, body) => send(buyer, applicationPath, body),
  };
}

export function headerOf(buyer: Buyer): string {
  return `Bearer ${Buffer.from(JSON.stringify(buyer)).toString('base64url')}`;
}

/** An employee on the platform, who names no session and no market. */
export function platformHeader(scope: string): string {
  return `Bearer ${Buffer.from(JSON.stringify({ profile: 'clerk', scope })).toString('base64url')}`;
}

function callerOf(authorization: string | undefined): Caller | PlatformCaller {
  if (authorization === undefined) throw new CredentialsError('Missing');
  const buyer = JSON.parse(
    Buffer.from(authorization.slice('Bearer '.length), 'base64url').toString(),
  ) as Buyer & { readonly scope?: string };
  if (buyer.scope !== undefined) {
    const scopes = new Set(buyer.scope.split(' '));
    return { token: authorization, profile: buyer.profile, session: undefined, market: undefined, scopes };
  }
  const market = marketsOf[buyer.rules].find(buyer.market);
  if (market === undefined) throw new CredentialsError('Invalid');
  const { profile, session, cart } = buyer;
  return { token: authorization, profile, session, cart, market, scopes: new Set(['checkout', 'promote']) };
}
