import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Client, type ClientOptions, createClient } from './client.ts';

type Step = Response | Error | 'never';

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly atMs: number;
}

const submission = { Email: 'jo@example.com', Name: 'Jo Sample', AddressPrimary: '1 Main St' };
const absent = () => failure(404, 'Address.NotFound');
const accepted = () => answer(200, { success: true, error: null });

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers });
}

function failure(status: number, code: string, headers: Record<string, string> = {}): Response {
  return answer(status, { success: false, error: [{ field: 'F', error: code, message: 'Text.' }] }, headers);
}

function scripted(steps: readonly (() => Step)[], options: Partial<ClientOptions> = {}) {
  const sent: Sent[] = [];
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    const { method = 'GET', headers, body, signal } = init;
    const step = steps[Math.min(sent.length, steps.length - 1)]?.() ?? 'never';
    sent.push({
      url: String(url),
      method,
      headers: new Headers(headers),
      body: body?.toString(),
      atMs: Date.now(),
    });
    if (step instanceof Error) throw step;
    if (step instanceof Response) return step;
    return new Promise<Response>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );
  };
  const client = createClient({ baseUrl: 'https://service.test', token: 'token', fetch, ...options });
  return { client, sent };
}

/** The result of a call, for which the clock moves as far as it has to. Others may set timers without end. */
async function settle<T>(work: Promise<T>): Promise<{ value: T } | { error: unknown }> {
  let settled: { value: T } | { error: unknown } | undefined;
  work.then(
    (value) => (settled = { value }),
    (error: unknown) => (settled = { error }),
  );
  await vi.advanceTimersByTimeAsync(0);
  while (settled === undefined) await vi.advanceTimersToNextTimerAsync();
  return settled;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const operations: readonly [string, (client: Client) => Promise<unknown>][] = [
  ['a read', (client) => client.readAddress()],
  ['a submission', (client) => client.verifyAddress(submission)],
];

describe('a request', () => {
  it('reaches the service with token, language and body', async () => {
    const { client, sent } = scripted([accepted], { baseUrl: 'https://service.test/shop/', language: 'de' });
    await client.verifyAddress(submission);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      url: 'https://service.test/shop/v1/shopping/checkout/verify/address.json',
      method: 'POST',
      body: JSON.stringify(submission),
    });
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      authorization: 'Bearer token',
      'accept-language': 'de',
      'content-type': 'application/json',
    });
  });

  it('for a form carries no token and asks for none', async () => {
    const token = vi.fn(() => 'token');
    const { client, sent } = scripted([() => answer(200, { success: true, error: null, markets: [] })], {
      token,
    });
    await client.markets();
    await client.addressFormat('../x?y');
    expect(token).not.toHaveBeenCalled();
    expect(sent.map(({ url, headers }) => [url, [...headers]])).toEqual([
      ['https://service.test/v1/markets.json', []],
      ['https://service.test/v1/markets/..%2Fx%3Fy/address-format.json', []],
    ]);
  });
});

describe.each(operations)('%s', (_title, call) => {
  it.each([
    ['the network fails', () => new TypeError('failed')],
    ['the service is not available', () => failure(503, 'Service.Unavailable')],
    ['there are too many requests', () => failure(429, 'Request.TooMany')],
    ['the request arrived too slowly', () => failure(408, 'Request.TimedOut')],
  ])('is repeated when %s', async (_reason, fail) => {
    const { client, sent } = scripted([fail, fail, absent]);
    await settle(call(client));
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
  });

  it.each([400, 403, 404, 413, 415, 500])('is not repeated on %i', async (status) => {
    const { client, sent } = scripted([() => failure(status, 'Code')]);
    expect(await settle(call(client))).toMatchObject({ error: { status, code: 'Code' } });
    expect(sent).toHaveLength(1);
  });

  it('is repeated twice at most by default', async () => {
    const fail = () => failure(503, 'Service.Unavailable');
    for (const [options, attempts] of [
      [{}, 3],
      [{ mostRepeats: 0 }, 1],
    ] as const) {
      const { client, sent } = scripted([fail], options);
      expect(await settle(call(client))).toMatchObject({ error: { code: 'Service.Unavailable' } });
      expect(sent).toHaveLength(attempts);
    }
  });

  it('waits as long as Retry-After asks, and longer each time', async () => {
    const { client, sent } = scripted([
      () => failure(503, 'Service.Unavailable', { 'retry-after': '3' }),
      () => new TypeError('failed'),
      absent,
    ]);
    const startedAt = Date.now();
    await settle(call(client));
    const [, second = 0, third = 0] = sent.map(({ atMs }) => atMs - startedAt);
    expect(second).toBe(3_000);
    expect(third - second).toBeGreaterThanOrEqual(200);
    expect(third - second).toBeLessThanOrEqual(400);
  });

  it('does not wait longer than its own time limit, even if Retry-After asks for it', async () => {
    const { client, sent } = scripted([() => failure(429, 'Request.TooMany', { 'retry-after': '60' })]);
    const startedAt = Date.now();
    const outcome = await settle(call(client));
    expect(outcome).toMatchObject({ error: { status: 429, retryAfterMs: 60_000 } });
    expect([sent.length, Date.now() - startedAt]).toEqual([1, 0]);
  });

  it('ends within its time limit, whatever hangs', async () => {
    const never = () => new Promise<string>(() => undefined);
    for (const options of [{}, { token: never }]) {
      const { client } = scripted([() => 'never'], { timeoutMs: 700, ...options });
      const startedAt = Date.now();
      expect(await settle(call(client))).toMatchObject({ error: { status: 0, code: 'Client.TimedOut' } });
      expect(Date.now() - startedAt).toBe(700);
    }
  });

  it('reports that no answer came, and why', async () => {
    const cause = new TypeError('failed');
    const { client } = scripted([() => cause]);
    expect(await settle(call(client))).toMatchObject({
      error: { name: 'CheckoutError', status: 0, code: 'Client.NoAnswer', cause, requestId: undefined },
    });
  });

  it('reports an answer that is not the service’s', async () => {
    const { client, sent } = scripted([() => new Response('<html>', { status: 200 })]);
    expect(await settle(call(client))).toMatchObject({ error: { status: 200, code: 'Client.Unreadable' } });
    expect(sent).toHaveLength(1);
  });
});

describe('a gateway that fails', () => {
  it.each([502, 504])('(%i) has a read repeated, and no submission', async (status) => {
    const attempts = async (call: (client: Client) => Promise<unknown>) => {
      const { client, sent } = scripted([() => new Response('<html>', { status })]);
      expect(await settle(call(client))).toMatchObject({ error: { status } });
      return sent.length;
    };
    expect([
      await attempts((client) => client.readAddress()),
      await attempts((client) => client.verifyAddress(submission)),
    ]).toEqual([3, 1]);
  });
});

describe('a signal', () => {
  const reason = new Error('the buyer typed on');

  it('that was aborted before the call lets nothing be sent', async () => {
    const token = vi.fn(() => 'token');
    const { client, sent } = scripted([absent], { token });
    expect(await settle(client.readAddress({ signal: AbortSignal.abort(reason) }))).toEqual({
      error: reason,
    });
    expect([sent.length, token.mock.calls.length]).toEqual([0, 0]);
  });

  it.each([
    ['an answer', [() => 'never' as const]],
    ['the next attempt', [() => new TypeError('failed')]],
  ])('ends a call that waits for %s, which then sends no more', async (_title, steps) => {
    const { client, sent } = scripted(steps);
    const control = new AbortController();
    const call = settleLater(client.readAddress({ signal: control.signal }));
    await vi.advanceTimersByTimeAsync(50);
    control.abort(reason);
    expect(await call).toEqual({ error: reason });
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent).toHaveLength(1);
  });

  function settleLater<T>(work: Promise<T>) {
    return work.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
  }
});

describe('a token', () => {
  const refused = () => failure(401, 'Authorization.Expired');

  it('that is refused is handed back once and replaced by the new one', async () => {
    const token = vi.fn((old?: string) => Promise.resolve(old === 'stale' ? 'fresh' : 'stale'));
    const { client, sent } = scripted([refused, accepted], { token });
    expect(await settle(client.verifyAddress(submission))).toMatchObject({ value: { outcome: 'accepted' } });
    expect(token.mock.calls).toEqual([[], ['stale']]);
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer stale', 'Bearer fresh']);
  });

  it('that is refused twice ends the call', async () => {
    const { client, sent } = scripted([refused], { token: () => 'stale' });
    expect(await settle(client.readAddress())).toMatchObject({
      error: { status: 401, code: 'Authorization.Expired' },
    });
    expect(sent).toHaveLength(2);
  });

  it('that is text is sent once', async () => {
    const { client, sent } = scripted([refused]);
    expect(await settle(client.readAddress())).toMatchObject({ error: { status: 401 } });
    expect(sent).toHaveLength(1);
  });

  it('that cannot be fetched ends the call with the reason', async () => {
    const reason = new Error('signed out');
    const { client, sent } = scripted([accepted], { token: () => Promise.reject(reason) });
    expect(await settle(client.readAddress())).toEqual({ error: reason });
    expect(sent).toHaveLength(0);
  });

  it('may be absent', async () => {
    const { client, sent } = scripted([absent], { token: undefined as never });
    await settle(client.readAddress());
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });
});

describe('any course of a call', () => {
  const step = fc.constantFrom(200, 401, 404, 408, 429, 500, 502, 503, 504, 'cut', 'never');

  it('ends in time with an outcome or an error, within the allowed number of attempts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 6 }),
        fc.nat(3),
        async (course, mostRepeats) => {
          const steps = course.map((each) => () => {
            if (each === 'cut') return new TypeError('failed');
            return each === 'never' ? each : failure(Number(each), 'Code');
          });
          const { client, sent } = scripted(steps, { mostRepeats, token: () => 'token', timeoutMs: 5_000 });
          const startedAt = Date.now();
          const settled = await settle(client.readAddress());
          expect(Date.now() - startedAt).toBeLessThanOrEqual(5_000);
          expect(sent.length).toBeLessThanOrEqual(2 * (mostRepeats + 1));
          if ('error' in settled) expect(settled.error).toMatchObject({ name: 'CheckoutError' });
          else expect(settled.value).toMatchObject({ outcome: 'found' });
          expect(vi.getTimerCount()).toBe(0);
        },
      ),
      { numRuns: 100 },
    );
  });
});
