import { readSettings } from '../../src/config/settings.ts';

const { database } = readSettings({ DATABASE_URL: 'postgres://127.0.0.1/' });
if (database === undefined) throw new Error('the settings name no database');
const { url: _url, ...defaults } = database;

/** How a store on PostgreSQL is opened if no setting says otherwise. */
export const databaseDefaults = defaults;
