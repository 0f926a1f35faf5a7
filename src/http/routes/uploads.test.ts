import { once } from 'node:events';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  buildTestServer,
  codesOf,
  emptyPlatform,
  parseEnvelope,
  tokens,
} from '../../../test/support/http-server.ts';
import { StoreUnavailableError } from '../../checkout/ports.ts';
import type { RecordService } from '../../platform/platform.ts';

const limit = 100_000;
const report = { stored: 0, refused: 0, refusals: [] };

type Upload = RecordService<never>['upload'];

/** Starts an upload of profiles on a server of its own, with a limit of 100,000 bytes. */
async function startUpload(upload: Upload, headers: Record<string, string> = {}): Promise<ClientRequest> {
  const profiles = { ...emptyPlatform.profiles, upload };
  const server = await buildTestServer(
    { platform: { ...emptyPlatform, profiles } },
    { uploadLimitBytes: limit },
  );
  await server.listen({ port: 0 });
  onTestFinished(() => server.close());
  const { port } = server.server.address() as AddressInfo;
  return httpRequest({
    port,
    method: 'POST',
    path: '/platform/v1/profiles',
    headers: { authorization: tokens.platformOnly, 'content-type': 'application/x-ndjson', ...headers },
  });
}

async function answerOf(sending: ClientRequest) {
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  return { status: response.statusCode, headers: response.headers, codes: codesOf(parseEnvelope(text)) };
}

const readAll: Upload = async (input) => {
  for await (const _ of input);
  return report;
};

describe('an upload', () => {
  it('is handed on while it arrives', async () => {
    let seen = '';
    const first = withResolvers();
    const sending = await startUpload(async (input) => {
      for await (const chunk of input) {
        seen += chunk.toString();
        if (seen === 'one\n') first.resolve();
      }
      return report;
    });
    sending.write('one\n');
    await first.promise;
    sending.end('two\n');
    expect((await answerOf(sending)).status).toBe(200);
    expect(seen).toBe('one\ntwo\n');
  });

  it('whose length is beyond the limit is refused before it is read', async () => {
    const sending = await startUpload(readAll, { 'content-length': String(limit + 1) });
    sending.flushHeaders();
    const { status, codes } = await answerOf(sending);
    expect([status, codes]).toEqual([413, ['Request.TooLarge']]);
    sending.destroy();
  });

  it('that turns out to be too long is refused, and no more than the limit is passed on', async () => {
    let bytes = 0;
    const sending = await startUpload(async (input) => {
      for await (const chunk of input) bytes += chunk.length;
      return report;
    });
    for (let sent = 0; sent <= limit * 2; sent += 10_000) sending.write('x'.repeat(10_000));
    sending.end();
    const { status, codes } = await answerOf(sending);
    expect([status, codes]).toEqual([413, ['Request.TooLarge']]);
    expect(bytes).toBeLessThanOrEqual(limit);
  });

  it('that meets a store that is down is 503, answered while the upload is on its way', async () => {
    const sending = await startUpload(async (input) => {
      for await (const _ of input) throw new StoreUnavailableError('down');
      return report;
    });
    sending.write('{}\n');
    const { status, codes, headers } = await answerOf(sending);
    expect([status, codes, headers.connection]).toEqual([503, ['Service.Unavailable'], 'close']);
    sending.destroy();
  });

  it.each([
    ['application/json', {}],
    ['text/plain', {}],
    ['application/x-ndjson', { 'content-encoding': 'gzip' }],
  ])('of %s with %j is 415 and says what it may be', async (type, more) => {
    const sending = await startUpload(readAll, { 'content-type': type, ...more });
    sending.end('{}\n');
    const { status, codes, headers } = await answerOf(sending);
    expect([status, codes, headers.accept]).toEqual([415, ['Upload.MediaType'], 'application/x-ndjson']);
  });

  it('without a body and a type is 415', async () => {
    const server = await buildTestServer();
    const response = await server.inject({
      method: 'POST',
      url: '/platform/v1/profiles',
      headers: { authorization: tokens.platformOnly },
    });
    expect([response.statusCode, codesOf(response.json())]).toEqual([415, ['Upload.MediaType']]);
  });

  it('is not accepted where one record is put', async () => {
    const server = await buildTestServer();
    const response = await server.inject({
      method: 'PUT',
      url: '/platform/v1/profiles/p',
      headers: { authorization: tokens.platformOnly, 'content-type': 'application/x-ndjson' },
      payload: '{}',
    });
    expect([response.statusCode, codesOf(response.json())]).toEqual([415, ['Request.MediaType']]);
  });
});

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
