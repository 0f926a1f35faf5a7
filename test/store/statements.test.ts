import { describe, expect, test } from 'vitest';
import type { Statement } from '../../src/store/database.ts';
import { postgresql } from '../../src/store/dialects.ts';
import { openOutbox } from '../../src/store/functions/stored-function.ts';
import { migrations } from '../../src/store/migrations/migrations.ts';
import * as decisions from '../../src/store/sql-decision-store.ts';
import * as events from '../../src/store/sql-event-store.ts';
import * as privacy from '../../src/store/sql-privacy-store.ts';
import * as steps from '../../src/store/statements.ts';
import { spread } from './spread.ts';
import { statementsOf } from './statements-of.ts';

/** Statements that somebody waits for and that are not for one key, each with its reason. */
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

const stepStatements = statementsOf(steps);
const functions = postgresql.functions.all;
const keyed = [
  ...stepStatements.filter(({ name }) => !exceptions.has(name)),
  ...functions
    .filter(({ name, placedBy }) => placedBy !== undefined || /^checkout_(put|delete)_/.test(name))
    .map(({ name, definition }) => ({ name, text: definition })),
];
const all = [
  ...stepStatements,
  ...outboxes.flatMap((outbox) => functions.map((stored) => stored.call(outbox))),
  ...[privacy, events, decisions].flatMap(statementsOf),
];

test('there are statements, and every exception names one that exists', () => {
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
  test('reaches tables that are spread by one key, which it names', () => {
    const reached = [...touched(statement)].filter((table) => spread.has(table));
    const keys = new Set(reached.map((table) => spread.get(table)));
    // The subject of an audit entry is the cart or session, whose rows lie on the same node.
    keys.delete('subject_id');
    expect(keys.size).toBeLessThanOrEqual(1);
    for (const table of reached) expect(statement.text).toMatch(new RegExp(`\\b${spread.get(table)}\\b`));
  });
});
