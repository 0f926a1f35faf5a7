import { Command } from 'commander';
import { readSettings } from '../config/settings.ts';
import { OperatorError } from '../operator-error.ts';
import { migrateDatabase } from '../wiring.ts';

/** `migrate`: brings DATABASE_URL up to date. */
export function migrateCommand(): Command {
  return new Command('migrate')
    .description('bring the database of DATABASE_URL up to date; the embedded store does it by itself')
    .action(async () => {
      const { database } = readSettings(process.env);
      if (database === undefined)
        throw new OperatorError('DATABASE_URL is not set: there is no database to bring up to date.');
      const applied = await migrateDatabase(database);
      const list = applied.length === 0 ? 'nothing to do' : applied.join(', ');
      process.stdout.write(`database is up to date: ${list}\n`);
    });
}
