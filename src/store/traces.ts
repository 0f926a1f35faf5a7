import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { tables } from './tables.ts';

const typed = tables.filter(({ holdsTypedText }) => holdsTypedText).map(({ table }) => table);
const relations = `array[${typed.map((table) => `'${table}'::regclass`).join(', ')}]`;

/**
 * Rewriting takes about 50 ms per megabyte and stops everything else: more waits until the store is closed.
 */
const rewrittenAtOnceBytes = 8 * 1024 * 1024;

const statements = {
  size: `select sum(pg_total_relation_size(relation))::float8 as bytes from unnest(${relations}) as relation`,
  /** Statistics hold values of rows. Taking them again leaves out those of a table that is now empty. */
  forgetStatistics: `delete from pg_statistic where starelid = any(${relations})`,
  analyze: `analyze ${typed.join(', ')}`,
  /** Segments that an earlier release set aside for later use, with their old content. */
  segmentsAhead: `
    select count(*)::int as count from pg_ls_waldir()
    where name ~ '^[0-9A-F]{24}$' and name > pg_walfile_name(pg_current_wal_insert_lsn())`,
  goOnInNextSegment: 'select pg_switch_wal()',
  checkpoint: 'checkpoint',
};

export type Traces = Awaited<ReturnType<typeof watchTraces>>;

/**
 * Removes what deleted rows left behind in the files of an embedded store. A deleted row stays in its page,
 * in copies of it in the log and in statistics, until something overwrites it. So tables are rewritten, and
 * the log goes on in a new segment. The mark in `directory` says that there are no traces; a folder without
 * it may hold some.
 */
export async function watchTraces(directory: string, database: Database, isNew: boolean) {
  const mark = join(directory, 'no-traces');
  let isClean = isNew || existsSync(mark);
  let erasures = 0;
  const setMark = () => writeFile(mark, '', { mode: 0o600, flush: true });
  if (isNew) await setMark();

  const run = (text: string) => database.run({ name: '', text }, []);

  /** Removes them, if there are any. */
  async function remove(): Promise<void> {
    if (isClean) return;
    const seen = erasures;
    await run(statements.forgetStatistics);
    for (const table of typed) await run(`vacuum full ${table}`);
    await run(statements.analyze);
    await run('vacuum full pg_statistic');
    const [ahead] = await run(statements.segmentsAhead);
    for (let segments = Number(ahead?.count); segments >= 0; segments -= 1) {
      await run(statements.goOnInNextSegment);
      await run(statements.checkpoint);
    }
    if (erasures !== seen) return;
    await setMark();
    isClean = true;
  }

  return {
    remove,
    /** Call it before rows are deleted for good: if the process dies, the next one removes their traces. */
    async expect() {
      erasures += 1;
      isClean = false;
      await rm(mark, { force: true });
    },
    async removeIfQuick() {
      const [row] = await run(statements.size);
      if (Number(row?.bytes) <= rewrittenAtOnceBytes) await remove();
    },
  };
}
