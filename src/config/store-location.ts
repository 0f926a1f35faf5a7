import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

/** The folder of the embedded store. */
export function embeddedDirectory(dataDirectory: string): string {
  return join(dataDirectory, 'store');
}

/** Whether the settings name a database, or their data folder holds a store. Nothing is opened. */
export function hasStore({ database, dataDirectory }: Settings): boolean {
  return database !== undefined || existsSync(embeddedDirectory(dataDirectory));
}
