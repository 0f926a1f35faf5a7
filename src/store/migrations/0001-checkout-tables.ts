import type { Migration } from './migration.ts';

/**
 * Documents are read and written whole, hence jsonb. The fill factor leaves room on the page for the new
 * version of a row that is written again, so that no index has to change.
 */
export const checkoutTables: Migration = {
  id: 1,
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
};
