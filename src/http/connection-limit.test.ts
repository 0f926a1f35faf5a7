import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { buildTestServer } from '../../test/support/http-server.ts';
import type { HttpSettings } from './http-services.ts';

async function listen(settings: Partial<HttpSettings>): Promise<(from?: string) => Promise<Socket>> {
  const server = await buildTestServer({}, settings);
  await server.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  const port = Number(new URL(server.listeningOrigin).port);
  return async (localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
}

const get = 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n';

/** Whether a request on a connection is answered; where it is not the connection is closed. */
function isServed(socket: Socket): Promise<boolean> {
  socket.write(get);
  return new Promise((resolve) => {
    socket.once('data', () => resolve(true)).once('close', () => resolve(false));
  });
}

it('connections of one address beyond the limit are closed, until one of the others ends', async () => {
  const open = await listen({ maxConnectionsPerAddress: 2 });
  const [first, second, third, other] = [await open(), await open(), await open(), await open('127.0.0.2')];
  expect(await Promise.all([first, second, third, other].map(isServed))).toEqual([true, true, false, true]);
  first.destroy();
  await expect.poll(async () => isServed(await open())).toBe(true);
});

it('a trusted proxy may open any number of connections', async () => {
  const open = await listen({ maxConnectionsPerAddress: 1, trustedProxies: ['127.0.0.0/30', '::1'] });
  const all = await Promise.all([open(), open(), open('127.0.0.2'), open('127.0.0.9'), open('127.0.0.9')]);
  expect(await Promise.all(all.map(isServed))).toEqual([true, true, true, true, false]);
});

it('connections beyond the limit of all addresses together are closed', async () => {
  const open = await listen({ maxConnections: 2 });
  const all = [await open(), await open('127.0.0.2'), await open('127.0.0.3')];
  expect(await Promise.all(all.map(isServed))).toEqual([true, true, false]);
});

it('each connection that is closed on arrival is reported with its limit', async () => {
  const closed: string[] = [];
  const observers = [{ ended: () => undefined, closed: (limit: string) => void closed.push(limit) }];
  const open = await listen({ maxConnections: 2, maxConnectionsPerAddress: 1, observers });
  for (const address of ['127.0.0.1', '127.0.0.1', '127.0.0.2', '127.0.0.3']) await open(address);
  await expect.poll(() => [...closed].sort()).toEqual(['address', 'all']);
});
