/** Something that the operator can mend: the message is one sentence that says what. It holds no personal data and no secret. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
