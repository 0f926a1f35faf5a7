import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { addressPath, buildTestServer, submissionHead, tokens } from '../support/http-server.ts';

/** SLOW_CLIENTS=1000 for the long run, in which the ratio of the 99th percentiles is printed. */
const count = Number(process.env.SLOW_CLIENTS || 200);
const measured = count > 200 ? 3_000 : 150;

let server: FastifyInstance;
let port: number;
let accepted = 0;
const sockets: Socket[] = [];

async function listen(): Promise<void> {
  server = await buildTestServer(
    {},
    {
      requestTimeoutMs: 3_000,
      headersTimeoutMs: 1_500,
      stalledTimeoutMs: 1_500,
      connectionsCheckIntervalMs: 100,
    },
  );
  server.server.on('connection', () => {
    accepted += 1;
  });
  await server.listen({ host: '127.0.0.1', port: 0, backlog: 2_048 });
  port = Number(new URL(server.listeningOrigin).port);
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

function open(bytes: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  sockets.push(socket);
  return socket;
}

/** Sends one more byte now and then, without end. */
function trickle(begin: string, byte: string): void {
  const socket = open(begin);
  const timer = setInterval(() => socket.write(byte), 200);
  socket.resume().on('close', () => clearInterval(timer));
}

/** Few of them never read: answers beyond the buffers of both sides cost the machine some megabytes each. */
const kinds: (() => void)[] = [
  () => trickle('GET /health/live HTTP/1.1\r\nHost: x\r\nX: ', 'x'),
  () => trickle(`${submissionHead}Content-Length: 9999\r\n\r\n{`, ' '),
  () => trickle(`${submissionHead}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'),
  () => open(''),
  () => open(''),
  () => trickle('', 'GET'),
  () => trickle('GET /', 'x'),
  () => trickle(`${submissionHead}Content-Length: 2\r\n`, 'X: y\r\n'),
  () => trickle('\r\n', '\r\n'),
  () => open('GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(40)).pause(),
];

const connections = () =>
  new Promise<number>((resolve, reject) =>
    server.server.getConnections((error, open) => (error ? reject(error) : resolve(open))),
  );

/** Of answer times, for a caller that sends one request after another on one connection. */
async function percentile99Ms(): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < measured; call += 1) {
    const startedAt = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${addressPath}`, {
      method: 'POST',
      headers: { authorization: tokens.full, 'content-type': 'application/json' },
      body: '{}',
    });
    expect([response.status, (await response.json()) as object]).toMatchObject([200, { success: true }]);
    times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

it(`${count} slow callers do not keep others from being served, and are cut off`, async () => {
  await listen();
  const usual = await percentile99Ms();
  for (let client = 0; client < count; client += 1) kinds[client % kinds.length]?.();
  await expect.poll(() => accepted, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
  const beside = await percentile99Ms();
  if (count > 200)
    process.stdout.write(
      `p99 ${usual.toFixed(2)} ms, beside ${count} slow callers ${beside.toFixed(2)} ms\n`,
    );
  // The remaining connection belongs to the caller that measures.
  await expect.poll(connections, { timeout: 20_000, interval: 100 }).toBeLessThanOrEqual(2);
}, 300_000);
