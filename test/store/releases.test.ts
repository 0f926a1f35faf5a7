import { describe, expect, test } from 'vitest';
import { skipUnless } from '../support/skip-unless.ts';
import { fromRecordedValue, readReleases } from './releases.ts';
import { eachStore } from './stores.ts';

const releases = readReleases();

test('there are recorded releases', () => {
  expect(releases.length).toBeGreaterThan(0);
  for (const { statements } of releases) expect(statements.length).toBeGreaterThan(50);
});

eachStore((name, open) => {
  describe.each(releases)(
    'release $version on the schema of today',
    skipUnless(name !== 'Citus', 'no release that is recorded knew Citus'),
    ({ statements }) => {
      test('gets the same answer to each of its statements as on its own schema', async () => {
        const store = await open();
        for (const { name, text, values, hasDeadline, answered } of statements) {
          const sent = values.map(fromRecordedValue);
          const rows = await store.sql(text, hasDeadline ? [...sent, farOff] : sent);
          expect([name, rows.length]).toEqual([name, answered]);
          if (hasDeadline) expect([name, rows[0]?.is_in_time]).toEqual([name, true]);
        }
      });
    },
  );
});

const farOff = Date.UTC(2100, 0);
