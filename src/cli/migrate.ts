import { Command } from 'commander';
import { parseCount } from './parse-option.ts';

/** `migrate`: brings DATABASE_URL up to date. */
export function migrateCommand(): Command {
  return new Command('migrate')
    .description('bring the database of DATABASE_URL up to date; the embedded store does it by itself')
    .option(
      '--shards <count>',
      'on Citus: into how many shards the tables are parted, four or more for each node that may ever be (default: 32)',
      parseCount,
    )
    .action(async ({ shards }: { readonly shards?: number }) => {
      const { migrateAndReport } = await import('./actions/migrate-database.ts');
      await migrateAndReport(shards);
    });
}
