import type { DataSubject } from '../../checkout/ports.ts';
import { type EventType, eventSubjects } from '../../events/event-store.ts';
import type { ErasedKind } from '../../platform/platform-store.ts';
import { ownedRows } from '../rows.ts';
import { actor, type FunctionParts, type Note, record, write } from './stored-function.ts';

/** Which rows of a table go, what they count as, and the event that tells of each. */
type Deletion = readonly [kind: ErasedKind, table: string, condition: string, event?: EventType];

/**
 * Erases what is held about a subject and records how much of it. Registered site URLs go only with
 * `in_site_urls`; else `kept_site_urls` names them. `in_buyer`: the subject's hash as a buyer.
 */
function eraseData(note: Note, kind: DataSubject['kind']): FunctionParts {
  const own = ownedRows(kind, 'in_id');
  const deletions: readonly Deletion[] = [
    ['profiles', 'profiles', own.profiles],
    ['carts', 'carts', own.carts, 'cart.deleted'],
    ['applications', 'applications', own.applications, 'application.deleted'],
    ['registrations', 'registrations', own.registrations],
    ['pairs', 'pairs', 'buyer = in_buyer'],
    ['siteUrls', 'site_urls', `in_site_urls and ${own.siteUrls}`],
  ];
  const counted = (counted: ErasedKind, count: string) =>
    `erased := erased || jsonb_build_object('${counted}', ${count});`;
  const done = (of: ErasedKind) => `get diagnostics gone = row_count; ${counted(of, 'gone')}`;
  const remove = ([of, table, condition, event]: Deletion) =>
    event === undefined
      ? `delete from ${table} where ${condition}; ${done(of)}`
      : `with deleted as (
          delete from ${table} where ${condition} returning ${eventSubjects[event]}_id as id, market
        )
        select coalesce(array_agg(id), '{}'), array_agg(market) into ids, markets from deleted;
        ${note(event, 'ids', 'markets')}
        ${counted(of, 'cardinality(ids)')}`;
  return write({
    name: `erase_${kind}`,
    takes: { in_id: 'text', ...actor, in_site_urls: 'boolean', in_buyer: 'text', in_endpoints: 'text[]' },
    returns: 'erased jsonb, kept_site_urls text[]',
    variables: 'gone int; ids text[]; markets text[];',
    body: `
      erased := '{}';
      ${deletions.map(remove).join('\n      ')}
      update carts set offer = null where ${own.isOffered} and ${own.cartsOfOthers};
      ${done('offers')}
      ${record('erase data', kind, 'in_id', { profile: own.profileId, details: 'erased' })};
      kept_site_urls := array(
        select spelling from site_urls where not in_site_urls and ${own.siteUrls} order by spelling
      );`,
  });
}

export const eraseFunctions = (note: Note) => ({
  profile: eraseData(note, 'profile'),
  session: eraseData(note, 'session'),
});
