import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface HttpSink {
  readonly url: string;
  /** The bodies that arrived, in order. */
  readonly bodies: readonly string[];
  /** The headers of each request, in the same order. */
  readonly headers: readonly IncomingHttpHeaders[];
}

/** Starts a server on this machine that accepts whatever it is sent. It stops when the test is over. */
export async function startSink(): Promise<HttpSink> {
  const bodies: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    headers.push(request.headers);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies, headers };
}
