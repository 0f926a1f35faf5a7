import { StoreUnavailableError } from '../checkout/ports.ts';
import { codeOf } from '../operator-error.ts';

/** Refused in any state: sending the values again cannot help. It carries the SQLSTATE, no value. */
export class StoreRejectedError extends Error {
  override readonly name = 'StoreRejectedError';
  readonly code: string;

  constructor(task: string, code: string) {
    super(`The store refused the values of ${task} (${code}).`);
    this.code = code;
  }
}

/** SQLSTATE of data exception, integrity, cardinality, a limit of the engine. */
const rejectedClasses = new Set(['22', '23', '21', '54']);

/** read_only_sql_transaction: a standby, or a server that was set to read only. */
export const readOnlyState = '25006';

/** Serialization failure and deadlock: the same statement may well succeed at once. */
const contentionStates = new Set(['40001', '40P01']);

/** Leaves out `detail` and `message`, which may hold personal data. */
export function toStoreError(error: unknown, task: string): StoreUnavailableError | StoreRejectedError {
  if (error instanceof StoreUnavailableError || error instanceof StoreRejectedError) return error;
  const code = faultCode(error);
  if (isSqlState(code) && rejectedClasses.has(code.slice(0, 2))) return new StoreRejectedError(task, code);
  return new StoreUnavailableError(
    `The store did not complete ${task} (${code}).`,
    code === noAnswer ? undefined : code,
  );
}

export function isContention(error: unknown): boolean {
  return contentionStates.has(faultCode(error));
}

/** Whether the connection is as good as before: the server answered, and refused only the statement. */
export function leavesConnectionUsable(error: unknown): boolean {
  const code = faultCode(error);
  return isSqlState(code) && (rejectedClasses.has(code.slice(0, 2)) || contentionStates.has(code));
}

/** Whether the store answers and only refuses to write. */
export function isReadOnly(error: unknown): boolean {
  return faultCode(error) === readOnlyState;
}

const noAnswer = 'no answer';

/** SQLSTATE, `E…` code of the operating system, or a word where the driver gave up. */
function faultCode(error: unknown): string {
  const code = codeOf(error);
  return typeof code === 'string' && /^\w{1,32}$/.test(code) ? code : noAnswer;
}

function isSqlState(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code);
}
