import { readSettings } from '../../src/config/settings.ts';
import { mintToken, quickStartPrivateKey } from '../../src/credentials/mint-token.ts';
import { addressPath } from '../support/http-server.ts';

/** Sets the address of a cart again and again, each time with the next number in it. */
export interface Buyer {
  readonly cart: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The last number sent, and the last one acknowledged. */
  sent: number;
  acknowledged: number;
}

const dayInSeconds = 86_400;

/** Uses a token of the quick start, whose keys are in this folder. */
export async function buyerOf(
  cart: string,
  dataDirectory: string,
  ttlSeconds = dayInSeconds,
): Promise<Buyer> {
  const content = { profile: '', session: cart, market: 'US', scope: 'checkout', ttlSeconds };
  const key = quickStartPrivateKey(dataDirectory);
  const token = await mintToken(content, readSettings({}).claims, key, new Date());
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return { cart, headers, sent: 0, acknowledged: 0 };
}

const submission = (number: number) =>
  JSON.stringify({
    Email: `jo+${number}@example.com`,
    Name: 'Jo Sample',
    AddressPrimary: '39500 Stevenson Pl',
    City: 'Fremont',
    Province: 'CA',
    PostalCode: '94539',
  });

interface Answer {
  readonly success: boolean;
  readonly error: unknown;
  readonly Email?: string;
}

/** Sets the address once more, and returns the answer. Rejects if the service is gone. */
export async function setNext(url: string, buyer: Buyer): Promise<Answer> {
  buyer.sent += 1;
  const init = { method: 'POST', headers: buyer.headers, body: submission(buyer.sent) };
  const response = await fetch(`${url}${addressPath}`, init);
  const answer = (await response.json()) as Answer;
  if (answer.success) buyer.acknowledged = buyer.sent;
  return answer;
}

/** The number that the cart holds; 0 if none was ever set. Throws if the service does not say. */
export async function heldBy(url: string, { headers }: Buyer): Promise<number> {
  const response = await fetch(`${url}${addressPath}`, { headers });
  const answer = (await response.json()) as Answer;
  if (response.status === 404) return 0;
  if (answer.Email === undefined) throw new Error(`${response.status} ${JSON.stringify(answer.error)}`);
  return Number(/\+(\d+)@/.exec(answer.Email)?.[1]);
}
