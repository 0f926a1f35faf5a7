import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  acceptable,
  addressPath,
  buildTestServer,
  emptySubmission,
  parseEnvelope,
} from '../support/http-server.ts';
import { answersIn, exchange, type RawAnswer } from '../support/raw-exchange.ts';
import { embracing, last, refused, smuggledId } from './smuggling-corpus.ts';

let server: FastifyInstance;
let port: number;

beforeAll(async () => {
  // Submissions are answered after a while. Later answers must not overtake them.
  const submit = () => setTimeout(3, acceptable);
  server = await buildTestServer(
    { shipping: { read: async () => null, submit } },
    { requestTimeoutMs: 400, headersTimeoutMs: 200, connectionsCheckIntervalMs: 50 },
  );
  await server.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(server.listeningOrigin).port);
});
afterAll(() => server.close());

const isSmuggled = ({ head }: RawAnswer) => head.includes(`x-request-id: ${smuggledId}`);
const next = 'GET /health/live HTTP/1.1\r\nHost: x\r\nX-Request-Id: next\r\nConnection: close\r\n\r\n';

/** The bytes in one piece, and in pieces small enough to cut every line of a head. */
const deliveries = [
  ['at once', () => Number.POSITIVE_INFINITY],
  ['in pieces', (bytes: string) => (bytes.length > 2_000 ? 1_400 : 23)],
] as const;

describe.each(deliveries)('%s', (_title, pieceOf) => {
  const answersTo = async (bytes: string) =>
    answersIn(await exchange(port, Buffer.from(bytes, 'latin1'), pieceOf(bytes)));

  it.each(refused)('%s is refused, and nothing after it is answered', async (_attack, bytes) => {
    const answers = await answersTo(bytes);
    expect(answers.map(({ status }) => status)).toEqual([400]);
    expect(answers.some(isSmuggled)).toBe(false);
    expect(answers[0]?.head).toContain('\r\nconnection: close');
    parseEnvelope(answers[0]?.body ?? '');
  });

  it.each(embracing)('%s is one request', async (_attack, bytes) => {
    const answers = await answersTo(bytes + next);
    expect(answers).toHaveLength(2);
    expect(answers.some(isSmuggled)).toBe(false);
    expect(answers[1]?.head).toContain('x-request-id: next');
  });

  it.each(last)('%s is answered once, and nothing after it is answered', async (_attack, bytes) => {
    const answers = await answersTo(bytes);
    expect(answers).toHaveLength(1);
    expect(answers.some(isSmuggled)).toBe(false);
  });
});

it('a HEAD with a body is one request', async () => {
  const body = next.replace('next', smuggledId);
  const head = `HEAD /health/live HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`;
  const text = await exchange(port, head + body + next);
  expect(text.match(/x-request-id: \S+/g)?.slice(1)).toEqual(['x-request-id: next']);
  expect(text).not.toContain(smuggledId);
});

describe('what comes after a request, or in the rest of it', () => {
  it.each([
    ['bytes that are not HTTP', 'garbage\r\n\r\n', 400],
    ['half a head', 'GET / HTTP/1.1\r\n', 408],
  ])('%s is refused after its answer', async (_title, bytes, status) => {
    const answers = answersIn(await exchange(port, emptySubmission + bytes));
    expect(answers.map((answer) => answer.status)).toEqual([200, status]);
  });

  const stranger = `POST ${addressPath} HTTP/1.1\r\nHost: x\r\n`;
  const quick = 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n';
  it.each([
    ['bytes that are not HTTP', `${quick}garbage\r\n\r\n`, [200, 200, 400]],
    [
      'a head that is too long',
      `${quick}GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
      [200, 200, 431],
    ],
    ['half a head', `${quick}GET / HTTP/1.1\r\n`, [200, 200, 408]],
    ['half a body', emptySubmission.replace('Length: 2', 'Length: 9'), [200, 408]],
    [
      'a broken chunk of a refused request',
      `${stranger}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
      [200, 401],
    ],
  ])('%s does not overtake earlier answers', async (_title, bytes, statuses) => {
    const answers = answersIn(await exchange(port, emptySubmission + bytes));
    expect(answers.map((answer) => answer.status)).toEqual(statuses);
  });

  it.each([
    ['a head without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(200_000)}`, 431],
    ['a body that ends a connection', `${stranger}Content-Length: ${2 ** 30}\r\n\r\n`, 401],
    ['a last request', 'GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 200],
  ])('%s does not suppress an answer that is on its way', async (_title, last, status) => {
    const large = 'GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n';
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => undefined).write(large.repeat(4) + last);
    await setTimeout(100);
    socket.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50));
    await setTimeout(20);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk)).resume();
    await once(socket, 'close');
    const answers = answersIn(Buffer.concat(chunks).toString());
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, status]);
  });

  it.each([
    ['a broken chunk', `${stranger}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
    ['half a body', `${stranger}Content-Length: 99\r\n\r\n{`],
  ])('%s of a request that was answered gets no second answer', async (_title, bytes) => {
    const answers = answersIn(await exchange(port, bytes));
    expect(answers.map((answer) => answer.status)).toEqual([401]);
  });
});
