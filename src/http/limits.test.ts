import type { FastifyInstance, InjectOptions } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import {
  addressPath,
  anyCaller,
  applicationPath,
  authenticateAs,
  buildTestServer,
  codesOf,
  envelopeOf,
  tokens,
} from '../../test/support/http-server.ts';
import type { Settings } from '../config/settings.ts';
import { createRateLimits } from '../limits/rate-limits.ts';
import { builtPages, readPageFiles } from '../pages/page-files.ts';

const none: Settings['rateLimits'] = { address: 0, token: 0, profile: 0, public: 0 };

interface Limited {
  readonly clock: { time: number };
  readonly authenticate: ReturnType<typeof vi.fn>;
  send(request?: InjectOptions): Promise<number>;
  readonly server: FastifyInstance;
}

async function openLimited(
  settings: Partial<Settings['rateLimits']>,
  trustedProxies: readonly string[] = [],
  services: Parameters<typeof buildTestServer>[0] = {},
): Promise<Limited> {
  const clock = { time: 0 };
  const limits = createRateLimits({ ...none, ...settings }, () => clock.time);
  const authenticate = vi.fn(authenticateAs(anyCaller));
  const server = await buildTestServer({ ...services, limits, authenticate }, { trustedProxies });
  const send = async (request: InjectOptions = {}) => {
    const headers = { authorization: tokens.full, ...request.headers };
    return (await server.inject({ url: addressPath, ...request, headers })).statusCode;
  };
  return { clock, authenticate, send, server };
}

async function statuses(count: number, send: (index: number) => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push(await send(index));
  return all;
}

describe('a request over a limit', () => {
  it('is 429 in the envelope and says how long to wait; then requests pass again', async () => {
    const { server, clock, send } = await openLimited({ address: 1 });
    await send();
    clock.time = 20_500;
    const response = await server.inject({ url: addressPath, headers: { authorization: tokens.full } });
    const over = await server.inject({ url: addressPath, headers: { authorization: tokens.full } });
    for (const each of [response, over]) {
      expect([each.statusCode, codesOf(envelopeOf(each))]).toEqual([429, ['Request.TooMany']]);
      expect(each.headers['retry-after']).toBe('40');
    }
    clock.time = 60_000;
    expect(await send()).toBe(404);
  });

  it('leaves its body unread and reaches no step', async () => {
    const { send } = await openLimited({ token: 1 });
    const post: InjectOptions = {
      method: 'POST',
      url: applicationPath,
      headers: { 'content-type': 'application/json' },
      payload: '{',
    };
    expect(await statuses(2, () => send(post))).toEqual([400, 429]);
  });

  it('from an address that is over its limit is refused before its credentials are looked at', async () => {
    const { authenticate, send } = await openLimited({ address: 2 });
    await statuses(3, () => send());
    authenticate.mockClear();
    expect(await send()).toBe(429);
    expect(authenticate).not.toHaveBeenCalled();
  });

  it('waits for its answer, so that hundreds of them let others pass', async () => {
    const { send } = await openLimited({ token: 1 });
    const answered: number[] = [];
    const note = async (request: InjectOptions) => void answered.push(await send(request));
    await send();
    const refused = Array.from({ length: 100 }, () => note({}));
    await Promise.all([...refused, note({ headers: { authorization: tokens.checkoutOnly } })]);
    expect(answered.indexOf(404)).toBeLessThan(50);
  });
});

describe('what counts', () => {
  it('credentials that are refused count for the address, whoever sends them', async () => {
    const { send } = await openLimited({ address: 3 });
    const wrong = ['', 'Bearer wrong', tokens.expired, tokens.full, tokens.full];
    const all = await statuses(5, (index) => send({ headers: { authorization: wrong[index] } }));
    expect(all).toEqual([401, 401, 401, 429, 429]);
  });

  it('a token counts on all its addresses, and for itself alone', async () => {
    const { send } = await openLimited({ token: 2 });
    const from = (index: number) => send({ remoteAddress: `192.0.2.${index}` });
    expect(await statuses(3, from)).toEqual([404, 404, 429]);
    expect(await send({ headers: { authorization: tokens.checkoutOnly } })).toBe(404);
  });

  it('a profile counts with all its tokens; guests have none', async () => {
    const { send } = await openLimited({ profile: 1 });
    const known = await statuses(2, (index) =>
      send({ headers: { authorization: index === 0 ? tokens.full : tokens.checkoutOnly } }),
    );
    expect(known).toEqual([404, 429]);
    const guest = { ...anyCaller, profile: undefined };
    const limits = createRateLimits({ ...none, profile: 1 }, () => 0);
    const server = await buildTestServer({ limits, authenticate: authenticateAs(guest) });
    const headers = { authorization: tokens.full };
    const all = await statuses(
      3,
      async () => (await server.inject({ url: addressPath, headers })).statusCode,
    );
    expect(all).toEqual([404, 404, 404]);
  });

  it('an address counts with every route, found or not', async () => {
    const { send } = await openLimited({ address: 5 });
    const urls = [
      '/openapi.json',
      '/health/live',
      '/v1/markets.json',
      '/nothing',
      addressPath,
      '/openapi.json',
    ];
    const all = await statuses(urls.length, (index) => send({ url: urls[index] ?? '' }));
    expect(all).toEqual([200, 200, 200, 404, 404, 429]);
  });

  it('calls of the platform do not count, refused ones do', async () => {
    const { send } = await openLimited({ token: 1, profile: 1, address: 1 });
    const platform = { url: '/platform/v1/carts/c', headers: { authorization: tokens.platformOnly } };
    expect(await statuses(3, () => send(platform))).toEqual([404, 404, 404]);
    expect(await send({ ...platform, headers: { authorization: 'Bearer wrong' } })).toBe(401);
    expect(await send(platform)).toBe(429);
  });
});

describe('the limit of requests without credentials', () => {
  const publicUrls = ['/openapi.json', '/v1/markets.json', '/docs/nothing', '/nothing'];

  it('counts documents, markets and unknown paths together, for each address', async () => {
    const { send } = await openLimited({ public: 4 });
    const all = await statuses(4, (index) => send({ url: publicUrls[index] ?? '' }));
    expect(all).toEqual([200, 200, 404, 404]);
    for (const url of publicUrls) expect(await send({ url })).toBe(429);
    expect(await send({ method: 'OPTIONS', url: '/openapi.json' })).toBe(429);
    expect(await send({ url: '/openapi.json', remoteAddress: '192.0.2.1' })).toBe(200);
  });

  it('leaves callers with a token alone, and those whose token is refused', async () => {
    const { send } = await openLimited({ public: 1 });
    await statuses(3, () => send({ url: '/openapi.json' }));
    expect(await statuses(3, () => send())).toEqual([404, 404, 404]);
    expect(await send({ headers: { authorization: tokens.expired } })).toBe(401);
  });

  it('counts health by itself, so that no flood of other requests makes an instance look dead', async () => {
    const { send } = await openLimited({ public: 2 });
    await statuses(3, () => send({ url: '/nothing' }));
    const all = await statuses(3, (index) => send({ url: index === 1 ? '/health/ready' : '/health/live' }));
    expect(all).toEqual([200, 200, 429]);
  });
});

describe('pages under the limit that a start sets', () => {
  const apps = Object.fromEntries(
    (['demo', 'console'] as const).map((name) => {
      const files = readPageFiles(builtPages(`${name}-page`));
      return [name, { files, issueToken: undefined }];
    }),
  );
  const reference = readPageFiles(builtPages('reference'));
  const limited = (most: number) => openLimited({ public: most }, [], { ...apps, reference });

  it.each(['/demo', '/console', '/docs'])('%s is whole after each of five reloads at once', async (url) => {
    const { server } = await limited(1200);
    for (let times = 0; times < 6; times++) {
      const { body } = await server.inject(url);
      const loaded = [...body.matchAll(/(?:src|href)="([^"]+-\w{8}\.\w+)"/g)].map(([, path = '']) => path);
      expect(loaded.length).toBeGreaterThan(2);
      for (const path of loaded) expect((await server.inject(path)).statusCode).toBe(200);
    }
  });

  it('no file is had over ten times as often as anything else, nor over the limit of bytes', async () => {
    for (const { name, body } of reference.filter((each) => /-\w{8}\.(?!html)\w+$/.test(each.name))) {
      const { send } = await limited(1);
      const all = await statuses(12, () => send({ url: `/docs/${name}` }));
      const most = Math.floor(10 / Math.min(10, Math.ceil(body.length / 20_000)));
      expect([name, all.filter((status) => status === 200).length]).toEqual([name, most]);
    }
  });

  it('what files used is gone for other requests as well', async () => {
    const { send } = await limited(1);
    const { name = '' } = reference.find((each) => each.name.startsWith('icon-')) ?? {};
    expect(await statuses(2, (at) => send({ url: at === 0 ? `/docs/${name}` : '/openapi.json' }))).toEqual([
      200, 429,
    ]);
  });
});

describe('RateLimit and RateLimit-Policy', () => {
  const fieldsOf = async ({ server }: Limited, request: InjectOptions) => {
    const { headers } = await server.inject(request);
    return [headers['ratelimit-policy'], headers.ratelimit];
  };
  const call = { url: addressPath, headers: { authorization: tokens.full } };

  it('name each limit that a request counted towards, and what is left of it', async () => {
    const limited = await openLimited({ token: 3, address: 9, public: 5 });
    await limited.send();
    limited.clock.time = 20_500;
    expect(await fieldsOf(limited, call)).toEqual([
      '"address";q=9;w=60, "token";q=3;w=60',
      '"address";r=8;t=7, "token";r=2;t=20',
    ]);
    expect(await fieldsOf(limited, { url: '/openapi.json' })).toEqual([
      '"address";q=9;w=60, "public";q=5;w=60',
      '"address";r=7;t=14, "public";r=4;t=12',
    ]);
  });

  it('say in a refusal that nothing is left, also if credentials were not yet checked', async () => {
    const limited = await openLimited({ address: 1 });
    await limited.send();
    const over = ['"address";q=1;w=60', '"address";r=0;t=60'];
    expect([await fieldsOf(limited, call), await fieldsOf(limited, call)]).toEqual([over, over]);
  });

  it('are absent where nothing is counted', async () => {
    const limited = await openLimited({ public: 5 });
    expect(await fieldsOf(limited, call)).toEqual([undefined, undefined]);
    const platform = { url: '/platform/v1/carts/c', headers: { authorization: tokens.platformOnly } };
    expect(await fieldsOf(await openLimited({ token: 1 }), platform)).toEqual([undefined, undefined]);
  });
});

describe('the address of origin', () => {
  const forwarded = (address: string, remoteAddress = '10.0.0.5'): InjectOptions => ({
    remoteAddress,
    headers: { 'x-forwarded-for': address },
  });

  it('a forged X-Forwarded-For escapes nothing if no proxy is trusted', async () => {
    const { send } = await openLimited({ address: 2 });
    const all = await statuses(3, (index) => send(forwarded(`192.0.2.${index}`)));
    expect(all).toEqual([404, 404, 429]);
  });

  it('a forged X-Forwarded-For escapes nothing, from a stranger or through a proxy', async () => {
    const { send } = await openLimited({ address: 1 }, ['10.0.0.0/24']);
    expect(await send(forwarded('192.0.2.1', '203.0.113.1'))).toBe(404);
    expect(await send(forwarded('192.0.2.2', '203.0.113.1'))).toBe(429);
    expect(await send(forwarded('192.0.2.3, 203.0.113.2'))).toBe(404);
    expect(await send(forwarded('192.0.2.4, 203.0.113.2'))).toBe(429);
    expect(await send(forwarded('192.0.2.4, 203.0.113.2, 10.0.0.7'))).toBe(429);
  });

  it('behind a trusted proxy each address has its own count', async () => {
    const { send } = await openLimited({ address: 1 }, ['10.0.0.0/24']);
    const all = await statuses(4, (index) => send(forwarded(`192.0.2.${index % 2}`)));
    expect(all).toEqual([404, 404, 429, 429]);
  });

  it('addresses of one /64 share a count, those of another have their own', async () => {
    const { send } = await openLimited({ address: 1 });
    const addresses = ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '2001:db8:0:2::1'];
    const all = await statuses(3, (index) => send({ remoteAddress: addresses[index] ?? '' }));
    expect(all).toEqual([404, 429, 404]);
  });
});

it('without limits nobody is counted', async () => {
  expect(createRateLimits(none, () => 0)).toBeUndefined();
  const { send } = await openLimited({});
  expect(await statuses(3, () => send())).toEqual([404, 404, 404]);
});
