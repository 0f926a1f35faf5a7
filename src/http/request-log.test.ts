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
import type { HttpServices } from './http-services.ts';

type Line = Record<string, unknown>;

async function buildLogged(services: Partial<HttpServices> = {}) {
  const lines: Line[] = [];
  const logger = pino(
    { base: null, timestamp: false },
    { write: (text: string) => lines.push(JSON.parse(text)) },
  );
  return { server: await buildTestServer(services, { logger }), lines };
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
        route: addressPath,
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
});
