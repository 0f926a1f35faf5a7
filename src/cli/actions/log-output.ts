import { pino } from 'pino';
import { readableLine } from './readable-line.ts';

const logBlock = 4_096;
const logIntervalMs = 250;

/** Where log lines go, and what writes out those that still wait. */
export interface LogOutput {
  write(line: string): void;
  flushSync(): void;
}

/** Standard output: a terminal gets readable lines at once, anything else JSON in blocks. */
export function openLog(): LogOutput {
  return process.stdout.isTTY ? readableLog() : blockedLog();
}

/** The same for the few lines of a process that serves no request: each is written at once. */
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
 * Written in blocks of 4 KiB and four times a second: a write for each line, or one that goes through another thread,
 * costs more than making the line. So would the destination's own blocks, whose bytes it counts anew with each line.
 */
function blockedLog(): LogOutput {
  const output = pino.destination({ sync: true });
  let block = '';
  const writeBlock = () => {
    if (block !== '') output.write(block);
    block = '';
  };
  setInterval(writeBlock, logIntervalMs).unref();
  return {
    write(line: string) {
      // A pipe keeps a block of this size whole beside those of other processes.
      if (block.length + line.length > logBlock) writeBlock();
      block += line;
    },
    flushSync() {
      writeBlock();
      output.flushSync();
    },
  };
}
