/** What a statement records for each row that one of its clauses changed or found. */
export interface Recording {
  readonly action: string;
  /** What the action was done to: `subject_id` names it. */
  readonly subject: 'cart' | 'session' | 'profile' | 'branch' | 'site_url';
  /** Gets the clause with the rows, answers one with the columns below. Absent: the same clause. */
  readonly from?: (rows: string) => string;
  /** Columns, or expressions over them; absent: null. */
  readonly subjectId: string;
  readonly profileId?: string;
  readonly sessionId?: string;
}

export interface RecordingSource {
  /** The clause that returns the rows. */
  readonly rows: string;
  /** Positions of the parameters that name the actor and the request. */
  readonly actorAt: number;
}

/** Part of the statement, so neither is stored without the other. */
export function auditClause(recording: Recording, { rows, actorAt }: RecordingSource): string {
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
