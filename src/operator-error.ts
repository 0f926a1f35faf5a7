/**
 * An error that the operator can fix. The message is one sentence that says how. It holds no personal data
 * and no secret.
 */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
