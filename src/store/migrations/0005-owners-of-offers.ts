import type { Migration } from './migration.ts';

/**
 * An open offer names its owner (`profile` and `session` in its document), so that it is found in a cart of
 * somebody else; the indexes hold only those. The owner of an earlier offer is unknown: it is withdrawn, and
 * the buyer is offered an address again.
 */
export const ownersOfOffers: Migration = {
  id: 5,
  name: 'owners of offers',
  sql: `
    update carts set offer = null where offer is not null;
    create index carts_by_offered_profile on carts ((offer->>'profile'))
      where offer->>'profile' <> coalesce(profile_id, '');
    create index carts_by_offered_session on carts ((offer->>'session'))
      where offer->>'session' <> coalesce(session_id, cart_id);`,
};
