import { once } from 'node:events';
import { pino } from 'pino';
import sonic from 'sonic-boom';
import type { Settings } from '../../config/settings.ts';
import { paint } from '../style.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Levels of pino, from which on a line is of a colour. */
const warning = 40;
const error = 50;

/**
 * A line of the JSON log as people read it, with the same fields. Text that is not an object stays as it is.
 */
export function readableLine(json: string): string {
  const fields = parseFields(json);
  if (fields === undefined) return json.trimEnd();
  const { level, time, msg, ...others } = fields;
  const clock = paint('dim', clockOf(time), process.stdout);
  const text = msg === 'request' ? requestText(others) : [wordOf(msg), ...namedFields(others)].join(' ');
  const color = Number(level) >= error ? 'red' : 'yellow';
  return `${clock} ${Number(level) >= warning ? paint(color, text, process.stdout) : text}`;
}

function parseFields(json: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function clockOf(time: unknown): string {
  const date = new Date(Number(time));
  return `${date.toTimeString().slice(0, 8)}.${String(date.getMilliseconds()).padStart(3, '0')}`;
}

/** What was asked, what became of it, where and how long; an absent field is a hyphen. */
function requestText({ durationMs, operation, requestId, ...fields }: Fields): string {
  const { method, route, status, outcome, market, ...others } = fields;
  const told = [method, route, status, outcome, market].map((value) => wordOf(value ?? '-'));
  const duration = typeof durationMs === 'number' ? `${durationMs.toFixed(1)} ms` : '-';
  return [...told, duration, wordOf(operation), wordOf(requestId), ...namedFields(others)].join(' ');
}

function namedFields(fields: Fields): string[] {
  return Object.entries(fields).map(([name, value]) => {
    const hasBlanks = typeof value === 'string' && value.includes(' ');
    return `${wordOf(name)}=${wordOf(hasBlanks ? JSON.stringify(value) : value)}`;
  });
}

/** A value as it is read; what a terminal would take for a command is escaped. */
function wordOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.replace(/\p{Cc}/gu, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

interface Log {
  write(line: string): void;
  /** Writes the lines that still wait, and takes no more. */
  end(): Promise<void>;
}

/** Logs to standard output: a terminal gets readable lines at once, anything else JSON in blocks. */
export function openLogger({ logLevel: level }: Settings) {
  const log = process.stdout.isTTY ? readableLog : blockedLog();
  return { log, logger: pino({ level, base: null }, log) };
}

const readableLog: Log = {
  write: (line) => void process.stdout.write(`${readableLine(line)}\n`),
  end: async () => undefined,
};

/**
 * Writes blocks of at most 4 KiB, at least four times a second: a write for each line costs more than making
 * the line, and a pipe does not mix blocks of this size with those of other processes.
 *
 * No request waits for who reads the log. Up to 1 MiB waits for a reader that stands still; later lines are
 * lost, and a line says how many once it reads on. A reader that has ended gets nothing more.
 */
function blockedLog(): Log {
  const blocks = new sonic.SonicBoom({
    fd: process.stdout.fd,
    minLength: 3_072,
    maxWrite: 4_096,
    maxLength: 1_048_576,
    periodicFlush: 250,
  });
  let lost = 0;
  blocks.on('drop', () => {
    lost += 1;
  });
  blocks.on('drain', () => {
    if (lost === 0) return;
    const line = { level: warning, time: Date.now(), lines: lost, msg: 'lines of the log were lost' };
    lost = 0;
    blocks.write(`${JSON.stringify(line)}\n`);
  });
  blocks.on('error', () => undefined);
  let hasEnded = false;
  return {
    write(line) {
      if (!hasEnded) blocks.write(line);
    },
    async end() {
      hasEnded = true;
      const over = once(blocks, 'close').catch(() => undefined);
      blocks.end();
      await over;
    },
  };
}
