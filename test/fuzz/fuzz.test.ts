import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { quickStartPrivateKey } from '../../src/credentials/mint-token.ts';
import { nodeOptions } from '../support/node-options.ts';
import { fillAsUsed } from '../support/used-folder.ts';
import { documentOperations } from './document-operations.ts';
import { type FuzzRequest, makeRequest } from './fuzz-request.ts';
import { mintFuzzTokens } from './fuzz-tokens.ts';
import { type FuzzedService, startFuzzedService } from './fuzzed-service.ts';
import { judgeAnswer } from './judge-answer.ts';
import { chanceOf } from './random.ts';
import { runFuzz } from './run-fuzz.ts';

/** Each day has another seed, so that the suite sees new requests and a failure can still be repeated. */
const seed = Number(process.env.FUZZ_SEED || Math.floor(Date.now() / 86_400_000));
const count = 1_000;

const folder = mkdtempSync(join(tmpdir(), 'checkout-fuzz-'));
const operations = documentOperations();
let service: FuzzedService;

beforeAll(async () => {
  await fillAsUsed(folder);
  service = await startFuzzedService(folder, {}, nodeOptions);
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

it(`generated requests are answered as documented (seed ${seed})`, async () => {
  const world = { operations, tokens: await mintFuzzTokens(quickStartPrivateKey(folder)) };
  const { answered, statuses, failures } = await runFuzz({
    port: service.port,
    world,
    seed,
    first: 0,
    count,
    connections: 16,
    depth: 4,
  });
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(count * 0.95);
  for (const { id } of operations)
    expect(statuses.get(`${id} 200`) ?? statuses.get(`${id} 404`), id).toBeDefined();
  expect(service.isAlive()).toBe(true);
  expect(service.badLines).toEqual([]);
}, 60_000);

it('the same seed and number make the same request', async () => {
  const world = { operations, tokens: { good: new Map([['checkout', ['Bearer a']]]), bad: ['Bearer b'] } };
  const make = (from: number) => makeRequest(world, 'id', chanceOf(from, 7)).bytes.toString('latin1');
  expect(make(1)).toBe(make(1));
  expect(make(1)).not.toBe(make(2));
});

const [read] = operations.filter(({ id }) => id === 'readShippingAddress');
const request: FuzzRequest = { bytes: Buffer.alloc(0), operation: read, isHead: false, requestId: 'r' };
const failure = {
  success: false,
  error: [{ field: 'Address', error: 'Address.NotFound', message: 'None.' }],
};

it.each([
  ['a defect', 500, failure, 'r'],
  ['the answer to somebody else', 404, failure, 'q'],
  ['a status that is not documented', 418, failure, 'r'],
  ['a body that is not documented', 200, failure, 'r'],
  ['no envelope', 404, { message: 'Not Found' }, 'r'],
  ['an envelope that contradicts itself', 404, { ...failure, success: true }, 'r'],
  [
    'an error that says nothing',
    404,
    { success: false, error: [{ field: '', error: 'x', message: 'y' }] },
    'r',
  ],
  ['no JSON', 404, '<html>', 'r'],
])('the judge sees %s', (_title, status, body, id) => {
  const head = (requestId: string) => `http/1.1 ${status} x\r\nx-request-id: ${requestId}`;
  const answer = { status, head: head(id), body: Buffer.from(JSON.stringify(body)) };
  expect(judgeAnswer(request, answer)).toBeDefined();
  const sound = {
    status: 404,
    head: 'http/1.1 404 x\r\nx-request-id: r',
    body: Buffer.from(JSON.stringify(failure)),
  };
  expect(judgeAnswer(request, sound)).toBeUndefined();
});
