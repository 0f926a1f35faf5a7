import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { postMessage } from '../../src/events/post-message.ts';
import { type Respond, startReceiver } from '../support/webhook-receiver.ts';

const key = randomBytes(32);
const secret = `whsec_${key.toString('base64')}`;
const message = { id: 'evt_1_2', body: '{"type":"cart.deleted","data":{}}' };
const now = () => new Date();

async function receiver(respond?: Respond, path?: string) {
  const started = await startReceiver(secret, respond, path);
  onTestFinished(started.close);
  return started;
}

const endpointOf = (url: string, authorization?: string) => ({
  name: 'test',
  url,
  authorization,
  secrets: [key],
});

test.each([200, 204, 299])('status %i is a delivery', async (status) => {
  const { url } = await receiver(() => status);
  expect(await postMessage(endpointOf(url), message, 5_000, now)).toEqual({
    verdict: 'delivered',
    word: String(status),
  });
});

test.each([
  [410, 'gone'],
  [400, 'refused'],
  [404, 'refused'],
  [429, 'unreachable'],
  [500, 'unreachable'],
  [503, 'unreachable'],
] as const)('status %i is %s', async (status, verdict) => {
  const { url } = await receiver(() => status);
  expect(await postMessage(endpointOf(url), message, 5_000, now)).toMatchObject({
    verdict,
    word: String(status),
  });
});

test('a redirect is not followed', async () => {
  const elsewhere = await receiver();
  const { url } = await receiver((_message, response) => {
    response.writeHead(307, { location: elsewhere.url }).end();
    return undefined;
  });
  expect(await postMessage(endpointOf(url), message, 5_000, now)).toMatchObject({
    verdict: 'refused',
    word: '307',
  });
  expect(elsewhere.received).toEqual([]);
});

test('Retry-After is passed on', async () => {
  const { url } = await receiver((_message, response) => {
    response.writeHead(429, { 'retry-after': '7' }).end();
    return undefined;
  });
  expect(await postMessage(endpointOf(url), message, 5_000, now)).toMatchObject({ retryAfterMs: 7_000 });
});

test('no connection, no answer and a broken answer are distinguished', async () => {
  const { url, close } = await startReceiver(secret);
  await close();
  expect(await postMessage(endpointOf(url), message, 5_000, now)).toEqual({
    verdict: 'unreachable',
    word: 'ECONNREFUSED',
  });
  const mute = await receiver(() => delay(10_000, undefined, { ref: false }));
  expect(await postMessage(endpointOf(mute.url), message, 100, now)).toEqual({
    verdict: 'unreachable',
    word: 'timeout',
  });
  const rude = await receiver((_message, { socket }) => void socket?.destroy());
  expect(await postMessage(endpointOf(rude.url), message, 5_000, now)).toMatchObject({
    verdict: 'unreachable',
  });
});

test('the status counts even if the body never ends', async () => {
  const { url } = await receiver((_message, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write(Buffer.alloc(8_192)), 1);
    response.on('close', () => clearInterval(timer));
    return undefined;
  });
  expect(await postMessage(endpointOf(url), message, 5_000, now)).toMatchObject({ verdict: 'delivered' });
});

test('messages share connections', async () => {
  let connections = 0;
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.end('thank you'));
  }).on('connection', () => {
    connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  for (let count = 0; count < 20; count += 1)
    await postMessage(endpointOf(`http://127.0.0.1:${port}/`), message, 5_000, now);
  expect(connections).toBeLessThan(4);
});

test('user and password arrive as a header, and the query as it is', async () => {
  const { url, received } = await receiver();
  await postMessage(endpointOf(`${url}?token=1`, 'Basic dTpw'), message, 5_000, now);
  expect(received[0]?.headers).toMatchObject({
    authorization: 'Basic dTpw',
    'content-type': 'application/json',
  });
});
