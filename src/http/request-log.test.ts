import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import {
  acceptable,
  addressPath,
  applicationPath,
  buildTestServer,
  tokens,
} from '../../test/support/http-server.ts';
import type { HttpServices, HttpSettings } from './http-services.ts';

type Line = Record<string, unknown>;

async function buildLogged(services: Partial<HttpServices> = {}, settings: Partial<HttpSettings> = {}) {
  const lines: Line[] = [];
  const logger = pino(
    { base: null, timestamp: false },
    { write: (text: string) => lines.push(JSON.parse(text)) },
  );
  return { server: await buildTestServer(services, { ...settings, logger }), lines };
}

const headers = { authorization: tokens.full, 'content-type': 'application/json', 'x-request-id': 'r-1' };
const body = { Name: 'Jane Doe', Email: 'jane@example.com', AddressPrimary: '12 Main St', Pin: '4821' };

describe('the line of a request', () => {
  it('holds what operators need and nothing else', async () => {
    const { server, lines } = await buildLogged();
    await server.inject({
      method: 'POST',
      url: `${addressPath}?email=jane@example.com`,
      headers,
      payload: body,
    });
    expect(lines).toEqual([
      {
        level: 30,
        requestId: 'r-1',
        method: 'POST',
        operation: 'setShippingAddress',
        route: addressPath,
        market: 'US',
        status: 200,
        outcome: 'accepted',
        durationMs: expect.any(Number),
        msg: 'request',
      },
    ]);
  });

  it.each([
    ['accepted', acceptable],
    ['refused', { ...acceptable, isAcceptable: false, problems: [{ code: 'Email.Required' as const }] }],
    [
      'suggestion',
      {
        ...acceptable,
        isAcceptable: false,
        suggestion: acceptable.standardized,
        problems: [{ code: 'ErrorSuggestedFix' as const }],
      },
    ],
    ['doubted', { ...acceptable, isAcceptable: false, problems: [{ code: 'PostalCode.Mismatch' as const }] }],
    ['accepted-offer', { ...acceptable, decision: 'Accept' as const }],
    [
      'overridden',
      {
        ...acceptable,
        decision: 'Override' as const,
        overridden: [{ code: 'PostalCode.Mismatch' as const }],
      },
    ],
  ])('says how an address was judged: %s', async (outcome, judgement) => {
    const { server, lines } = await buildLogged({
      shipping: { read: async () => null, submit: async () => judgement },
    });
    await server.inject({ method: 'POST', url: addressPath, headers, payload: body });
    expect(lines).toMatchObject([{ outcome, status: 200 }]);
  });

  it('says how an application was judged', async () => {
    const { server, lines } = await buildLogged({
      application: { read: async () => null, submit: async () => [{ code: 'SiteUrl.Taken' }] },
    });
    await server.inject({ method: 'POST', url: applicationPath, headers, payload: body });
    expect(lines).toMatchObject([{ outcome: 'refused', route: applicationPath }]);
  });

  it.each(['/Jane-Doe?pin=4821', '/%zz-Jane-Doe'])('never holds the URL: %s', async (url) => {
    const { server, lines } = await buildLogged();
    await server.inject({ url, headers });
    expect(lines).toMatchObject([{ route: null, method: 'GET', requestId: 'r-1' }]);
    expect(JSON.stringify(lines)).not.toContain('Jane');
  });

  it('of a defect is an error, next to its frames without its message', async () => {
    const { server, lines } = await buildLogged({
      shipping: {
        read: () => Promise.reject(new TypeError('Jane Doe\n    at 12 Main St')),
        submit: async () => acceptable,
      },
    });
    await server.inject({ url: addressPath, headers });
    expect(lines).toMatchObject([
      { level: 50, msg: 'request failed', requestId: 'r-1', error: { name: 'TypeError' } },
      { level: 50, msg: 'request', status: 500, outcome: 'Service.Fault' },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Jane|Main St/);
  });

  it('is written for a caller who goes away before the answer', async () => {
    let answer = () => {};
    const entered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { server, lines } = await buildLogged({
      shipping: {
        read: () => {
          answer();
          return new Promise(() => {});
        },
        submit: async () => acceptable,
      },
    });
    await server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = new URL(server.listeningOrigin);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET ${addressPath} HTTP/1.1\r\nHost: x\r\nAuthorization: ${tokens.full}\r\n\r\n`);
    await entered;
    socket.destroy();
    await server.close();
    await expect.poll(() => lines).toMatchObject([{ outcome: 'aborted', status: null, route: addressPath }]);
  });

  it('is one, with the answer’s own id, if the connection is refused while a body comes in', async () => {
    const { server, lines } = await buildLogged(
      {},
      { requestTimeoutMs: 200, connectionsCheckIntervalMs: 50 },
    );
    await server.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect(Number(new URL(server.listeningOrigin).port), '127.0.0.1');
    socket.write(
      `POST ${addressPath} HTTP/1.1\r\nHost: x\r\nX-Request-Id: r-1\r\nAuthorization: ${tokens.full}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 .*\r\nx-request-id: r-1\r\n/s);
    await server.close();
    await expect
      .poll(() => lines)
      .toMatchObject([{ requestId: 'r-1', status: 408, outcome: 'Request.TimedOut', route: addressPath }]);
  });

  it.each([
    ['garbage', 'Hello\r\n\r\n'],
    ['a tunnel', 'CONNECT jane.example.com:443 HTTP/1.1\r\nHost: jane.example.com\r\n\r\n'],
  ])('is one for %s too', async (_title, sent) => {
    const { server, lines } = await buildLogged();
    await server.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect(Number(new URL(server.listeningOrigin).port), '127.0.0.1');
    socket.write(sent);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    await server.close();
    const requestId = /x-request-id: (\S+)/.exec(answer.toString())?.[1];
    expect(lines).toMatchObject([{ requestId, status: 400, outcome: 'Request.Malformed', route: null }]);
    expect(JSON.stringify(lines)).not.toContain('jane');
  });
});
