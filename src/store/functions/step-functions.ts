import { replaced } from '../row-shape.ts';
import { applicationRows, cartRows } from '../rows.ts';
import { type Note, write } from './stored-function.ts';

/**
 * The writes of the request path, each with all rows of a batch at once. On a node of Citus that costs a
 * third of one statement per row: planning is most of the cost there, because each shard gets its rows
 * through an intermediate result.
 */
export const stepFunctions = (note: Note) => ({
  /**
   * Sets addresses and keeps offers. A set address withdraws the offer. An offer leaves the owner of the cart
   * alone and keeps the address that is set, unless that was set for another market. A choice that set an
   * address is recorded. The rows left without an offer are those with a newly set address: an event each.
   */
  writeCarts: write({
    placedBy: 'in_place',
    takes: { in_place: 'text', ...cartRows.takes, in_endpoints: 'text[]' },
    variables: `
    changed text[];
    changed_markets text[];`,
    body: `
      insert into carts as kept (cart_id, market, setting, offer, profile_id, session_id, updated_at)
      select cart_id, market, setting::jsonb, offer::jsonb, profile_id, session_id, now()
      from ${cartRows.taken}
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
        select 'cart', cart_id, profile_id, session_id, action, profile_id,
          jsonb_build_object(
            'market', market,
            'overridden', decision->'overridden',
            'change', decision->'change',
            'dataVersion', decision->'dataVersion'
          ),
          request, now()
        from (
          select cart_id, market, profile_id, session_id, request, action,
            setting::jsonb->'decision' as decision
          from ${cartRows.taken}
          where action is not null
          offset 0
        ) as choice;
      end if;
      select array_agg(cart_id), array_agg(market) into changed, changed_markets
      from ${cartRows.taken}
      where offer is null;
      ${note('cart.address.set', 'changed', 'changed_markets')}`,
  }),

  /** `stored`: the sessions whose application was stored; the site URLs of others are somebody else's. */
  writeApplications: write({
    placedBy: 'in_place',
    takes: { in_place: 'text', ...applicationRows.takes, in_endpoints: 'text[]' },
    returns: 'stored text[]',
    variables: `
    taken text[];
    stored_markets text[];`,
    first: `stored := '{}';`,
    body: `
      taken := array(
        select session_id
        from unnest(in_session_ids, in_site_urls, in_owners) as given (session_id, url, of_owner)
        join site_urls as registered on registered.site_url = url
        where registered.owner is distinct from of_owner
      );
      insert into applications (${applicationRows.columns}, updated_at)
      select session_id, market, owner, record::jsonb, pin, tax_id, date_of_birth, site_url, now()
      from ${applicationRows.taken}
      where session_id <> all(taken)
      on conflict (session_id) do update set
        ${replaced(`${applicationRows.content}, updated_at`)};
      select coalesce(array_agg(session_id), '{}'), array_agg(market) into stored, stored_markets
      from ${applicationRows.taken}
      where session_id <> all(taken);
      ${note('application.stored', 'stored', 'stored_markets')}`,
  }),
});
