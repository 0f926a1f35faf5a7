/** What a statement puts on record of each row that one of its clauses changed or found. */
export interface Recording {
  readonly action: string;
  /** What was done it to: `subject_id` names it. */
  readonly subject: 'cart' | 'session' | 'profile' | 'branch' | 'site_url';
  /** The rows with the columns below, given the name of those that were changed or found. Absent: those. */
  readonly from?: (rows: string) => string;
  /** Columns, or expressions of them; absent: null. */
  readonly subjectId: string;
  readonly profileId?: string;
  readonly sessionId?: string;
}

/** Where a statement has what its entries need. */
export interface RecordingPlace {
  /** The clause that returns the rows. */
  readonly rows: string;
  /** Positions of the parameters that say who acted and with which request. */
  readonly actorAt: number;
}

/** The clause that writes entries of the audit trail; it is of the statement, so neither is there without the other. */
export function auditClause(recording: Recording, { rows, actorAt }: RecordingPlace): string {
  const {
    action,
    subject,
    from = (all) => all,
    subjectId,
    profileId = 'null',
    sessionId = 'null',
  } = recording;
  return `audited as (
      insert into audit_trail (subject, subject_id, profile_id, session_id, action, actor, request_id, at)
      select
        '${subject}', ${subjectId}, ${profileId}, ${sessionId}, '${action}', $${actorAt}::text,
        $${actorAt + 1}::text, now()
      from ${from(rows)}
    )`;
}
