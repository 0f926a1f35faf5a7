import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, type TestContext } from 'vitest';
import { findProgram } from '../support/programs.ts';
import type { Schema } from './stores.ts';

const [dump = '', restore = ''] = [findProgram('pg_dump'), findProgram('pg_restore')];

/** What the program complained of; empty if it succeeded. */
function run(program: string, ...args: readonly string[]): string {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? stderr : `${stderr} (status ${status})`;
}

/**
 * Writes what a schema holds into a file, with the program of the documents. Answers what restores it on a
 * server: the URL of the schema there.
 */
export async function dumpSchema({ sql, url }: Schema, skip: TestContext['skip']) {
  skip(dump === '' || restore === '', 'pg_dump or pg_restore is not installed here');
  const folder = mkdtempSync(join(tmpdir(), 'checkout-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'checkout.dump');
  const [names] = await sql('select current_schema() as schema, current_database() as database');
  const databaseOn = (server: string) => new URL(String(names?.database), server.split('?')[0]).href;
  const complaint = run(
    dump,
    '--format=custom',
    `--schema=${names?.schema}`,
    `--file=${file}`,
    databaseOn(url),
  );
  skip(complaint.includes('server version mismatch'), 'pg_dump is older than the server');
  if (complaint !== '') throw new Error(complaint);
  return (server: string): string => {
    const complaints = run(restore, '--exit-on-error', '--no-owner', `--dbname=${databaseOn(server)}`, file);
    if (complaints !== '') throw new Error(complaints);
    const there = new URL(databaseOn(server));
    there.searchParams.set('options', `-c search_path=${names?.schema}`);
    return there.href;
  };
}
