import { existsSync } from 'node:fs';
import type { Settings } from '../../config/settings.ts';
import { embeddedDirectory, openStore } from '../../open-store.ts';
import { OperatorError } from '../../operator-error.ts';
import type { SqlStore } from '../../store/sql-store.ts';

/**
 * Works on the store that the settings name, and closes it. A data folder without one is refused: who asks what is held
 * must not be told "nothing" because it looked in the wrong place.
 */
export async function withStore<Result>(
  settings: Settings,
  work: (store: SqlStore) => Promise<Result>,
): Promise<Result> {
  const { database, dataDirectory } = settings;
  if (database === undefined && !existsSync(embeddedDirectory(dataDirectory)))
    throw new OperatorError(`There is no store in ${dataDirectory}: set DATA_DIR or DATABASE_URL.`);
  const store = await openStore(settings);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
