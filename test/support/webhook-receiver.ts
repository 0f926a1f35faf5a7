import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

/** A message that arrived with a valid signature. */
export interface Received {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Returns the status of the answer, or writes the answer itself. */
export type Respond = (
  message: Received,
  response: ServerResponse,
) => number | undefined | Promise<number | undefined>;

export interface Receiver {
  readonly url: string;
  /** All messages in the order of their arrival, also those that were not answered with success. */
  readonly received: readonly Received[];
  /** The first arrival of each message. */
  readonly distinct: () => readonly Received[];
  readonly close: () => Promise<void>;
}

/**
 * Starts a receiver of webhooks that accepts only what the reference implementation of Standard Webhooks
 * does.
 */
export async function startReceiver(
  secret: string,
  respond: Respond = () => 204,
  path = '/hook',
): Promise<Receiver> {
  const webhook = new Webhook(secret);
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const headers = request.headers as Record<string, string>;
    const content = webhook.verify(body, headers) as Pick<Received, 'type' | 'timestamp' | 'data'>;
    const message = { ...content, id: headers['webhook-id'] ?? '', headers: request.headers, body };
    received.push(message);
    const status = await respond(message, response);
    if (status !== undefined) response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    received,
    distinct: () => {
      const known = new Set<string>();
      return received.filter(({ id }) => !known.has(id) && known.add(id));
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
