import { setTimeout as delay } from 'node:timers/promises';
import { readSettings } from '../../config/settings.ts';
import { migrateDatabase, openStore } from '../../open-store.ts';
import { OperatorError } from '../../operator-error.ts';
import {
  createPurgePass,
  type PurgeCounts,
  type RetainedKind,
  type Retention,
  retainedKinds,
} from '../../retention/purge-store.ts';
import { finishPass, retentionTiming } from '../../retention/retention-job.ts';
import { renderTable } from './terminal-text.ts';

export async function migrateAndReport({ shards }: { readonly shards?: number }): Promise<void> {
  const steps = await migrateDatabase(readSettings(process.env), shards);
  process.stdout.write(
    `database is up to date: ${steps.length === 0 ? 'nothing to do' : steps.join(', ')}\n`,
  );
}

export async function purgeStore({ dryRun: isDryRun = false }: { dryRun?: boolean }): Promise<void> {
  const settings = readSettings(process.env);
  const store = await openStore(settings);
  const retention = settings.retentionDays;
  const pass = createPurgePass(store, retention, { countsOnly: isDryRun });
  try {
    if (isDryRun) while (await pass.step()) await delay(retentionTiming.restMs);
    else if (!(await finishPass(store, pass, retentionTiming)))
      throw new OperatorError('Another instance is purging at this moment, so there is nothing to do.');
  } finally {
    await store.close();
  }
  process.stdout.write(render(pass.counts, retention, isDryRun));
}

function render(counts: PurgeCounts, retention: Retention, isDryRun: boolean): string {
  const row = (kind: RetainedKind) => [kind, kept(retention[kind]), String(counts[kind])];
  return renderTable([['KIND', 'KEPT', isDryRun ? 'STALE' : 'PURGED'], ...retainedKinds.map(row)]);
}

function kept(days: number): string {
  return days === 0 ? 'for good' : `${days} ${days === 1 ? 'day' : 'days'}`;
}
