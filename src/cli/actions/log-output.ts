import { pino } from 'pino';
import { readableLine } from './readable-line.ts';

/** The output of log lines. `flushSync` writes the lines that still wait. */
export interface LogOutput {
  write(line: string): void;
  flushSync(): void;
}

/** Standard output: a terminal gets readable lines at once, anything else JSON in blocks. */
export function openLog(): LogOutput {
  return process.stdout.isTTY ? readableLog() : blockedLog();
}

/** The output of a process that serves no request: each of its few lines is written at once. */
export function openLeaderLog(): Pick<LogOutput, 'write'> {
  return process.stdout.isTTY ? readableLog() : pino.destination({ sync: true });
}

function readableLog(): LogOutput {
  return {
    write: (line) => void process.stdout.write(`${readableLine(line)}\n`),
    flushSync: () => undefined,
  };
}

/**
 * Writes blocks of at most 4 KiB, at least four times a second: a write for each line costs more than making
 * the line, and a pipe does not mix blocks of this size with those of other processes.
 */
function blockedLog(): LogOutput {
  return pino.destination({ sync: true, minLength: 3_072, maxWrite: 4_096, periodicFlush: 250 });
}
