import { applicationAgain, cartAgain, choiceDetails } from '../clauses.ts';
import { noteEvents } from './event-functions.ts';
import { storedFunction } from './stored-function.ts';

/**
 * The writes of the request path. On the node itself, one statement for all rows of a batch costs a third of
 * one statement per row: planning is most of the cost, because Citus hands each shard its rows through an
 * intermediate result. The statement of the same name in `statements.ts` says what each one writes.
 */

const isInTime = 'is_in_time := clock_timestamp() < to_timestamp(in_deadline / 1000);';

/**
 * Does something if the deadline is met by the clock of the writing node, and undoes it if the deadline has
 * passed meanwhile. The function commits on its node as soon as it ends, so a node that stands still while it
 * runs writes nothing when it goes on. (On plain PostgreSQL `statement_timeout` sees to that, which the
 * coordinator does not pass on.)
 */
export const inTime = (work: string) => `
    ${isInTime}
    if is_in_time then
      ${work}
      ${isInTime}
      if not is_in_time then raise query_canceled using message = 'the deadline has passed'; end if;
    end if;`;

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
  variables: `
    changed text[];
    changed_markets text[];`,
  body: `
    ${inTime(`
      insert into carts as kept (cart_id, market, setting, offer, profile_id, session_id, updated_at)
      select cart, of_market, of_setting::jsonb, of_offer::jsonb, profile, of_session, now()
      from unnest(in_carts, in_markets, in_settings, in_offers, in_profiles, in_sessions)
        as given (cart, of_market, of_setting, of_offer, profile, of_session)
      ${cartAgain};
      if array_remove(in_actions, null) <> '{}' then
        insert into audit_trail
          (subject, subject_id, profile_id, session_id, action, actor, details, request_id, at)
        select 'cart', cart, profile, of_session, chosen, profile,
          ${choiceDetails('of_market', 'of_setting::jsonb')}, request, now()
        from unnest(in_carts, in_markets, in_settings, in_profiles, in_sessions, in_requests, in_actions)
          as given (cart, of_market, of_setting, profile, of_session, request, chosen)
        where chosen is not null;
      end if;
      select array_agg(cart), array_agg(of_market) into changed, changed_markets
      from unnest(in_carts, in_markets, in_offers) as given (cart, of_market, of_offer)
      where of_offer is null;
      perform ${noteEvents.name}('cart', changed, 'cart.address.set', changed_markets, in_endpoints);`)}
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
    taken text[];
    stored_markets text[];`,
  body: `
    stored := '{}';
    ${inTime(`
      taken := array(
        select id
        from unnest(in_sessions, in_site_urls, in_owners) as given (id, url, of_owner)
        join site_urls as registered on registered.site_url = url
        where registered.owner is distinct from of_owner
      );
      insert into applications
        (session_id, market, owner, record, pin, tax_id, date_of_birth, site_url, updated_at)
      select id, of_market, of_owner, document::jsonb, of_pin, of_tax_id, birthday, url, now()
      from unnest(
        in_sessions, in_markets, in_owners, in_records, in_pins, in_tax_ids, in_dates_of_birth, in_site_urls
      ) as given (id, of_market, of_owner, document, of_pin, of_tax_id, birthday, url)
      where id <> all(taken)
      ${applicationAgain};
      select coalesce(array_agg(id), '{}'), array_agg(of_market) into stored, stored_markets
      from unnest(in_sessions, in_markets) as given (id, of_market)
      where id <> all(taken);
      perform ${noteEvents.name}('session', stored, 'application.stored', stored_markets, in_endpoints);`)}
    return next;`,
});
