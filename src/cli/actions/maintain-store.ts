import { setTimeout as delay } from 'node:timers/promises';
import { readSettings } from '../../config/settings.ts';
import { closeAfter, migrateDatabase, openStore } from '../../open-store.ts';
import { OperatorError } from '../../operator-error.ts';
import { createPurgePass, retainedKinds } from '../../retention/purge-store.ts';
import { finishPass, retentionTiming } from '../../retention/retention-job.ts';
import { renderTable } from './terminal-text.ts';

export async function migrateAndReport({ shards }: { readonly shards?: number }): Promise<void> {
  const steps = await migrateDatabase(readSettings(process.env), shards);
  process.stdout.write(`database is up to date: ${steps.join(', ') || 'nothing to do'}\n`);
}

export async function purgeStore({ dryRun: isDryRun = false }: { dryRun?: boolean }): Promise<void> {
  const settings = readSettings(process.env);
  const retention = settings.retentionDays;
  const counts = await closeAfter(await openStore(settings), async (store) => {
    const pass = createPurgePass(store, retention, { countsOnly: isDryRun });
    if (isDryRun) while (await pass.step()) await delay(retentionTiming.restMs);
    else if (!(await finishPass(store, pass, retentionTiming)))
      throw new OperatorError('Another instance is purging at this moment, so there is nothing to do.');
    return pass.counts;
  });
  const rows = retainedKinds.map((kind) => [kind, kept(retention[kind]), counts[kind]]);
  process.stdout.write(renderTable([['KIND', 'KEPT', isDryRun ? 'STALE' : 'PURGED'], ...rows]));
}

function kept(days: number): string {
  return days === 0 ? 'for good' : `${days} ${days === 1 ? 'day' : 'days'}`;
}
