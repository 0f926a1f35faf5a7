import { Command } from 'commander';
import { readSettings } from '../config/settings.ts';
import { migrateDatabase } from '../open-store.ts';

/** `migrate`: brings DATABASE_URL up to date. */
export function migrateCommand(): Command {
  return new Command('migrate')
    .description('bring the database of DATABASE_URL up to date; the embedded store does it by itself')
    .action(async () => {
      const steps = await migrateDatabase(readSettings(process.env));
      process.stdout.write(
        `database is up to date: ${steps.length === 0 ? 'nothing to do' : steps.join(', ')}\n`,
      );
    });
}
