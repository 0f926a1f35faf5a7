import { Command } from 'commander';
import type { PurgeOptions } from './actions/maintain-store.ts';
import { parseCount } from './parse-option.ts';

export function serveCommand(): Command {
  return new Command('serve')
    .description('serve the checkout steps over HTTP; settings come from the environment')
    .action(async () => {
      const { runService } = await import('./actions/run-service.ts');
      await runService();
    });
}

export function migrateCommand(): Command {
  return new Command('migrate')
    .description('bring the database of DATABASE_URL up to date; the embedded store does so by itself')
    .option(
      '--shards <count>',
      'on Citus: number of shards of the tables, also of one that has another number (default: two for each node)',
      parseCount,
    )
    .action(async ({ shards }: { readonly shards?: number }) => {
      const { migrateAndReport } = await import('./actions/maintain-store.ts');
      await migrateAndReport(shards);
    });
}

/** `purge`: deletes once what `serve` deletes every hour. */
export function purgeCommand(): Command {
  return new Command('purge')
    .description('delete data that is older than the RETENTION_… settings allow, as a running service does')
    .option('--dry-run', 'count only, delete nothing')
    .action(async (options: PurgeOptions) => {
      const { purgeStore } = await import('./actions/maintain-store.ts');
      await purgeStore(options);
    });
}
