import { CommanderError } from 'commander';
import { StoreUnavailableError } from '../checkout/ports.ts';
import { OperatorError } from '../operator-error.ts';
import { paintError } from './style.ts';
import { unavailableSentence } from './unavailable-sentence.ts';

/**
 * Reports on standard error what ended a command, and answers the exit status: 0 for help that was asked for,
 * 2 for wrong usage, else 1. A defect shows its stack.
 */
export function reportFault(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof OperatorError) process.stderr.write(`${paintError(error.message)}\n`);
  else if (error instanceof StoreUnavailableError)
    process.stderr.write(`${paintError(unavailableSentence(error))}\n`);
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return 1;
}
