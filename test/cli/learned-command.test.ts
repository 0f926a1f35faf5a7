import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { placeKey } from '../../src/address/countries/profile/name-keys-of.ts';
import { openEmbeddedStore } from '../../src/store/embedded/embedded-store.ts';
import type { SqlStore } from '../../src/store/sql-store.ts';
import { pairOf, testCipher } from '../store/samples.ts';
import { createSchema, describePostgres, openPostgresOn } from '../store/stores.ts';
import { temporaryFolder } from '../support/command.ts';
import { callCommand } from '../support/in-process.ts';

const taught = {
  market: 'US',
  localityKey: placeKey('Warm Springs', 'US'),
  locality: 'Warm Springs',
  area: 'CA',
  code: '94539',
};

/** Teaches an approved and a rejected pair. */
async function teachIn(store: Pick<SqlStore, 'teachPair'>): Promise<void> {
  await store.teachPair({ ...taught, isApproved: true, by: 'ann' });
  await store.teachPair({ ...taught, code: '94540', isApproved: false, by: 'ann' });
}

const table =
  /\nAPPROVED PAIRS OF +PAIRS +LATEST +VERSION\nUS +1 +\d{4}-\d\d-\d\d +1 approved [0-9a-f]{8}\n$/;
const line = /^US pairs that buyers taught: 1 approved [0-9a-f]{8}, the latest of \d{4}-\d\d-\d\d$/m;

describe('data list with the embedded store', () => {
  async function openShop() {
    const DATA_DIR = temporaryFolder();
    const directory = join(DATA_DIR, 'store');
    const store = await openEmbeddedStore({ directory, cipher: testCipher, sync: false });
    await store.endFirstStart();
    await teachIn(store);
    const list = async (...args: string[]) =>
      (await callCommand(['data', 'list', ...args], { DATA_DIR })).stdout;
    return { store, list, DATA_DIR };
  }

  test('shows the approved pairs, and says so while a service has the store', async () => {
    const { store, list, DATA_DIR } = await openShop();
    expect(await list('--country', 'US')).toMatch(
      /\nApproved pairs could not be read\. Another process uses the store in .+\n$/,
    );
    await store.close();
    expect(await list()).toMatch(table);
    expect(await list('--country', 'us')).toMatch(line);
    expect(await list('--country', 'FR')).not.toMatch(/pairs/i);
    const off = await callCommand(['data', 'list'], { DATA_DIR, LEARNED: 'off' });
    expect(off.stdout).not.toMatch(/pairs/i);
  });
});

describePostgres(() => {
  test('data list shows the approved pairs', async () => {
    const schema = await createSchema();
    onTestFinished(() => schema.drop());
    const store = await openPostgresOn(schema.url);
    await store.migrate();
    await teachIn(store);
    await store.close();
    const environment = { DATABASE_URL: schema.url, DATA_DIR: temporaryFolder() };
    expect((await callCommand(['data', 'list'], environment)).stdout).toMatch(table);
  });

  test('data list says so where the database is away, or behind this release', async () => {
    const schema = await createSchema();
    onTestFinished(() => schema.drop());
    const list = async (DATABASE_URL: string) =>
      callCommand(['data', 'list', '--country', 'US'], { DATABASE_URL, DATA_DIR: temporaryFolder() });
    expect(await list(schema.url)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(
        /\nApproved pairs could not be read\. The database .+ behind this release/,
      ),
    });
    expect((await list('postgres://nobody@127.0.0.1:1/none')).stdout).toMatch(
      /\nApproved pairs could not be read\. The database of DATABASE_URL does not answer/,
    );
  });

  async function shopWithPairs() {
    const schema = await createSchema();
    onTestFinished(() => schema.drop());
    const store = await openPostgresOn(schema.url);
    await store.migrate();
    const typed = {
      localityKey: placeKey('Warm Springs', 'US'),
      locality: 'Warm Springs',
      area: 'CA',
      code: '94539',
    };
    const days = ['2026-02-26', '2026-02-27', '2026-02-28', '2026-02-28', '2026-02-28'];
    await store.addPairs(days.map((day) => pairOf({ ...typed, day })));
    await store.close();
    const environment = { DATABASE_URL: schema.url, DATA_DIR: temporaryFolder() };
    return async (...args: string[]) => {
      const { status, stdout, stderr } = await callCommand(['learned', ...args], environment);
      return {
        status,
        stderr,
        stdout,
        lines: stdout.startsWith('{')
          ? stdout
              .trim()
              .split('\n')
              .map((line) => JSON.parse(line))
          : [],
      };
    };
  }
  const pair = [
    '--market',
    'US',
    '--city',
    'WARM SPRINGS',
    '--province',
    'California',
    '--code',
    '94539-1234',
  ];

  test('pairs are listed, approved, rejected and exported', async () => {
    const learned = await shopWithPairs();
    const [proposed] = (await learned('list', '--state', 'proposed')).lines;
    expect(proposed).toMatchObject({ locality: 'Warm Springs', area: 'CA', code: '94539', buyers: 5 });
    expect((await learned('list', '--market', 'DE')).stdout).toBe('');
    expect(await learned('approve', ...pair, '--by', 'ann')).toMatchObject({
      stdout: 'approved: WARM SPRINGS, CA 94539\n',
      stderr: '',
    });
    expect((await learned('list')).lines).toMatchObject([{ state: 'approved' }]);
    await learned('reject', ...pair, '--by', 'bob');
    expect((await learned('export')).lines).toEqual([
      {
        market: 'US',
        locality: 'WARM SPRINGS',
        area: 'CA',
        code: '94539',
        isApproved: false,
        by: 'bob',
        at: expect.stringMatching(/^\d{4}-/),
      },
    ]);
  });

  test('approve says why it refuses a market, a city, a code or a province', async () => {
    const learned = await shopWithPairs();
    for (const [args, message] of [
      [['--market', 'XX', '--city', 'Fremont', '--code', '94539'], 'XX is not a market.'],
      [
        ['--market', 'US', '--city', '12 Oak St', '--code', '94539'],
        '12 Oak St with 94539 is not a city with',
      ],
      [['--market', 'US', '--city', 'Fremont', '--code', '94'], 'Fremont with 94 is not a city with'],
      [
        ['--market', 'US', '--city', 'Fremont', '--province', 'Nowhere', '--code', '94539'],
        'Nowhere is not a province of US.',
      ],
    ] as const) {
      const { status, stderr } = await learned('approve', ...args);
      expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
    }
  });
});
