import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** Stands between a client and a server, and brings network faults over their connections. */
export interface TcpProxy {
  readonly port: number;
  /** Resets every connection, old and new, until told otherwise. */
  cut(): void;
  /** Passes on what the client sends, and swallows every answer. */
  swallowAnswers(): void;
  /** Accepts connections and bytes, and passes on nothing. */
  swallowAll(): void;
  /** Delays everything by this time, on new connections too. */
  delay(milliseconds: number): void;
  /** Passes on everything again. What was swallowed is lost, together with its connections. */
  restore(): void;
  close(): Promise<void>;
}

type Direction = 'request' | 'answer';

export async function openProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let swallowed: ReadonlySet<Direction> = new Set();
  let delayMs = 0;

  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    return socket;
  };
  const pass = (from: Socket, to: Socket, direction: Direction): void => {
    from.on('data', (chunk: Buffer) => {
      if (swallowed.has(direction)) return;
      if (delayMs === 0) to.write(chunk);
      else setTimeout(() => to.write(chunk), delayMs);
    });
    from.on('close', () => {
      if (!swallowed.has(direction)) to.destroy();
    });
  };
  const reset = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const server = createServer((client) => {
    keep(client);
    if (isCut) {
      client.resetAndDestroy();
      return;
    }
    const upstream = keep(connect(targetPort, '127.0.0.1'));
    pass(client, upstream, 'request');
    pass(upstream, client, 'answer');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      reset();
    },
    swallowAnswers: () => {
      swallowed = new Set(['answer']);
    },
    swallowAll: () => {
      swallowed = new Set(['request', 'answer']);
    },
    delay: (milliseconds) => {
      delayMs = milliseconds;
    },
    restore: () => {
      isCut = false;
      swallowed = new Set();
      delayMs = 0;
      reset();
    },
    close: async () => {
      reset();
      server.close();
      await once(server, 'close');
    },
  };
}
