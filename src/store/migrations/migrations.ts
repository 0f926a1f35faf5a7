import { checkoutTables } from './0001-checkout-tables.ts';
import { platformTables } from './0002-platform-tables.ts';
import { events } from './0003-events.ts';
import { ownersAndAuditTrail } from './0004-owners-and-audit-trail.ts';
import { ownersOfOffers } from './0005-owners-of-offers.ts';
import { trailOfRecords } from './0006-trail-of-records.ts';
import { noStatisticsOfTypedText } from './0007-no-statistics-of-typed-text.ts';
import { decisions } from './0008-decisions.ts';
import type { Migration } from './migration.ts';

/** Every step of the schema, in order. */
export const migrations: readonly Migration[] = [
  checkoutTables,
  platformTables,
  events,
  ownersAndAuditTrail,
  ownersOfOffers,
  trailOfRecords,
  noStatisticsOfTypedText,
  decisions,
];
