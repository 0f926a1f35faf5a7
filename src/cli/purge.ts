import { setTimeout as delay } from 'node:timers/promises';
import { Command } from 'commander';
import { readSettings } from '../config/settings.ts';
import { loadMarkets, openStore } from '../open-store.ts';
import { OperatorError } from '../operator-error.ts';
import { finishWalk, purgeTiming } from '../retention/purge-rounds.ts';
import { type RetainedKind, retainedKinds } from '../retention/purge-store.ts';
import { createPurgeWalk, type PurgeCounts, type Retention } from '../retention/purge-walk.ts';
import { renderTable } from './table.ts';

/** `purge`: deletes once what `serve` deletes every hour. */
export function purgeCommand(): Command {
  return new Command('purge')
    .description('delete what was kept as long as the RETENTION_… settings say, as a running service does')
    .option('--dry-run', 'count it and leave it')
    .action(async ({ dryRun = false }: { dryRun?: boolean }) => {
      const settings = readSettings(process.env);
      const store = await openStore(settings, loadMarkets(settings));
      const retention = settings.retentionDays;
      const walk = createPurgeWalk(store, retention, { countsOnly: dryRun });
      try {
        if (dryRun) while (await walk.step()) await delay(purgeTiming.restMs);
        else if (!(await finishWalk(store, walk, purgeTiming)))
          throw new OperatorError('Another instance purges at this moment; what is stale will be gone soon.');
      } finally {
        await store.close();
      }
      process.stdout.write(render(walk.counts, retention, dryRun));
    });
}

function render(counts: PurgeCounts, retention: Retention, isDryRun: boolean): string {
  const row = (kind: RetainedKind) => [kind, kept(retention[kind]), String(counts[kind])];
  return renderTable([['KIND', 'KEPT', isDryRun ? 'STALE' : 'PURGED'], ...retainedKinds.map(row)]);
}

function kept(days: number): string {
  return days === 0 ? 'for good' : `${days} ${days === 1 ? 'day' : 'days'}`;
}
