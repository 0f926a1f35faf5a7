import { readSettings } from '../../config/settings.ts';
import { migrateDatabase } from '../../open-store.ts';

/** Brings DATABASE_URL up to date and prints the steps that took. */
export async function migrateAndReport(shards?: number): Promise<void> {
  const steps = await migrateDatabase(readSettings(process.env), shards);
  process.stdout.write(
    `database is up to date: ${steps.length === 0 ? 'nothing to do' : steps.join(', ')}\n`,
  );
}
