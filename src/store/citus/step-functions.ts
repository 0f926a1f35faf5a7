import { applicationAgain, cartAgain, choiceDetails } from '../clauses.ts';
import { noteEvent } from './event-functions.ts';
import { storedFunction } from './stored-function.ts';

/**
 * The writes of the request path, row by row: Citus plans each of these statements for one shard, on the node itself,
 * where one statement for all rows would be planned for all shards and committed in two phases. What each writes is said
 * at the statement of the same name in `statements.ts`. Values are fields of a record: Citus 13 does not survive an element
 * of an array (`values[1]`) in an update.
 */

/** Says whether the deadline is met, by the clock of the node that writes. */
export const inTime = 'is_in_time := clock_timestamp() < to_timestamp(in_deadline / 1000);';

export const writeCarts = storedFunction({
  name: 'write_carts',
  placedBy: 'in_place',
  takes: {
    in_place: 'text',
    in_carts: 'text[]',
    in_markets: 'text[]',
    in_settings: 'text[]',
    in_offers: 'text[]',
    in_profiles: 'text[]',
    in_sessions: 'text[]',
    in_requests: 'text[]',
    in_actions: 'text[]',
    in_endpoints: 'text[]',
    in_deadline: 'float8',
  },
  returns: 'table (is_in_time boolean)',
  variables: 'entry record;',
  body: `
    ${inTime}
    if is_in_time then
      for entry in
        select cart, market, setting::jsonb, offer::jsonb, profile, session, request, action
        from unnest(
          in_carts, in_markets, in_settings, in_offers, in_profiles, in_sessions, in_requests, in_actions
        ) as given (cart, market, setting, offer, profile, session, request, action)
      loop
        insert into carts as kept (cart_id, market, setting, offer, profile_id, session_id, updated_at)
        values (entry.cart, entry.market, entry.setting, entry.offer, entry.profile, entry.session, now())
        ${cartAgain};
        if entry.action is not null then
          insert into audit_trail
            (subject, subject_id, profile_id, session_id, action, actor, details, request_id, at)
          values
            ('cart', entry.cart, entry.profile, entry.session, entry.action, entry.profile,
              ${choiceDetails('entry.market', 'entry.setting')}, entry.request, now());
        end if;
        if entry.offer is null then
          perform ${noteEvent.name}('cart', entry.cart, 'cart.address.set', entry.market, in_endpoints);
        end if;
      end loop;
    end if;
    return next;`,
});

export const writeApplications = storedFunction({
  name: 'write_applications',
  placedBy: 'in_place',
  takes: {
    in_place: 'text',
    in_sessions: 'text[]',
    in_markets: 'text[]',
    in_owners: 'text[]',
    in_records: 'text[]',
    in_pins: 'text[]',
    in_tax_ids: 'text[]',
    in_dates_of_birth: 'text[]',
    in_site_urls: 'text[]',
    in_endpoints: 'text[]',
    in_deadline: 'float8',
  },
  returns: 'table (is_in_time boolean, stored text[])',
  variables: `
    entry record;
    taken text[];`,
  body: `
    ${inTime}
    stored := '{}';
    if is_in_time then
      taken := array(
        select session
        from unnest(in_sessions, in_site_urls, in_owners) as given (session, site_url, owner)
        join site_urls as registered on registered.site_url = given.site_url
        where registered.owner is distinct from given.owner
      );
      for entry in
        select session, market, owner, record::jsonb, pin, tax_id, date_of_birth, site_url
        from unnest(
          in_sessions, in_markets, in_owners, in_records, in_pins, in_tax_ids, in_dates_of_birth, in_site_urls
        ) as given (session, market, owner, record, pin, tax_id, date_of_birth, site_url)
        where session <> all(taken)
      loop
        insert into applications
          (session_id, market, owner, record, pin, tax_id, date_of_birth, site_url, updated_at)
        values
          (entry.session, entry.market, entry.owner, entry.record, entry.pin, entry.tax_id, entry.date_of_birth,
            entry.site_url, now())
        ${applicationAgain};
        stored := stored || entry.session;
        perform ${noteEvent.name}('session', entry.session, 'application.stored', entry.market, in_endpoints);
      end loop;
    end if;
    return next;`,
});
