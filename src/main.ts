#!/usr/bin/env node
import { createProgram } from './cli/program.ts';
import { reportFault } from './cli/report-fault.ts';

// A reader that closes early, such as `head`, is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await createProgram().parseAsync();
} catch (error) {
  process.exitCode = reportFault(error);
}
