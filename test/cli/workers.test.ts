import { expect, test } from 'vitest';
import { readSettings } from '../../src/config/settings.ts';
import { mintToken, quickStartPrivateKey } from '../../src/credentials/mint-token.ts';
import { createSchema, describePostgres, migratedSchema } from '../store/stores.ts';
import { childrenOf, isThere } from '../support/child-processes.ts';
import {
  type Environment,
  type RunningService,
  runCommand,
  startService,
  temporaryFolder,
} from '../support/command.ts';
import { addressPath } from '../support/http-server.ts';
import { callCommand } from '../support/in-process.ts';

/** Each request has its own connection, so each may reach another process. */
async function statusesOf(
  { url }: RunningService,
  count: number,
  path = '/health/ready',
  headers = {},
): Promise<number[]> {
  const ask = () => fetch(url + path, { headers: { connection: 'close', ...headers } });
  return (await Promise.all(Array.from({ length: count }, ask))).map(({ status }) => status);
}

interface RunningWorkers extends RunningService {
  readonly dataDirectory: string;
}

async function startWorkers(settings: Environment = {}): Promise<RunningWorkers> {
  const { url } = await migratedSchema();
  const dataDirectory = temporaryFolder();
  const environment = { DATABASE_URL: url, DATA_DIR: dataDirectory, WORKERS: '2', DATABASE_POOL_SIZE: '2' };
  return { ...(await startService({ ...environment, METRICS_PORT: '0', ...settings })), dataDirectory };
}

/** The headers of a buyer with a token of this number. */
async function headersOf({ dataDirectory }: RunningWorkers, number: number) {
  const buyer = { profile: '', session: `buyer-${number}`, market: 'US', scope: 'checkout', ttlSeconds: 600 };
  const key = quickStartPrivateKey(dataDirectory);
  const token = await mintToken(buyer, readSettings({}).claims, key, new Date());
  return { authorization: `Bearer ${token}` };
}

/** Requests that a token may send at once, and in a minute. */
const most = 20;

test('the embedded store refuses more than one worker with one sentence', async () => {
  const { status, stderr } = await callCommand(['serve'], { DATA_DIR: temporaryFolder(), WORKERS: '2' });
  expect([status, stderr]).toEqual([
    1,
    'WORKERS must be 1 without DATABASE_URL: one process at a time uses the embedded store.\n',
  ]);
});

describePostgres(() => {
  test('workers serve one port, metrics and limits are added up, and none is left at the end', async () => {
    const service = await startWorkers({ RATE_LIMIT_PER_TOKEN: String(most) });
    expect(new Set(await statusesOf(service, 30))).toEqual(new Set([200]));
    const listening = JSON.parse(service.logs.find((line) => line.includes('"listening"')) ?? '');
    expect(listening).toMatchObject({ database: 'postgresql', workers: 2 });
    const text = await (await fetch(listening.metrics)).text();
    const counted = [...text.matchAll(/^checkout_http_request_duration_seconds_count\{.*\} (\d+)$/gm)];
    expect(counted.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(30);
    expect(text).toMatch(/^nodejs_version_info\{.*\} 1$/m);
    await expectOneLimit(service);
    const workers = childrenOf(service.child);
    expect(await service.stop()).toBe(0);
    expect(workers.filter(isThere)).toEqual([]);
    const requests = service.logs.map((line) => JSON.parse(line)).flatMap(({ requestId }) => requestId ?? []);
    // Each process begins its ids in its own way.
    expect(new Set(requests.map((id) => id.split('.')[0])).size).toBe(2);
  });

  test('a start that cannot succeed ends with its sentence, said once', async () => {
    const { url, drop } = await createSchema();
    const environment = { DATABASE_URL: url, DATA_DIR: temporaryFolder(), WORKERS: '2', PORT: '0' };
    const { status, stderr } = await runCommand(['serve'], environment);
    await drop();
    expect([status, stderr]).toEqual([
      1,
      'The database of DATABASE_URL is behind this release: run "checkout-verification migrate" first.\n',
    ]);
  });
});

/** As many requests with a token pass as with one process. */
async function expectOneLimit(service: RunningWorkers): Promise<void> {
  const passed: number[] = [];
  // A worker whose leader does not answer within 100 ms counts by itself, as on a starved machine.
  for (let token = 0; token < 3; token += 1) {
    const began = performance.now();
    const statuses = await statusesOf(service, 6 * most, addressPath, await headersOf(service, token));
    const regained = Math.floor(((performance.now() - began) * most) / 60_000);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    passed.push(statuses.filter((status) => status === 404).length - regained);
  }
  expect(Math.min(...passed)).toBeLessThanOrEqual(most);
  expect(Math.max(...passed)).toBeGreaterThanOrEqual(most - 1);
}
