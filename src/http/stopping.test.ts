import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import {
  acceptable,
  buildTestServer,
  emptySubmission,
  parseEnvelope,
} from '../../test/support/http-server.ts';

interface Held {
  readonly server: FastifyInstance;
  /** Resolves when a submission has come in, which is answered after `release`. */
  readonly entered: Promise<void>;
  release(): void;
  connect(): Socket;
}

/** A listening server whose submissions wait. */
async function listenHeld(): Promise<Held> {
  let release = () => {};
  let enter = () => {};
  const entered = new Promise<void>((resolve) => {
    enter = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const submit = async () => {
    enter();
    await released;
    return acceptable;
  };
  const server = await buildTestServer({ shipping: { read: async () => null, submit } });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const port = Number(new URL(server.listeningOrigin).port);
  return { server, entered, release: () => release(), connect: () => connect(port, '127.0.0.1') };
}

const ping = 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n';

/** All that comes in on a connection until it is closed. */
async function read(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

describe('a server that stops', () => {
  it('closes idle connections, finishes what is in flight and then closes that connection too', async () => {
    const held = await listenHeld();
    const idle = held.connect();
    idle.write(ping);
    await once(idle, 'data');
    const busy = held.connect();
    const answer = read(busy);
    busy.write(emptySubmission);
    await held.entered;
    const closed = held.server.close();
    await once(idle, 'close');
    held.release();
    expect(await answer).toMatch(/^HTTP\/1\.1 200 .*"success":true/s);
    await closed;
  });

  it('closes a connection that has sent nothing', async () => {
    const held = await listenHeld();
    const connected = once(held.server.server, 'connection');
    const silent = held.connect();
    await connected;
    const closed = held.server.close();
    await once(silent, 'close');
    await closed;
  });

  it('answers in the envelope what still comes in on a connection that is busy', async () => {
    const held = await listenHeld();
    const connected = once(held.server.server, 'connection');
    const busy = held.connect();
    const answers = read(busy);
    const [served] = (await connected) as [Socket];
    busy.write(emptySubmission);
    await held.entered;
    const closed = held.server.close();
    const arrived = once(served, 'data');
    busy.write(ping);
    await arrived;
    held.release();
    const [, first = '', second = ''] = (await answers).split('HTTP/1.1 ');
    expect([first.slice(0, 3), second.slice(0, 3)]).toEqual(['200', '200']);
    expect(parseEnvelope(second.slice(second.indexOf('\r\n\r\n')))).toEqual({ success: true, error: null });
    expect(second).toMatch(/\r\nconnection: close\r\n/i);
    await closed;
  });
});
