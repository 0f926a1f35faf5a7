import { pino } from 'pino';
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
  return `${clock} ${colored(Number(level), text)}`;
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
  const digits = (value: number, length = 2) => String(value).padStart(length, '0');
  const seconds = `${digits(date.getSeconds())}.${digits(date.getMilliseconds(), 3)}`;
  return `${digits(date.getHours())}:${digits(date.getMinutes())}:${seconds}`;
}

/** What was asked, what became of it, where and how long; an absent field is a hyphen. */
function requestText({
  method,
  route,
  status,
  outcome,
  market,
  durationMs,
  operation,
  requestId,
  ...others
}: Fields): string {
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
  return text.replace(
    /\p{Cc}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function colored(level: number, text: string): string {
  if (level >= error) return paint('red', text, process.stdout);
  return level >= warning ? paint('yellow', text, process.stdout) : text;
}

/** Standard output: a terminal gets readable lines at once, anything else JSON in blocks. */
export function openLog() {
  return process.stdout.isTTY ? readableLog() : blockedLog();
}

/** The output of a process that serves no request: each of its few lines is written at once. */
export function openLeaderLog() {
  return process.stdout.isTTY ? readableLog() : pino.destination({ sync: true });
}

function readableLog() {
  return {
    write: (line: string) => void process.stdout.write(`${readableLine(line)}\n`),
    /** Writes the lines that still wait. */
    flushSync: () => undefined,
  };
}

/**
 * Writes blocks of at most 4 KiB, at least four times a second: a write for each line costs more than making
 * the line, and a pipe does not mix blocks of this size with those of other processes.
 */
function blockedLog() {
  return pino.destination({ sync: true, minLength: 3_072, maxWrite: 4_096, periodicFlush: 250 });
}
