import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildTestServer,
  codesOf,
  emptyPlatform,
  parseEnvelope,
  tokens,
} from '../../../test/support/http-server.ts';
import { answersIn } from '../../../test/support/raw-exchange.ts';

let server: FastifyInstance;
let port: number;

beforeAll(async () => {
  const readAll = async (input: AsyncIterable<Buffer>) => {
    for await (const _ of input);
    return { stored: 1, refused: 0, refusals: [] };
  };
  const profiles = { ...emptyPlatform.profiles, upload: readAll };
  server = await buildTestServer(
    { platform: { ...emptyPlatform, profiles } },
    { requestTimeoutMs: 200, uploadTimeoutMs: 1_500, connectionsCheckIntervalMs: 25 },
  );
  await server.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(server.listeningOrigin).port);
});
afterAll(() => server.close());

const head = (line: string, token: string, type: string) =>
  `${line} HTTP/1.1\r\nHost: x\r\nAuthorization: ${token}\r\nContent-Type: ${type}\r\nContent-Length: 6\r\n\r\n`;
const upload = head('POST /platform/v1/profiles', tokens.platformOnly, 'application/x-ndjson');
const put = head('PUT /platform/v1/profiles/p', tokens.platformOnly, 'application/json');

/**
 * Sends texts with pauses, waits until the server closes, and answers the statuses and the time that it took.
 */
async function send(...steps: readonly (string | number)[]) {
  const socket = connect({ port, host: '127.0.0.1' });
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  const begin = performance.now();
  for (const step of steps) {
    if (typeof step === 'number') await delay(step);
    else socket.write(step);
  }
  await closed;
  const answers = answersIn(text).map(({ status, body }) => [status, ...codesOf(parseEnvelope(body))]);
  return { answers, ms: performance.now() - begin };
}

const timedOut = [408, 'Request.TimedOut'];

describe('an upload that is slow', () => {
  it('may take longer to arrive than other requests, and the next request may not', async () => {
    const { answers, ms } = await send(upload, 300, '{}\n', 100, '{}\n', 50, put, '{');
    expect(answers).toEqual([[200], timedOut]);
    expect(ms).toBeLessThan(1_800);
  });

  it('is refused when its own time is over', async () => {
    const { answers, ms } = await send(upload, '{}');
    expect(answers).toEqual([timedOut]);
    expect(ms).toBeGreaterThan(1_400);
  });

  it.each([
    ['another operation', put, timedOut],
    ['nobody’s token', upload.replace(tokens.platformOnly, 'Bearer none'), [401, 'Authorization.Invalid']],
    ['a buyer’s token', upload.replace(tokens.platformOnly, tokens.full), [403, 'Authorization.Scope']],
    ['another type of body', upload.replace('x-ndjson', 'json'), [415, 'Upload.MediaType']],
  ])('of %s is cut off as every request', async (_title, sent, answer) => {
    const { answers, ms } = await send(sent, '{');
    expect(answers[0]).toEqual(answer);
    expect(ms).toBeLessThan(1_200);
  });
});
