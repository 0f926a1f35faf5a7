import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { settingsTable } from '../src/config/settings-table.ts';
import { postgresql } from '../src/store/dialects.ts';
import { exportData } from '../src/store/sql-privacy-store.ts';
import { retainedTables, tables } from '../src/store/tables.ts';

const erasures = postgresql.functions.eraseData;
const ofPeople = tables.filter(({ holdsTypedText }) => holdsTypedText === true).map(({ table }) => table);

describe('what people typed', () => {
  test.each(ofPeople)('%s: is exported and erased, of a profile and of a session', (table) => {
    for (const { text } of [exportData.profile, exportData.session])
      expect(text).toMatch(new RegExp(`\\bfrom ${table}\\b`));
    for (const { definition } of [erasures.profile, erasures.session])
      expect(definition).toMatch(new RegExp(`\\bdelete from ${table}\\b`));
  });
});

describe('docs/privacy.md', () => {
  const page = readFileSync(new URL('../docs/privacy.md', import.meta.url), 'utf8');

  test('has a row for each table with typed text or a retention time', () => {
    const rows = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, table = '']) => table);
    const retained = Object.values(retainedTables).map(({ table }) => table);
    expect(rows.sort()).toEqual([...new Set([...ofPeople, ...retained])].sort());
  });

  test('names the retention times that the settings have', () => {
    const named = [...page.matchAll(/`(RETENTION_\w+_DAYS)`, (\d+)/g)].map(([, name = '', days]) => [
      name,
      Number(days),
    ]);
    const settings = Object.entries(settingsTable).filter(([name]) => name.startsWith('RETENTION_'));
    expect(Object.fromEntries(named)).toEqual(
      Object.fromEntries(settings.map(([name, { schema }]) => [name, 'default' in schema && schema.default])),
    );
  });

  test('rewrites every table with typed text', () => {
    const [, rewritten = ''] = /`VACUUM FULL ([\w, ]+)`/.exec(page) ?? [];
    expect(rewritten.split(', ').sort()).toEqual([...ofPeople].sort());
  });
});
