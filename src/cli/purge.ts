import { Command } from 'commander';
import type { PurgeOptions } from './actions/purge-store.ts';

/** `purge`: deletes once what `serve` deletes every hour. */
export function purgeCommand(): Command {
  return new Command('purge')
    .description('delete what was kept as long as the RETENTION_… settings say, as a running service does')
    .option('--dry-run', 'count it and leave it')
    .action(async (options: PurgeOptions) => {
      const { purgeStore } = await import('./actions/purge-store.ts');
      await purgeStore(options);
    });
}
