/** Clauses that the statements of all dialects share. */

/** What happens to a cart (`kept`) that is written again. */
export const cartAgain = `on conflict (cart_id) do update set
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
  updated_at = excluded.updated_at`;

/** Takes the SQL of the market and of the setting. */
export const choiceDetails = (market: string, setting: string) => `jsonb_build_object(
    'market', ${market},
    'overridden', ${setting} #> '{decision,overridden}',
    'change', ${setting} #> '{decision,change}',
    'dataVersion', ${setting} #> '{decision,dataVersion}'
  )`;

export const applicationAgain = `on conflict (session_id) do update set
  market = excluded.market,
  owner = excluded.owner,
  record = excluded.record,
  pin = excluded.pin,
  tax_id = excluded.tax_id,
  date_of_birth = excluded.date_of_birth,
  site_url = excluded.site_url,
  updated_at = excluded.updated_at`;
