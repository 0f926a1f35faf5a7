import type { DataSubject } from '../platform/privacy-store.ts';

/** Which rows belong to a subject: a condition for each table, in SQL. */
export interface OwnedRows {
  readonly profiles: string;
  readonly carts: string;
  /** Whether the open offer of a cart is the subject's. */
  readonly isOffered: string;
  readonly cartsOfOthers: string;
  readonly applications: string;
  readonly registrations: string;
  readonly siteUrls: string;
  readonly audit: string;
  /** Carts and sessions beyond the held ones that events may be about. */
  readonly keys: string;
  /** The profile that an audit entry names. */
  readonly profileId: string;
}

/**
 * `id` is the SQL of the subject's id. An earlier release wrote carts without an owner: such a cart belongs
 * to the session of the same name. Another caller may have an open offer in a cart; the offer is then theirs.
 * An index serves each condition.
 */
export function ownedRows(kind: DataSubject['kind'], id: string): OwnedRows {
  if (kind === 'profile')
    return {
      profiles: `profile_id = ${id}`,
      carts: `profile_id = ${id}`,
      isOffered: `offer->>'profile' = ${id}`,
      cartsOfOthers: `offer->>'profile' <> coalesce(profile_id, '')`,
      applications: `owner = ${id}`,
      registrations: `owner = ${id}`,
      siteUrls: `owner = ${id}`,
      audit: `profile_id = ${id}`,
      keys: '',
      profileId: id,
    };
  return {
    profiles: 'false',
    carts: `(cart_id = ${id} and coalesce(session_id, cart_id) = cart_id
      or session_id = ${id} and session_id <> cart_id)`,
    isOffered: `offer->>'session' = ${id}`,
    cartsOfOthers: `offer->>'session' <> coalesce(session_id, cart_id)`,
    applications: `session_id = ${id}`,
    registrations: `session_id = ${id}`,
    siteUrls: 'false',
    audit: `(subject_id = ${id} and (subject = 'session' or session_id = subject_id)
      or session_id = ${id} and session_id <> subject_id)`,
    keys: `union values ('cart', ${id}), ('session', ${id})`,
    profileId: 'null',
  };
}
