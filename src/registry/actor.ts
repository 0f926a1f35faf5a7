/** Who acts for the company. Never personal data: it is kept on record. */
export interface Actor {
  /** Subject of the token, or whoever runs the command. */
  readonly actor: string;
  /** null: the command has none. */
  readonly requestId: string | null;
}
