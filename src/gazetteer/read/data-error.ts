import { OperatorError } from '../../operator-error.ts';

/** Reference data that cannot be used: missing, of another version, damaged or refused. */
export class DataError extends OperatorError {
  override readonly name = 'DataError';
}
