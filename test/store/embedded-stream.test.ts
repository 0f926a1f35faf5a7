import pg from 'pg';
import { expect, test } from 'vitest';
import { EmbeddedStream } from '../../src/store/embedded/embedded-database.ts';
import { openMemoryEngine } from '../../src/store/embedded/embedded-engine.ts';
import { emptyTemplate } from './idle-engines.ts';

async function connectBreakable() {
  const engine = await openMemoryEngine(await emptyTemplate());
  const runOnce = engine.Module._PostgresMainLoopOnce;
  let isBroken = false;
  engine.Module._PostgresMainLoopOnce = () => {
    if (isBroken) throw new Error('Aborted()');
    runOnce();
  };
  const client = new pg.Client({
    stream: () => new EmbeddedStream(engine),
    pipeline: true,
    user: 'postgres',
  });
  const errors: Error[] = [];
  client.on('error', (error) => errors.push(error));
  await client.connect();
  const breakDown = () => {
    isBroken = true;
  };
  return { client, errors, breakDown };
}

test('an engine that breaks down fails present and later statements, and nobody waits for it', async () => {
  const { client, errors, breakDown } = await connectBreakable();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  breakDown();
  const outcomes = await Promise.allSettled([client.query('select 1'), client.query('select 2')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(client.query('select 3')).rejects.toThrow();
  expect(errors[0]?.message).toBe('The embedded engine broke down.');
  await client.end();
});

test('statements sent together each get their own answer, even after one that fails', async () => {
  const { client } = await connectBreakable();
  const outcomes = await Promise.allSettled([
    client.query('select 1 as one'),
    client.query('select 1 / 0'),
    client.query({ name: 'two', text: 'select $1::int as two', values: [2] }),
  ]);
  expect(outcomes).toMatchObject([
    { value: { rows: [{ one: 1 }] } },
    { reason: { code: '22012' } },
    { value: { rows: [{ two: 2 }] } },
  ]);
  await client.end();
});
