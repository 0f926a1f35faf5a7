import { once } from 'node:events';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../test/support/command.ts';
import {
  anyCaller,
  authenticateAs,
  buildTestServer,
  codesOf,
  emptySubmission,
  parseEnvelope,
  tokens,
} from '../../../test/support/http-server.ts';
import { callCommand } from '../../../test/support/in-process.ts';
import { readSettings } from '../../config/settings.ts';
import { loadMarkets } from '../../load-markets.ts';
import type { Markets } from '../../market/market.ts';
import type { HttpSettings } from '../http-services.ts';
import type { EndedRequest } from '../request-observer.ts';
import { type VerifiedLineBody, verifiedLineSchema } from '../wire/shipping-bodies.ts';

const markets = loadMarkets(readSettings({}));
const path = '/platform/v1/verifications';
const address = {
  AddressPrimary: '39500 Stevenson Pl',
  City: 'Fremont',
  Province: 'CA',
  PostalCode: '94539',
};
const good = { Market: 'US', ...address };
const lineOf = (line: unknown) => `${JSON.stringify(line)}\n`;

async function open(settings: Partial<HttpSettings> = {}, known: Markets = markets) {
  const server = await buildTestServer({ markets: () => known }, settings);
  onTestFinished(() => server.close());
  await server.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

function start(server: FastifyInstance, headers: Record<string, string> = {}): ClientRequest {
  const { port } = server.server.address() as AddressInfo;
  const sending = httpRequest({
    ...{ port, path, method: 'POST', agent: false },
    headers: { authorization: tokens.platformOnly, 'content-type': 'application/x-ndjson', ...headers },
  });
  sending.on('error', () => {});
  return sending;
}

async function answerOf(sending: ClientRequest): Promise<IncomingMessage> {
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  return response.setEncoding('utf8');
}

async function send(server: FastifyInstance, body: string, headers?: Record<string, string>) {
  const sending = start(server, headers);
  sending.end(body);
  const response = await answerOf(sending);
  let text = '';
  for await (const chunk of response) text += chunk;
  const { statusCode: status, headers: answered } = response;
  return { status, headers: answered, text };
}

const openConnections = (server: FastifyInstance) =>
  promisify(server.server.getConnections.bind(server.server))();

function linesIn(text: string): VerifiedLineBody[] {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

const numbered = (text: string) => linesIn(text).map(({ line, error }) => [line, error?.[0]?.error ?? null]);

describe('an address book', () => {
  it('has each bad line answered with its number, and the others judged', async () => {
    const server = await open({ bodyLimitBytes: 2_000 });
    const long = lineOf({ ...good, Name: 'x'.repeat(2_000) });
    const lines = ['{"Market":\n', '\n', '[]\n', lineOf(address), '\xff\n', long, lineOf(good), '7'];
    const { status, headers, text } = await send(server, lines.join(''));
    expect([status, headers['content-type']]).toEqual([200, 'application/x-ndjson']);
    expect(numbered(text)).toEqual([
      [1, 'Line.NotJson'],
      [3, 'Line.NotObject'],
      [4, 'Market.Invalid'],
      [5, 'Line.NotJson'],
      [6, 'Line.TooLong'],
      [7, null],
      [8, 'Line.NotObject'],
    ]);
    const members = Object.keys(verifiedLineSchema.properties).sort();
    for (const line of linesIn(text)) expect(Object.keys(line).sort()).toEqual(members);
  });

  it('is judged as the command verify judges it', async () => {
    const lines = [
      { id: 1, ...good },
      { id: { any: ['thing'] }, ...good, City: 'Freemont' },
      { Market: 'de', AddressPrimary: 'Unter den Linden 77', City: 'Berlin', PostalCode: '10117' },
      { ...good, City: 'Freemont', Choice: 'Override' },
      { ...good, AddressPrimary: 'PO Box 7', Branch: 12, Email: 'nobody@nowhere', Phone: 7 },
      { Market: 'ZZ' },
    ];
    const body = lines.map(lineOf).join('');
    const { text } = await send(await open(), body);
    const { stdout } = await callCommand(['verify', '-'], { DATA_DIR: temporaryFolder() }, body);
    const own = linesIn(text).map(({ line: _, ...others }) => others);
    expect(own).toEqual(linesIn(stdout));
    expect(own.map(({ CanCorrect }) => CanCorrect)).toContain(true);
  });

  it('has a line answered before the next is sent', async () => {
    const sending = start(await open());
    sending.write(lineOf({ id: 'first', ...good }));
    const answers = (await answerOf(sending))[Symbol.asyncIterator]();
    const next = async () => linesIn((await answers.next()).value ?? '')[0];
    expect(await next()).toMatchObject({ line: 1, id: 'first', success: true });
    sending.end(lineOf({ id: 'second', ...good }));
    expect(await next()).toMatchObject({ line: 2, id: 'second' });
    expect(await next()).toBeUndefined();
  });

  it('without a line is answered with none', async () => {
    const { status, text } = await send(await open(), '\n \n');
    expect([status, text]).toEqual([200, '']);
  });

  it('is worded in the language of its reader', async () => {
    const { headers, text } = await send(await open(), '{\n', { 'accept-language': 'de' });
    expect(headers['content-language']).toBe('de');
    expect(text).toContain('Diese Zeile ist kein JSON.');
  });

  it('is not judged beyond the most lines, and says where to go on', async () => {
    const server = await open({ verificationLimitLines: 2 });
    const { text } = await send(server, lineOf(good).repeat(5));
    expect(numbered(text)).toEqual([
      [1, null],
      [2, null],
      [3, 'Lines.TooMany'],
    ]);
  });

  it('is refused where its length is beyond the limit, and ends where it turns out to be', async () => {
    const server = await open({ uploadLimitBytes: 100_000 });
    const known = await send(server, lineOf(good).repeat(1_500));
    expect([known.status, codesOf(parseEnvelope(known.text))]).toEqual([413, ['Request.TooLarge']]);
    const { status, text } = await send(server, `${lineOf(good)}${' '.repeat(100_000)}\n`, {
      'transfer-encoding': 'chunked',
    });
    expect([status, numbered(text).at(-1)?.[1]]).toEqual([200, 'Request.TooLarge']);
  });

  it.each([
    ['application/json', {}],
    ['text/csv', {}],
    ['application/x-ndjson; charset=windows-1252', {}],
    ['application/x-ndjson', { 'content-encoding': 'gzip' }],
  ])('as %s %o is an unsupported media type', async (type, headers) => {
    const { status, text } = await send(await open(), '{}', { 'content-type': type, ...headers });
    expect([status, codesOf(parseEnvelope(text))]).toEqual([415, ['Upload.MediaType']]);
  });

  it('is read no faster than its answers are', async () => {
    let judged = 0;
    const counted: Markets = {
      ...markets,
      find: (code) => {
        judged += 1;
        return markets.find(code);
      },
    };
    const server = await open({ verificationLinesPerSecond: 0 }, counted);
    const lines = 600;
    const sending = start(server);
    sending.end(lineOf({ id: 'x'.repeat(50_000), ...good }).repeat(lines));
    const response = await answerOf(sending);
    response.pause();
    for (let before = -1; before !== judged; await delay(200)) before = judged;
    expect(judged).toBeLessThan(lines);
    await once(response.resume(), 'end');
    expect(judged).toBe(lines);
  });

  it('is 503 while as many others are judged as may be, and taken when one has ended', async () => {
    const server = await open();
    const others = Array.from({ length: 8 }, () => start(server));
    for (const other of others) {
      other.write(lineOf(good));
      await answerOf(other);
    }
    const { status, text, headers } = await send(server, lineOf(good));
    expect([status, codesOf(parseEnvelope(text))]).toEqual([503, ['Service.Unavailable']]);
    expect(headers['retry-after']).toMatch(/^\d+$/);
    for (const other of others) other.destroy();
    await expect.poll(async () => (await send(server, lineOf(good))).status).toBe(200);
  });

  it('has its share of the time while requests of buyers are always in flight', async () => {
    const submit = () => new Promise<never>(() => {});
    const server = await buildTestServer({
      markets: () => markets,
      shipping: { read: async () => null, submit },
    });
    onTestFinished(() => server.server.closeAllConnections());
    await server.listen({ port: 0, host: '127.0.0.1' });
    const buyer = connect((server.server.address() as AddressInfo).port).on('error', () => {});
    buyer.write(emptySubmission);
    await once(buyer, 'ready');
    const { text } = await send(server, lineOf(good).repeat(100));
    expect(linesIn(text)).toHaveLength(100);
  });

  it('of a caller who left while the token was verified is no book that is judged', async () => {
    const admissions: (() => void)[] = [];
    const server = await buildTestServer({
      markets: () => markets,
      authenticate: async (authorization) => {
        await new Promise<void>((resolve) => admissions.push(resolve));
        return authenticateAs(anyCaller)(authorization);
      },
    });
    onTestFinished(() => server.close());
    await server.listen({ port: 0, host: '127.0.0.1' });
    const sent = Array.from({ length: 8 }, () => start(server));
    for (const sending of sent) sending.end(lineOf(good));
    await expect.poll(() => admissions.length).toBe(8);
    for (const sending of sent) sending.destroy();
    await expect.poll(() => openConnections(server)).toBe(0);
    for (const admit of admissions) admit();
    const last = send(server, lineOf(good));
    await expect.poll(() => admissions.length).toBe(9);
    admissions.at(-1)?.();
    expect((await last).status).toBe(200);
  });

  it('breaks off when the instance stops', async () => {
    const server = await open({ verificationLinesPerSecond: 20 });
    const sending = start(server);
    sending.write(lineOf(good).repeat(1_000));
    const response = await answerOf(sending);
    await once(response, 'data');
    const broken = once(response, 'error');
    response.resume();
    await server.close();
    expect(await broken).toMatchObject([{ code: 'ECONNRESET' }]);
  });

  it('that arrives too slowly breaks off, and nothing follows its answer', async () => {
    const server = await open({
      ...{ requestTimeoutMs: 200, uploadTimeoutMs: 300, connectionsCheckIntervalMs: 25 },
      verificationLinesPerSecond: 0,
    });
    const sending = start(server);
    sending.write(lineOf(good));
    const response = await answerOf(sending);
    let text = '';
    response.on('data', (chunk) => {
      text += chunk;
    });
    await once(response, 'error');
    expect(numbered(text)).toEqual([[1, null]]);
  });

  it('is logged with what came of it and with the codes of unread lines', async () => {
    const ended: EndedRequest[] = [];
    const server = await open({ observers: [{ ended: (request) => ended.push(request) }] });
    await send(server, lineOf({ ...good, City: 'Freemont' }));
    await send(server, `{\n${lineOf({ id: 1 })}`);
    await expect.poll(() => ended.length).toBe(2);
    expect(ended.map(({ operation, outcome, problems }) => [operation.name, outcome, problems])).toEqual([
      ['verifyAddresses', 'verified', []],
      ['verifyAddresses', 'refused', [{ code: 'Line.NotJson' }, { code: 'Market.Invalid' }]],
    ]);
  });
});
