import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { describePostgres, migratedSchema } from '../store/stores.ts';
import { type Environment, type RunningService, startService } from '../support/command.ts';
import { acceptable, addressPath, buildTestServer, emptySubmission, tokens } from '../support/http-server.ts';
import { folderWithStore } from '../support/used-folder.ts';
import { buyerOf, setNext } from './buyers.ts';
import { openUnreaders } from './unread-answers.ts';

/** ATTACK_ROUNDS=500 for the long run: how often each buyer buys during an attack. */
const rounds = Number(process.env.ATTACK_ROUNDS || 8);
const buyers = 8;
const timeoutMs = 60_000 + rounds * 2_000;
/** Longer attacks take no more. Node 24 leaves more garbage behind than Node 20: 450 against 270. */
const mostMegabytes = 550;
/** One of all that the buyers ask for in a short run. */
const mostPercentRefused = 2;

interface Attacked {
  readonly service: RunningService;
  readonly folder: string;
}

async function openAttacked(more: Environment = {}): Promise<Attacked> {
  const folder = await folderWithStore();
  // The service must hold without limits on requests.
  const service = await startService({ DATA_DIR: folder, RATE_LIMIT_PUBLIC: '0', ...more });
  return { service, folder };
}

/** Buyers set addresses during an attack. Returns how many of a hundred were not served. */
async function percentRefused({ service, folder }: Attacked): Promise<number> {
  const names = Array.from({ length: buyers }, (_, number) => `cart-${number}`);
  const all = await Promise.all(names.map((cart) => buyerOf(cart, folder)));
  let refused = 0;
  await Promise.all(
    all.map(async (buyer) => {
      for (let round = 0; round < rounds; round += 1) {
        const { success } = await setNext(service.url, buyer);
        if (!success) refused += 1;
      }
    }),
  );
  return (refused * 100) / (buyers * rounds);
}

/** The highest memory use of a process, in megabytes; 0 if the system does not say. */
function peakMegabytes({ child }: RunningService): number {
  const path = `/proc/${child.pid}/status`;
  if (!existsSync(path)) return 0;
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(path, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

interface Attack {
  readonly target: string;
  readonly connections: number;
  /** How often each connection asks for the target. */
  readonly requests: number;
}

/** The service answers these without its store. */
const attacksOnServer: readonly Attack[] = [
  { target: '/openapi.json', connections: 200, requests: 1_400 },
  { target: '/health/live', connections: 200, requests: 5_000 },
];
const attackOnStore: Attack = { target: '/health/ready', connections: 300, requests: 10 };

async function expectServedDuring(attacks: readonly Attack[], more: Environment): Promise<void> {
  const attacked = await openAttacked(more);
  for (const attack of attacks) {
    const unreaders = openUnreaders(attacked.service.url, attack);
    onTestFinished(() => unreaders.close());
    expect(await percentRefused(attacked), attack.target).toBeLessThanOrEqual(mostPercentRefused);
    expect(unreaders.sentBytes()).toBeGreaterThan(100_000);
    unreaders.close();
  }
  const megabytes = peakMegabytes(attacked.service);
  if (process.env.ATTACK_ROUNDS) process.stdout.write(`at most ${megabytes.toFixed()} MB\n`);
  expect(megabytes).toBeLessThan(mostMegabytes);
}

describe('hundreds of connections that send and never read do not block other callers', () => {
  test(
    'with the embedded store',
    () => expectServedDuring([...attacksOnServer, attackOnStore], {}),
    timeoutMs,
  );

  describePostgres(() => {
    test(
      'with the database',
      async () => {
        const { url } = await migratedSchema();
        await expectServedDuring([attackOnStore], { DATABASE_URL: url });
      },
      timeoutMs,
    );
  });
});

test('connections lost during answers do not let in more requests than the limit', async () => {
  const held: (() => void)[] = [];
  const submit = () =>
    new Promise<typeof acceptable>((resolve) => {
      held.push(() => resolve(acceptable));
    });
  const server = await buildTestServer({ shipping: { read: async () => null, submit } }, { maxInFlight: 2 });
  await server.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  const port = Number(new URL(server.listeningOrigin).port);
  const headers = { authorization: tokens.full, 'content-type': 'application/json' };
  const post = { method: 'POST', url: addressPath, headers, payload: '{}' } as const;

  for (let connection = 0; connection < 20; connection += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.write(emptySubmission + 'GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(40));
    await expect.poll(() => held.length, { interval: 1 }).toBe(1);
    held.pop()?.();
    // The first answer has arrived, and the next ones are on their way.
    await once(socket, 'data');
    socket.destroy();
  }
  const all = Array.from({ length: 20 }, () => server.inject(post));
  await expect.poll(() => held.length).toBe(2);
  for (const go of held) go();
  const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
});
