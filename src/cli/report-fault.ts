import { CommanderError } from 'commander';
import { StoreUnavailableError } from '../checkout/ports.ts';
import { OperatorError } from '../operator-error.ts';
import { paintError } from './style.ts';

/**
 * Reports on standard error what ended a command, and answers the exit status: 0 for help that was asked for,
 * 2 for wrong usage, else 1. A defect shows its stack.
 */
export function reportFault(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const sentence = faultSentence(error);
  const defect = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${sentence === undefined ? defect : paintError(sentence)}\n`);
  return 1;
}

/** Faults that an operator can fix, by SQLSTATE. */
const operatorFaults: Readonly<Record<string, string>> = {
  '25006': 'takes no writes: it is a standby, or was set to read only',
  '28000': 'refuses the user of DATABASE_URL',
  '28P01': 'refuses the password of DATABASE_URL',
  '3D000': 'does not exist on its server',
  '42501': 'denies its user a right that is needed',
  '53100': 'has no space left on its disk',
  '53300': 'has no connection left',
  '57014': 'took too long',
};

/** What tells an operator of a fault; undefined where it is a defect. */
export function faultSentence(error: unknown): string | undefined {
  if (error instanceof OperatorError) return error.message;
  if (!(error instanceof StoreUnavailableError)) return undefined;
  const { code } = error;
  if (code === undefined) return 'The database of DATABASE_URL does not answer.';
  return `The database of DATABASE_URL ${operatorFaults[code] ?? 'does not answer'} (${code}).`;
}
