import { Command } from 'commander';

/** `migrate`: brings DATABASE_URL up to date. */
export function migrateCommand(): Command {
  return new Command('migrate')
    .description('bring the database of DATABASE_URL up to date; the embedded store does it by itself')
    .action(async () => {
      const { migrateAndReport } = await import('./actions/migrate-database.ts');
      await migrateAndReport();
    });
}
