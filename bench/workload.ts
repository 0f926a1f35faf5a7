import { readSettings } from '../src/config/settings.ts';
import { mintToken, quickStartPrivateKey } from '../src/credentials/mint-token.ts';
import type { LoadRequest } from './load-connection.ts';

/** The members of a submission that are no address. */
export const contact = { Email: 'jo.sample@example.com', Phone: '(510)555-0100', Name: 'Jo Sample' };

/** Submissions of the address step as a checkout sends them, most of them right. */
const addressBodies = {
  accepted: [
    {
      ...contact,
      AddressPrimary: '39500 Stevenson Pl',
      AddressSecondary: 'Ste 204',
      City: 'Fremont',
      Province: 'CA',
      PostalCode: '94539',
    },
    { ...contact, AddressPrimary: '350 Fifth Avenue', City: 'New York', Province: 'NY', PostalCode: '10118' },
    {
      ...contact,
      AddressPrimary: '600 Congress Ave',
      AddressSecondary: 'Floor 14',
      City: 'Austin',
      Province: 'Texas',
      PostalCode: '78701-1234',
    },
    { ...contact, AddressPrimary: '1901 W Madison St', City: 'CHICAGO', Province: 'IL', PostalCode: '60612' },
  ],
  suggested: [
    {
      ...contact,
      AddressPrimary: '39500 Stevenson Pl',
      City: 'Freemont',
      Province: 'CA',
      PostalCode: '94539',
    },
    { ...contact, AddressPrimary: '600 Congress Ave', City: 'Autsin', Province: 'TX', PostalCode: '78701' },
  ],
} as const;

/** A valid application. Each buyer of a load has another site URL. */
const application = {
  DateOfBirth: '06/15/1990',
  EMail: 'ann.sample@example.com',
  SubscribeToEmail: true,
  FirstName: 'Ann',
  LastName: 'Sample',
  PhoneHome: '(510)555-0100',
  Pin: '1234',
  TaxId: '123-45-6789',
};

export type RequestKind =
  | 'POST address'
  | 'POST address with a suggestion'
  | 'GET address'
  | 'POST application'
  | 'GET application';

const addressPath = '/v1/shopping/checkout/verify/address.json';
const applicationPath = '/v1/promote/checkout/verify/application.json';

/** One request of a kind for each token. */
export function requestsOf(kind: RequestKind, tokens: readonly string[]): LoadRequest[] {
  const pick = <Body>(bodies: readonly Body[], at: number) => bodies[at % bodies.length];
  const bodyOf: Record<RequestKind, (at: number) => object | undefined> = {
    'POST address': (at) => pick(addressBodies.accepted, at),
    'POST address with a suggestion': (at) => pick(addressBodies.suggested, at),
    'GET address': () => undefined,
    'POST application': (at) => ({ ...application, SiteUrl: `bench${at}` }),
    'GET application': () => undefined,
  };
  const method = kind.startsWith('GET') ? 'GET' : 'POST';
  const path = kind.includes('application') ? applicationPath : addressPath;
  return tokens.map((token, at) => requestOf(method, path, token, bodyOf[kind](at)));
}

/** A POST for each body, with the tokens in turn. */
export function addressRequests(bodies: readonly object[], tokens: readonly string[]): LoadRequest[] {
  return bodies.map((body, at) => requestOf('POST', addressPath, tokens[at % tokens.length] ?? '', body));
}

function requestOf(method: string, path: string, token: string, body: object | undefined): LoadRequest {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return { method, path, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
}

/** Gives each token an address and an application, so that reads find one. */
export async function fill(url: string, tokens: readonly string[]): Promise<void> {
  for (const kind of ['POST address', 'POST application'] as const) {
    for (const { method, path, headers, body } of requestsOf(kind, tokens)) {
      const request = { method, headers, body } as RequestInit;
      const response = await fetch(`${url}${path}`, request);
      const answer = (await response.json()) as { success: boolean; error: unknown };
      if (answer.success !== true) throw new Error(`${kind} was refused: ${JSON.stringify(answer.error)}`);
    }
  }
}

/** Quick-start tokens for this many carts. */
export function tokensFor(dataDirectory: string, count: number, market = 'US'): Promise<string[]> {
  const { claims } = readSettings({});
  const key = quickStartPrivateKey(dataDirectory);
  const content = { profile: '', market, scope: 'checkout promote', ttlSeconds: 86_400 };
  const mint = (i: number) => mintToken({ ...content, session: `bench-${i}` }, claims, key, new Date());
  return Promise.all(Array.from({ length: count }, (_, i) => mint(i)));
}
