/** One step of the schema. A released step never changes: a later one corrects it. */
export interface Migration {
  /** Its place among the steps, from 1. */
  readonly id: number;
  readonly name: string;
  /** Run whole inside one transaction. */
  readonly sql: string;
}

const steps: readonly Omit<Migration, 'id'>[] = [
  /**
   * Documents are read and written whole, hence jsonb. The fill factor leaves room on the page for the new
   * version of a row that is written again, so that no index has to change.
   */
  {
    name: 'checkout tables',
    sql: `
    create table carts (
      cart_id text primary key,
      market text not null,
      setting jsonb,
      offer jsonb,
      updated_at timestamptz not null
    ) with (fillfactor = 80);

    create table profiles (
      profile_id text primary key,
      market text not null,
      record jsonb not null,
      updated_at timestamptz not null
    );

    create table branches (
      branch_id bigint primary key,
      market text not null,
      name text not null,
      province text,
      active boolean not null
    );

    create table applications (
      session_id text primary key,
      market text not null,
      owner text,
      record jsonb not null,
      pin text not null,
      tax_id text,
      date_of_birth text not null,
      site_url text not null,
      updated_at timestamptz not null
    ) with (fillfactor = 80);

    create table site_urls (
      site_url text primary key check (site_url = lower(site_url)),
      spelling text not null,
      owner text not null
    );`,
  },
  /**
   * Applications that were registered, so that registering again answers the same; and who read sealed
   * fields. Both are keyed by session like the applications, so that a cluster keeps them in the same place.
   * Neither holds anything that a person typed, apart from the site URL, which is public.
   */
  {
    name: 'platform tables',
    sql: `
    create table registrations (
      session_id text primary key,
      site_url text not null,
      owner text not null,
      registered_at timestamptz not null
    );

    create table audit (
      session_id text not null,
      audit_id bigint generated always as identity,
      action text not null,
      actor text not null,
      request_id text not null,
      at timestamptz not null,
      primary key (session_id, audit_id)
    );`,
  },
  /**
   * Events to deliver, one row for each event and endpoint, and who delivers them. `subject` says what
   * `subject_id` is, a cart or a session; it leads the key, so that a cluster keeps an event with its
   * subject. A row holds nothing that a person typed. The indexes hold only pending rows, however many are
   * kept.
   */
  {
    name: 'events',
    sql: `
    create table leases (
      name text primary key,
      holder text not null,
      expires_at timestamptz not null
    );

    create sequence outbox_event_ids;

    create table outbox (
      subject_id text not null,
      subject text not null check (subject in ('cart', 'session')),
      event_id bigint not null,
      endpoint text not null,
      type text not null,
      market text not null,
      occurred_at timestamptz not null,
      pending_since timestamptz not null,
      next_attempt_at timestamptz not null,
      attempts integer not null default 0,
      outcome text,
      delivered_at timestamptz,
      expired_at timestamptz,
      primary key (subject_id, event_id, endpoint)
    );

    create index outbox_due on outbox (endpoint, next_attempt_at, event_id)
      where delivered_at is null and expired_at is null;

    create index outbox_pending on outbox (endpoint, subject_id, subject, event_id)
      where delivered_at is null and expired_at is null;`,
  },
  /**
   * Who owns a cart, so that everything held about a profile or a session can be found; and one trail of what
   * was decided, read and erased. `subject` says what `subject_id` is, a cart, a session or a profile; it
   * leads the key, so that a cluster keeps an entry with its subject. `profile_id` and `session_id` say whose
   * data it is.
   *
   * The indexes leave out guests, and carts named after their session: an update that sets an indexed column
   * to its present value needs no index entry (HOT). The release before this one writes to the view.
   */
  {
    name: 'owners and audit trail',
    sql: `
    alter table carts
      add column profile_id text,
      add column session_id text;
    create index carts_by_profile on carts (profile_id) where profile_id is not null;
    create index carts_by_session on carts (session_id) where session_id <> cart_id;
    create index applications_by_owner on applications (owner) where owner is not null;
    create index site_urls_by_owner on site_urls (owner);
    create index registrations_by_owner on registrations (owner);

    alter table audit rename to audit_trail;
    alter table audit_trail rename column session_id to subject_id;
    alter table audit_trail
      add column subject text not null default 'session'
        check (subject in ('cart', 'session', 'profile')),
      add column profile_id text,
      add column session_id text,
      add column details jsonb,
      alter column actor drop not null,
      alter column request_id drop not null;
    create index audit_trail_by_profile on audit_trail (profile_id) where profile_id is not null;
    create index audit_trail_by_session on audit_trail (session_id) where session_id <> subject_id;

    create view audit as
      select subject_id as session_id, audit_id, action, actor, request_id, at
      from audit_trail
      where subject = 'session';`,
  },
  /**
   * An open offer names its owner (`profile` and `session` in its document), so that it is found in a cart of
   * somebody else; the indexes hold only those. The owner of an earlier offer is unknown: it is withdrawn,
   * and the buyer is offered an address again.
   */
  {
    name: 'owners of offers',
    sql: `
    update carts set offer = null where offer is not null;
    create index carts_by_offered_profile on carts ((offer->>'profile'))
      where offer->>'profile' <> coalesce(profile_id, '');
    create index carts_by_offered_session on carts ((offer->>'session'))
      where offer->>'session' <> coalesce(session_id, cart_id);`,
  },
  /** Branches and site URLs too. Earlier rows obey the narrower rule, so none is checked. */
  {
    name: 'trail of records',
    sql: `
    alter table audit_trail
      drop constraint audit_trail_subject_check,
      add constraint audit_trail_subject_check
        check (subject in ('cart', 'session', 'profile', 'branch', 'site_url')) not valid;`,
  },
  /**
   * Statistics of a column hold some of its values, even after their rows are gone, and no statement needs
   * those of typed text. Setting a column to the type it has drops its statistics and rewrites nothing.
   */
  {
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
  },
  /**
   * Decisions of the address step as numbers, and pairs of locality and postal code that the place data does
   * not know. A pair has a row for each buyer, so that an erasure takes all that came from a person; `buyer`
   * is a hash under a key in `hash_keys`, which the first instance makes. Days are dates in UTC.
   * `taught_pairs` is what operators decided about pairs.
   */
  {
    name: 'decisions',
    sql: `
    create table decisions (
      market text not null,
      day date not null,
      outcome text not null,
      code text not null,
      change text not null,
      tenth smallint not null,
      count bigint not null,
      primary key (market, day, outcome, code, change, tenth)
    ) with (fillfactor = 80);

    create table pairs (
      buyer text not null,
      market text not null,
      locality_key text not null,
      area text not null,
      code text not null,
      locality text not null,
      is_guest boolean not null,
      is_insisted boolean not null,
      first_day date not null,
      last_day date not null,
      primary key (buyer, market, locality_key, area, code)
    );
    alter table pairs
      alter column locality_key set statistics 0,
      alter column locality set statistics 0,
      alter column code set statistics 0;

    create table taught_pairs (
      market text not null,
      locality_key text not null,
      area text not null,
      code text not null,
      locality text not null,
      is_approved boolean not null,
      decided_by text not null,
      decided_at timestamptz not null,
      primary key (market, locality_key, area, code)
    );

    create table hash_keys (
      name text primary key,
      key text not null
    );`,
  },
];

/** Every step of the schema, in order. */
export const migrations: readonly Migration[] = steps.map((step, index) => ({ id: index + 1, ...step }));
