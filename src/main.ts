#!/usr/bin/env node
import { CommanderError } from 'commander';
import { StoreUnavailableError } from './checkout/ports.ts';
import { createProgram } from './cli/program.ts';
import { paintError } from './cli/style.ts';
import { unavailableSentence } from './cli/unavailable-sentence.ts';
import { OperatorError } from './operator-error.ts';

// A reader that closes early, such as `head`, is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await createProgram().parseAsync();
} catch (error) {
  process.exitCode = report(error);
}

/**
 * Reports an error on standard error and answers the exit status: 2 for wrong usage, else 1. A defect shows
 * its stack.
 */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof OperatorError) process.stderr.write(`${paintError(error.message)}\n`);
  else if (error instanceof StoreUnavailableError)
    process.stderr.write(`${paintError(unavailableSentence(error))}\n`);
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return 1;
}
