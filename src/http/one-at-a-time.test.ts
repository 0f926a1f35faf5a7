import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptable, addressPath, buildTestServer, tokens } from '../../test/support/http-server.ts';
import { answersIn, exchange } from '../../test/support/raw-exchange.ts';

/** Submissions stay in progress until released; `atOnce` is the most of one connection at the same time. */
interface Counted {
  readonly server: FastifyInstance;
  readonly port: number;
  readonly seen: { atOnce: number; requests: number };
  readonly held: (() => void)[];
  isHolding: boolean;
}

let counted: Counted;

beforeAll(async () => {
  const held: (() => void)[] = [];
  const submit = () =>
    new Promise<typeof acceptable>((resolve) => {
      if (counted.isHolding) held.push(() => resolve(acceptable));
      else setImmediate(() => resolve(acceptable));
    });
  const server = await buildTestServer({ shipping: { read: async () => null, submit } });
  const seen = { atOnce: 0, requests: 0 };
  const open = new WeakMap<Socket, number>();
  server.server.prependListener('request', ({ socket }, response) => {
    const now = (open.get(socket) ?? 0) + 1;
    open.set(socket, now);
    seen.requests += 1;
    seen.atOnce = Math.max(seen.atOnce, now);
    response.once('close', () => open.set(socket, (open.get(socket) ?? 0) - 1));
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const port = Number(new URL(server.listeningOrigin).port);
  counted = { server, port, seen, held, isHolding: false };
});
afterAll(() => counted.server.close());

const post = (framing: string) =>
  `POST ${addressPath} HTTP/1.1\r\nHost: x\r\nAuthorization: ${tokens.full}\r\nContent-Type: application/json\r\n${framing}`;
const sized = (body: string) => post(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
const chunked = (body: string, trailer = '') =>
  post(`Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n${trailer}\r\n`);
const last = 'GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

/**
 * Requests with the status of their answers; bodies contain text that looks like the end or start of a
 * request.
 */
const kinds = [
  ['GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n', 200],
  ['\r\n\r\nGET /health/live HTTP/1.1\r\nHost: x\r\n\r\n', 200],
  ['HEAD /nothing HTTP/1.1\r\nHost: x\r\n\r\n', 404],
  [sized('{}'), 200],
  [sized('{"a":"b"}\r\n\r\n\r\n'), 200],
  [sized('\r\n\r\n{}\r\n\r\n'), 200],
  [chunked('{"a":1}'), 200],
  [chunked('{}\r\n\r\n', 'X: y\r\n'), 200],
  [chunked('\r\n\r\n{}\r\n\r\n\r\n'), 200],
  [`POST ${addressPath} HTTP/1.1\r\nHost: x\r\nContent-Length: 6\r\n\r\n\r\n\r\n{}`, 401],
] as const;

describe('requests that come on one connection', () => {
  it('are answered in order and one at a time, wherever their bytes are cut', async () => {
    const some = fc.array(fc.nat(kinds.length - 1), { minLength: 1, maxLength: 12 });
    const cuts = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 10, max: 5_000 }));
    counted.seen.atOnce = 0;
    await fc.assert(
      fc.asyncProperty(some, cuts, async (chosen, pieceBytes) => {
        const sent = chosen.map((kind) => kinds[kind]?.[0]).join('');
        // An answer to HEAD has a length and no body, and would hide those behind it.
        const text = (await exchange(counted.port, sent + last, pieceBytes)).replaceAll(
          /(404 .*?content-length:) \d+/gs,
          '$1 0',
        );
        const expected = chosen.map((kind) => kinds[kind]?.[1]);
        expect(answersIn(text).map(({ status }) => status)).toEqual([...expected, 200]);
      }),
      { numRuns: 60 },
    );
    expect(counted.seen.atOnce).toBe(1);
  });

  it('are not read before the one in front is answered, however many come', async () => {
    counted.isHolding = true;
    const before = counted.seen.requests;
    const socket = connect(counted.port, '127.0.0.1').resume();
    await once(socket, 'connect');
    socket.write(sized('{}') + 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5_000) + last);
    await expect.poll(() => counted.held.length).toBe(1);
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    expect(counted.seen.requests - before).toBe(1);
    counted.isHolding = false;
    counted.held.pop()?.();
    await once(socket, 'close');
    expect(counted.seen.requests - before).toBe(5_002);
  });
});
