/** Tables that can be spread over the nodes of a cluster, by the column that says where a row lies. */
export const spread: ReadonlyMap<string, string> = new Map([
  ['carts', 'cart_id'],
  ['profiles', 'profile_id'],
  ['applications', 'session_id'],
  ['registrations', 'session_id'],
  ['audit_trail', 'subject_id'],
  ['outbox', 'subject_id'],
]);
