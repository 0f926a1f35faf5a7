import { OperatorError } from '../operator-error.ts';

/** Reference data that cannot be used: missing, of another version, damaged or refused. The message is one sentence for the operator. */
export class DataError extends OperatorError {
  override readonly name = 'DataError';
}
