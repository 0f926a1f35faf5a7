/** The message is a sentence that tells the operator what to do. It holds no personal data and no secret. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
