import pg from 'pg';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { citusFunctions } from '../../src/store/citus/citus-functions.ts';
import { createSchema, describePostgres, openPostgresOn, type Schema } from './stores.ts';

const writing = citusFunctions.all.filter(({ definition }) => /\bin_deadline float8\b/.test(definition));

test('many functions of Citus have a deadline', () => {
  expect(writing.length).toBeGreaterThan(5);
});

/** A call with arguments that each function takes: an empty document is a text too. */
function callOf({ name, signature }: (typeof writing)[number], deadline: number): string {
  const values = {
    text: `'{}'`,
    'text[]': `array['{}']`,
    bigint: '0',
    'bigint[]': 'array[0]',
    boolean: 'true',
    'boolean[]': 'array[true]',
    float8: String(deadline),
  };
  const types = signature.slice(signature.indexOf('(') + 1, -1).split(', ');
  return `select is_in_time from ${name}(${types.map((type) => values[type as keyof typeof values]).join(', ')})`;
}

describePostgres(() => {
  describe('a function of Citus', () => {
    let schema: Schema;
    beforeAll(async () => {
      schema = await createSchema();
      const store = await openPostgresOn(schema.url);
      await store.migrate();
      await store.close();
      await schema.sql(citusFunctions.all.map(({ definition }) => definition).join(';'));
      return schema.drop;
    });

    const rowsWritten = () =>
      schema.sql(
        'select from carts union all select from profiles union all select from applications union all select from branches union all select from site_urls union all select from audit_trail union all select from outbox',
      );

    async function connected(): Promise<pg.Client> {
      const client = new pg.Client(schema.url);
      await client.connect();
      onTestFinished(() => client.end());
      return client;
    }

    test.each(writing)('$name writes nothing if its deadline passes while it waits', async (each) => {
      const [blocker, writer] = [await connected(), await connected()];
      await blocker.query(
        'begin; lock table carts, profiles, applications, branches, site_urls in exclusive mode',
      );
      const deadline = Date.now() + 300;
      const call = writer.query(callOf(each, deadline)).catch((error: unknown) => error);
      // Waits by the clock of the server, which judges.
      await blocker.query(
        `select pg_sleep(greatest(0, ${deadline} / 1000.0 - extract(epoch from clock_timestamp())))`,
      );
      await blocker.query('rollback');
      expect(await call).toMatchObject({ code: '57014', message: 'the deadline has passed' });
      expect(await rowsWritten()).toEqual([]);
    });

    test.each(writing)('$name answers that it began too late, and writes nothing', async (each) => {
      const writer = await connected();
      expect((await writer.query(callOf(each, Date.now() - 1_000))).rows).toEqual([{ is_in_time: false }]);
      expect(await rowsWritten()).toEqual([]);
    });
  });
});
