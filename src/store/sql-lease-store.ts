import type { LeaseStore } from '../leases/lease-store.ts';
import type { Statement } from './statements.ts';
import type { StoreParts } from './store-parts.ts';

/** A lease that ends later than any taken now is from before the store's clock was set back: expired. */
const takeLease: Statement = {
  name: 'take_lease',
  text: `
    insert into leases as held (name, holder, expires_at)
    values ($1::text, $2::text, clock_timestamp() + $3::float8 * interval '1 millisecond')
    on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
    where held.holder = excluded.holder or held.expires_at <= clock_timestamp()
      or held.expires_at > clock_timestamp() + $3::float8 * interval '1 millisecond'
    returning holder`,
};

const releaseLease: Statement = {
  name: 'release_lease',
  text: 'delete from leases where name = $1::text and holder = $2::text',
};

/**
 * Leases are rows with an end rather than session locks, which do not work through a pooler that lends
 * connections by the transaction.
 */
export function createSqlLeaseStore({ database }: Pick<StoreParts, 'database'>): LeaseStore {
  return {
    takeLease: async (name, holder, ttlMs) =>
      (await database.run(takeLease, [name, holder, ttlMs])).length > 0,
    releaseLease: async (name, holder) => void (await database.run(releaseLease, [name, holder])),
  };
}
