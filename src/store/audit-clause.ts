/** What a statement records for each row that one of its clauses changed or found. */
export interface Recording {
  readonly action: string;
  /** What the action was done to: `subject_id` names it. */
  readonly subject: 'cart' | 'session' | 'profile' | 'branch' | 'site_url';
  /**
   * Turns the name of the clause with the changed or found rows into one with the columns below. Absent: its
   * name.
   */
  readonly from?: (rows: string) => string;
  /** Columns, or expressions over them; absent: null. */
  readonly subjectId: string;
  readonly profileId?: string;
  readonly sessionId?: string;
}

/** Where the statement keeps what its audit entries need. */
export interface RecordingPlace {
  /** The clause that returns the rows. */
  readonly rows: string;
  /** Positions of the parameters that name the actor and the request. */
  readonly actorAt: number;
}

/**
 * The clause that writes audit entries. It is part of the statement, so neither is stored without the other.
 */
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
