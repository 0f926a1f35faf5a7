import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createProgram } from '../../src/cli/program.ts';
import { OperatorError } from '../../src/operator-error.ts';
import { clerk, origin, settingOf } from '../store/samples.ts';
import { createSchema, describePostgres, openPostgresOn } from '../store/stores.ts';
import { temporaryFolder } from '../support/command.ts';
import { callCommand } from '../support/in-process.ts';

const endpoint = 'https://hooks.example.com/in';
const webhooks = {
  WEBHOOK_URLS: `${endpoint}?token=canary`,
  WEBHOOK_SECRETS: `whsec_${randomBytes(32).toString('base64')}`,
};

test.each([
  [[], 'Give ids of events, --expired or --since, and only one of these.'],
  [['evt_1_2', '--expired'], 'Give ids of events, --expired or --since, and only one of these.'],
  [['42'], '42 is not the id of an event: an id looks like evt_12_3.'],
  [['--expired'], 'WEBHOOK_URLS is not set: there is nowhere to deliver events to.'],
])('events replay %j is refused: %s', async (args, message) => {
  vi.stubEnv('WEBHOOK_URLS', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const replaying = createProgram().parseAsync(['events', 'replay', ...args], { from: 'user' });
  await expect(replaying).rejects.toThrow(new OperatorError(message));
});

test('events replay refuses an invalid time', async () => {
  const { status, stderr } = await callCommand(['events', 'replay', '--since', 'yesterday']);
  expect(status).toBe(2);
  expect(stderr).toContain('time such as 2026-03-01T12:00:00Z');
});

describePostgres(() => {
  test('events are listed as NDJSON, the newest last, and replayed', async () => {
    const schema = await createSchema();
    onTestFinished(() => schema.drop());
    const environment = { DATABASE_URL: schema.url, DATA_DIR: temporaryFolder(), ...webhooks };
    const store = await openPostgresOn(schema.url, { outbox: { endpoints: [endpoint] } });
    await store.migrate();
    await store.setShipping('c1', 'US', settingOf(), origin);
    await store.deleteCart('c1', clerk);
    await schema.sql(`update outbox set expired_at = now(), outcome = '410' where type = 'cart.address.set'`);
    await store.close();

    const list = async (...args: string[]) => {
      const { stdout, stderr } = await callCommand(['events', 'list', ...args], environment);
      expect(stderr).toBe('');
      expect(stdout).not.toContain('canary');
      return stdout
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line));
    };
    const [set, deleted, ...others] = await list('--cart', 'c1');
    expect(set).toEqual({
      id: expect.stringMatching(/^evt_\d+_1$/),
      type: 'cart.address.set',
      cart: 'c1',
      market: 'US',
      occurredAt: expect.stringMatching(/^\d{4}-.*Z$/),
      endpoint,
      status: 'expired',
      attempts: 0,
      outcome: '410',
      nextAttemptAt: null,
    });
    expect(deleted).toMatchObject({
      type: 'cart.deleted',
      status: 'pending',
      nextAttemptAt: expect.any(String),
    });
    expect(others).toEqual([]);

    const missed = await callCommand(['events', 'replay', 'evt_1_99'], environment);
    const sentence = 'No such event is stored for a URL of WEBHOOK_URLS: see events list.\n';
    expect(missed).toEqual({ status: 1, stdout: '', stderr: sentence });
    const { stdout } = await callCommand(['events', 'replay', set.id], environment);
    expect(stdout).toBe('deliveries scheduled again: 1\n');
    expect(await list('--status', 'pending', '--limit', '9')).toMatchObject([
      { id: set.id },
      { id: deleted.id },
    ]);
  }, 60_000);
});
