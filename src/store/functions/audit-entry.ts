/** An entry of the audit trail, in a function with the parameters `actor`. Members are SQL; absent: null. */
export interface AuditEntrySql {
  readonly action: string;
  /** What the action was done to: `subjectId` names it. */
  readonly subject: 'cart' | 'session' | 'profile' | 'branch' | 'site_url';
  readonly subjectId: string;
  readonly profileId?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly details?: string;
}

/** Who acts, with which request. */
export const actor = { in_actor: 'text', in_request: 'text' } as const;

/** Records an action, or what was done to each of some rows, in the statement or transaction that did it. */
export function record(entry: AuditEntrySql, from?: string): string {
  const { action, subject, subjectId, profileId = 'null', sessionId = 'null', details } = entry;
  const [column, value] = details === undefined ? ['', ''] : [', details', `, ${details}`];
  const values = `'${subject}', ${subjectId}, ${profileId}, ${sessionId}, '${action}',
        in_actor, in_request, now()${value}`;
  return `insert into audit_trail
        (subject, subject_id, profile_id, session_id, action, actor, request_id, at${column})
      ${from === undefined ? `values (${values})` : `select ${values} from ${from}`}`;
}
