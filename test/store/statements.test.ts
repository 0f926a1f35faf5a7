import { describe, expect, test } from 'vitest';
import * as events from '../../src/store/event-statements.ts';
import { migrations } from '../../src/store/migrations/migrations.ts';
import { openOutbox } from '../../src/store/outbox.ts';
import * as platform from '../../src/store/platform-statements.ts';
import * as privacy from '../../src/store/privacy-statements.ts';
import type { Statement } from '../../src/store/statements.ts';
import * as steps from '../../src/store/statements.ts';
import { spread } from './spread.ts';
import { statementsOf } from './statements-of.ts';

/** Statements that somebody waits for and that are not meant for one key: each of them with its reason. */
const exceptions = new Map([
  ['read_branches', 'a small table, read every few seconds and held in memory'],
  ['due_upkeep', 'asks about the engine, of the embedded store only'],
]);

const schema = migrations.map(({ sql }) => sql).join('\n');
const tables = new Set([...schema.matchAll(/create table (\w+)/g)].map(([, name]) => name ?? ''));

const outboxes = [openOutbox(), openOutbox({ endpoints: ['shop'] })];

/** The tables that a statement reads or writes. */
function touched({ text }: Statement): Set<string> {
  const named = [...text.matchAll(/\b(?:from|into|update|join|using)\s+(\w+)/g)].map(
    ([, name]) => name ?? '',
  );
  return new Set(named.filter((name) => tables.has(name)));
}

const stepStatements = statementsOf(steps, outboxes);
const keyed = [...stepStatements, ...statementsOf(platform, outboxes)].filter(
  ({ name }) => !exceptions.has(name),
);
const all = [
  ...stepStatements,
  ...[platform, privacy, events].flatMap((module) => statementsOf(module, outboxes)),
];

test('there are statements, and exceptions are made for those that exist', () => {
  expect(keyed.length).toBeGreaterThan(20);
  const names = all.map(({ name }) => name);
  for (const name of exceptions.keys()) expect(names).toContain(name);
});

test('a name stands for one text, so that a prepared statement is never mistaken for another', () => {
  const texts = new Map<string, string>();
  for (const { name, text } of all) {
    expect(texts.get(name) ?? text).toBe(text);
    texts.set(name, text);
  }
});

describe.each(keyed.map((statement) => [statement.name, statement] as const))('%s', (_name, statement) => {
  test('says of every table that it touches by which key, and of no other', () => {
    const said = [...tables].filter((table) => new RegExp(`\\b${table}\\b`).test(statement.rows));
    const actual = touched(statement);
    // Events are noted only where somebody listens.
    expect(new Set(said.filter((table) => table !== 'outbox' || actual.has(table)))).toEqual(actual);
  });

  test('finds rows of tables that are spread by their key, all of them by the same one', () => {
    const reached = [...touched(statement)].filter((table) => spread.has(table));
    const keys = new Set(reached.map((table) => spread.get(table)));
    // A subject is the cart or the session: what is noted of it lies where it lies.
    keys.delete('subject_id');
    expect(keys.size).toBeLessThanOrEqual(1);
    for (const table of reached) expect(statement.rows).toMatch(keyOf(table));
  });
});

/** `carts by cart_id`, `applications and registrations by session_id`, `outbox by the same as its subject_id`. */
function keyOf(table: string): RegExp {
  const column = spread.get(table);
  const wanted = column === 'subject_id' ? '(the same as (its|their) )?subject_id' : column;
  return new RegExp(`\\b${table}( and \\w+)* by ${wanted}\\b`);
}
