import type { Migration } from './migration.ts';

/**
 * Statistics of a column hold some of its values, even after their rows are gone, and no statement needs
 * those of typed text. Setting a column to the type it has drops its statistics and rewrites nothing.
 */
export const noStatisticsOfTypedText: Migration = {
  id: 7,
  name: 'no statistics of typed text',
  sql: `
    alter table carts
      alter column setting type jsonb, alter column offer type jsonb,
      alter column setting set statistics 0, alter column offer set statistics 0;
    alter table profiles
      alter column record type jsonb, alter column record set statistics 0;
    alter table applications
      alter column record type jsonb, alter column site_url type text,
      alter column pin type text, alter column tax_id type text, alter column date_of_birth type text,
      alter column record set statistics 0, alter column site_url set statistics 0,
      alter column pin set statistics 0, alter column tax_id set statistics 0,
      alter column date_of_birth set statistics 0;`,
};
