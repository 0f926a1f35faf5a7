import { expect, onTestFinished, test } from 'vitest';
import { placeKey } from '../../src/address/countries/profile/name-keys-of.ts';
import { pairOf } from '../store/samples.ts';
import { createSchema, describePostgres, openPostgresOn } from '../store/stores.ts';
import { temporaryFolder } from '../support/command.ts';
import { callCommand } from '../support/in-process.ts';

describePostgres(() => {
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

  test.each([
    [['--market', 'XX', '--city', 'Fremont', '--code', '94539'], 'XX is not a market.'],
    [['--market', 'US', '--city', '12 Oak St', '--code', '94539'], '12 Oak St with 94539 is not a city with'],
    [['--market', 'US', '--city', 'Fremont', '--code', '94'], 'Fremont with 94 is not a city with'],
    [
      ['--market', 'US', '--city', 'Fremont', '--province', 'Nowhere', '--code', '94539'],
      'Nowhere is not a province of US.',
    ],
  ])('approve %j is refused: %s', async (args, message) => {
    const learned = await shopWithPairs();
    const { status, stderr } = await learned('approve', ...args);
    expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
  });
});
