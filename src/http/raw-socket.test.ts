import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addressPath,
  buildTestServer,
  codesOf,
  parseEnvelope,
  submissionHead,
  tokens,
} from '../../test/support/http-server.ts';
import { answersIn, exchange, type RawAnswer } from '../../test/support/raw-exchange.ts';

let server: FastifyInstance;
let port: number;

beforeAll(async () => {
  server = await buildTestServer(
    {},
    { requestTimeoutMs: 400, headersTimeoutMs: 200, connectionsCheckIntervalMs: 50, maxHeaderBytes: 4096 },
  );
  await server.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(server.listeningOrigin).port);
});
afterAll(() => server.close());

async function request(sent: string | Buffer): Promise<RawAnswer> {
  const [answer, ...more] = answersIn(await exchange(port, sent));
  if (answer === undefined || more.length > 0) throw new Error('there is not one answer');
  return answer;
}

const auth = `Host: x\r\nAuthorization: ${tokens.full}\r\n`;

describe('what is no HTTP', () => {
  it.each([
    ['garbage', 'Hello\r\n\r\n', 400, 'Request.Malformed'],
    [
      'a TLS greeting',
      Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x0d, 0x0a]),
      400,
      'Request.Malformed',
    ],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'Request.Malformed'],
    ['an unknown version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', 400, 'Request.Malformed'],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost x\r\n\r\n', 400, 'Request.Malformed'],
    [
      'two framings of a body',
      `POST ${addressPath} HTTP/1.1\r\n${auth}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
      400,
      'Request.Malformed',
    ],
    [
      'two lengths of a body',
      `POST ${addressPath} HTTP/1.1\r\n${auth}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
      400,
      'Request.Malformed',
    ],
    ['no Host', 'GET /health/live HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'Request.Malformed'],
    [
      'two Hosts',
      'GET /health/live HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
      400,
      'Request.Malformed',
    ],
    ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n', 400, 'Request.Malformed'],
    [
      'headers that are too large',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(5000)}\r\n\r\n`,
      431,
      'Request.HeadersTooLarge',
    ],
  ])('%s is refused in the envelope', async (_title, sent, status, code) => {
    const response = await request(sent);
    expect([response.status, codesOf(parseEnvelope(response.body))]).toEqual([status, [code]]);
    expect(response.head).toMatch(/\r\ncontent-type: application\/json; charset=utf-8/);
    expect(response.head).toMatch(/\r\nx-request-id: [a-z0-9._-]+/);
    expect(response.head).toMatch(/\r\nconnection: close/);
    expect(response.head).toContain(`\r\ncontent-length: ${Buffer.byteLength(response.body)}`);
  });

  it('a broken chunk is refused in the envelope', async () => {
    const sent = `${submissionHead}Transfer-Encoding: chunked\r\n\r\nzz\r\n`;
    const response = await request(sent);
    expect([response.status, codesOf(parseEnvelope(response.body))]).toEqual([400, ['Request.Malformed']]);
  });
});

describe('slow senders', () => {
  it.each([
    ['no byte', ''],
    ['half a head', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    ['half a body', `${submissionHead}Content-Length: 99\r\n\r\n{`],
    ['half a chunk', `${submissionHead}Transfer-Encoding: chunked\r\n\r\n9\r\n{`],
  ])('are cut with 408 after %s', async (_title, sent) => {
    const response = await request(sent);
    expect([response.status, codesOf(parseEnvelope(response.body))]).toEqual([408, ['Request.TimedOut']]);
  });
});

describe('what is odd and still HTTP', () => {
  const get = (lines: string, target = '/health/live', version = '1.1') =>
    request(`GET ${target} HTTP/${version}\r\n${lines}Connection: close\r\n\r\n`);

  it.each([
    ['an expectation that nobody knows', () => get('Host: x\r\nExpect: miracles\r\n')],
    ['an upgrade that is not offered', () => get('Host: x\r\nUpgrade: websocket\r\n')],
    ['a target in absolute form', () => get('Host: x\r\n', 'http://x/health/live')],
    ['HTTP/1.0 without Host', () => get('', '/health/live', '1.0')],
    ['a query', () => get('Host: x\r\n', '/health/live?a=%zz')],
  ])('%s is answered', async (_title, send) => {
    const response = await send();
    expect([response.status, parseEnvelope(response.body)]).toEqual([200, { success: true, error: null }]);
  });

  it.each(['/x/../health/live', '/health/./live', '/health\\live', 'http://x/x/../health/live'])(
    'the target %s is taken as it is, and is no path',
    async (target) => {
      const response = await get('Host: x\r\n', target);
      expect([response.status, codesOf(parseEnvelope(response.body))]).toEqual([404, ['Route.NotFound']]);
    },
  );

  it('a caller who expects 100 Continue is asked for the body', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${submissionHead}Content-Length: 2\r\nConnection: close\r\nExpect: 100-continue\r\n\r\n`);
    const [first] = (await once(socket, 'data')) as [Buffer];
    expect(first.toString()).toMatch(/^HTTP\/1\.1 100 /);
    socket.write('{}');
    const [second] = (await once(socket, 'data')) as [Buffer];
    expect(second.toString()).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });

  it('requests that follow each other on one connection are answered in order', async () => {
    const one = (id: string, close = '') =>
      `GET /health/live HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${id}\r\n${close}\r\n`;
    const text = await exchange(port, one('first') + one('second') + one('third', 'Connection: close\r\n'));
    expect(text.match(/x-request-id: \w+/g)).toEqual([
      'x-request-id: first',
      'x-request-id: second',
      'x-request-id: third',
    ]);
  });

  it('the rest of a body that is too large is not waited for', async () => {
    const response = await request(`${submissionHead}Content-Length: 99999999\r\n\r\n{`);
    expect([response.status, codesOf(parseEnvelope(response.body))]).toEqual([413, ['Request.TooLarge']]);
  });

  it('a body without a length is counted as it comes', async () => {
    const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`;
    const response = await request(`${submissionHead}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(3)}`);
    expect([response.status, codesOf(parseEnvelope(response.body))]).toEqual([413, ['Request.TooLarge']]);
  });
});
