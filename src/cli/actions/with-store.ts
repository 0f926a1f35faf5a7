import type { Settings } from '../../config/settings.ts';
import { hasStore } from '../../config/store-location.ts';
import { openStore } from '../../open-store.ts';
import { OperatorError } from '../../operator-error.ts';
import type { SqlStore } from '../../store/sql-store.ts';

/**
 * Opens the store of the settings, works on it, and closes it. A data folder without a store is refused: a
 * wrong folder must not look like one that holds no data.
 */
export async function withStore<Result>(
  settings: Settings,
  work: (store: SqlStore) => Promise<Result>,
): Promise<Result> {
  if (!hasStore(settings))
    throw new OperatorError(`There is no store in ${settings.dataDirectory}: set DATA_DIR or DATABASE_URL.`);
  const store = await openStore(settings);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
