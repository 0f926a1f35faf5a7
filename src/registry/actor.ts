/** Who acts for the company. Never personal data, because it is kept on record. */
export interface Actor {
  /** Subject of the token, or the person who runs the command. */
  readonly actor: string;
  /** null where the command acts. */
  readonly requestId: string | null;
}
