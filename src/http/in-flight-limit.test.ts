import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  acceptable,
  addressPath,
  buildTestServer,
  codesOf,
  emptySubmission,
  envelopeOf,
  submissionHead,
  tokens,
} from '../../test/support/http-server.ts';

const post = {
  method: 'POST',
  url: addressPath,
  headers: { authorization: tokens.full, 'content-type': 'application/json' },
  payload: '{}',
} as const;

/** A server that works on two requests at most, each of them until it is told to go on. */
async function openBusy() {
  const held: (() => void)[] = [];
  const submit = () =>
    new Promise<typeof acceptable>((resolve) => {
      held.push(() => resolve(acceptable));
    });
  const server = await buildTestServer({ shipping: { read: async () => null, submit } }, { maxInFlight: 2 });
  const untilHeld = (count: number) => expect.poll(() => held.length).toBe(count);
  return { server, held, untilHeld };
}

describe('while as many requests are in flight as the limit allows', () => {
  it('others are turned away at once, and admitted again when one is answered', async () => {
    const { server, held, untilHeld } = await openBusy();
    const working = [server.inject(post), server.inject(post)];
    await untilHeld(2);
    const refused = await server.inject(post);
    expect([refused.statusCode, codesOf(envelopeOf(refused))]).toEqual([503, ['Service.Unavailable']]);
    expect(refused.headers['retry-after']).toMatch(/^[1-9]\d*$/);
    held[0]?.();
    expect((await working[0])?.statusCode).toBe(200);
    const admitted = server.inject(post);
    await untilHeld(3);
    for (const go of held) go();
    expect([(await working[1])?.statusCode, (await admitted).statusCode]).toEqual([200, 200]);
  });

  it('health is answered, and a request that no route matches is still 404', async () => {
    const { server, held, untilHeld } = await openBusy();
    const working = [server.inject(post), server.inject(post)];
    await untilHeld(2);
    for (const [url, status] of [
      ['/health/live', 200],
      ['/health/ready', 200],
      ['/nothing', 404],
    ] as const)
      expect((await server.inject({ url })).statusCode).toBe(status);
    for (const go of held) go();
    await Promise.all(working);
  });
});

it('of a burst some are answered and the others turned away, and the next caller is served', async () => {
  const submit = () => new Promise<typeof acceptable>((resolve) => setTimeout(resolve, 10, acceptable));
  const server = await buildTestServer({ shipping: { read: async () => null, submit } }, { maxInFlight: 20 });
  const burst = await Promise.all(Array.from({ length: 200 }, () => server.inject(post)));
  const statuses = burst.map(({ statusCode }) => statusCode);
  expect([...new Set(statuses)].sort()).toEqual([200, 503]);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20);
  expect((await server.inject(post)).statusCode).toBe(200);
});

describe('over connections', () => {
  async function openListening() {
    const busy = await openBusy();
    await busy.server.listen({ host: '127.0.0.1', port: 0 });
    onTestFinished(() => busy.server.close());
    const port = Number(new URL(busy.server.listeningOrigin).port);
    const open = (bytes: string) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(bytes);
      return socket;
    };
    return { ...busy, open };
  }

  it('a caller who goes away leaves the place to another', async () => {
    const { held, untilHeld, open } = await openListening();
    const gone = [1, 2].map(() => open(emptySubmission));
    await untilHeld(2);
    for (const socket of gone) socket.destroy();
    await expect
      .poll(async () => {
        const next = open(emptySubmission);
        await Promise.race([once(next, 'data'), new Promise((resolve) => setTimeout(resolve, 30))]);
        next.destroy();
        return held.length;
      })
      .toBeGreaterThan(2);
  });

  it('requests that wait for their turn on a connection take no place', async () => {
    const { server, held, untilHeld, open } = await openListening();
    const gone = open(emptySubmission.repeat(9));
    await untilHeld(1);
    const other = server.inject(post);
    await untilHeld(2);
    gone.destroy();
    for (const go of held) go();
    expect((await other).statusCode).toBe(200);
  });

  it('whoever sends slowly takes no place', async () => {
    const { server, held, untilHeld, open } = await openListening();
    let arrived = 0;
    server.server.on('request', () => {
      arrived += 1;
    });
    const slow = Array.from({ length: 5 }, () => open(`${submissionHead}Content-Length: 99\r\n\r\n{`));
    await expect.poll(() => arrived).toBe(5);
    const answer = server.inject(post);
    await untilHeld(1);
    held[0]?.();
    expect((await answer).statusCode).toBe(200);
    for (const socket of slow) socket.destroy();
  });
});
