import type { Definer } from './stored-function.ts';

/**
 * The writes of the request path, each with all rows of a batch at once. On a node of Citus that costs a
 * third of one statement per row: planning is most of the cost there, because each shard gets its rows
 * through an intermediate result.
 */

const isInTime = 'is_in_time := clock_timestamp() < to_timestamp(in_deadline / 1000);';

/**
 * Does something if the deadline is met by the clock of the writing node, and undoes it if the deadline has
 * passed meanwhile. The function commits on its node as soon as it ends, so a node that stands still while
 * it runs writes nothing when it goes on. (`statement_timeout` sees to that too, but a pooler and the
 * coordinator of Citus do not pass it on.)
 */
export const inTime = (work: string) => `
    ${isInTime}
    if is_in_time then
      ${work}
      ${isInTime}
      if not is_in_time then raise query_canceled using message = 'the deadline has passed'; end if;
    end if;`;

/**
 * Sets addresses and keeps offers. A set address withdraws the offer. An offer leaves the owner of the cart
 * alone and keeps the address that is set, unless that was set for another market. A choice that set an
 * address is recorded. The rows left without an offer are those with a newly set address: an event each.
 */
export const writeCarts = ({ define, note }: Definer) =>
  define({
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
      on conflict (cart_id) do update set
        market = excluded.market,
        setting = coalesce(excluded.setting, case when kept.market = excluded.market then kept.setting end),
        offer = excluded.offer,
        profile_id = case
          when excluded.setting is null then coalesce(kept.profile_id, excluded.profile_id)
          else coalesce(excluded.profile_id, kept.profile_id)
        end,
        session_id = case
          when excluded.setting is null then coalesce(kept.session_id, excluded.session_id)
          else excluded.session_id
        end,
        updated_at = excluded.updated_at;
      if array_remove(in_actions, null) <> '{}' then
        insert into audit_trail
          (subject, subject_id, profile_id, session_id, action, actor, details, request_id, at)
        select 'cart', cart, profile, of_session, chosen, profile,
          jsonb_build_object(
            'market', of_market,
            'overridden', decision->'overridden',
            'change', decision->'change',
            'dataVersion', decision->'dataVersion'
          ),
          request, now()
        from (
          select cart, of_market, profile, of_session, request, chosen,
            of_setting::jsonb->'decision' as decision
          from unnest(in_carts, in_markets, in_settings, in_profiles, in_sessions, in_requests, in_actions)
            as given (cart, of_market, of_setting, profile, of_session, request, chosen)
          where chosen is not null
          offset 0
        ) as choice;
      end if;
      select array_agg(cart), array_agg(of_market) into changed, changed_markets
      from unnest(in_carts, in_markets, in_offers) as given (cart, of_market, of_offer)
      where of_offer is null;
      ${note('cart.address.set', 'changed', 'changed_markets')}`)}
    return next;`,
  });

/** `stored`: the sessions whose application was stored; the site URLs of others are somebody else's. */
export const writeApplications = ({ define, note }: Definer) =>
  define({
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
      on conflict (session_id) do update set
        market = excluded.market,
        owner = excluded.owner,
        record = excluded.record,
        pin = excluded.pin,
        tax_id = excluded.tax_id,
        date_of_birth = excluded.date_of_birth,
        site_url = excluded.site_url,
        updated_at = excluded.updated_at;
      select coalesce(array_agg(id), '{}'), array_agg(of_market) into stored, stored_markets
      from unnest(in_sessions, in_markets) as given (id, of_market)
      where id <> all(taken);
      ${note('application.stored', 'stored', 'stored_markets')}`)}
    return next;`,
  });
