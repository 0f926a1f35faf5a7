import { connect, type Socket } from 'node:net';
import { AnswerReader, isLastAnswer, type WireAnswer } from './answer-reader.ts';
import type { FuzzRequest } from './fuzz-request.ts';

export interface FuzzCase {
  readonly number: number;
  readonly request: FuzzRequest;
}

export interface CaseSource {
  /** The next case; undefined if there are no more. */
  next(): FuzzCase | undefined;
  /** Takes back cases that were not answered because their connection ended earlier. */
  putBack(cases: readonly FuzzCase[]): void;
  onAnswer(fuzzed: FuzzCase, answer: WireAnswer): void;
  /** Called with the first unanswered case of a connection that broke, fell silent or did not speak HTTP. */
  onSilence(fuzzed: FuzzCase, problem: string): void;
}

/** How long a connection may stay silent while an answer is due. */
const silenceMs = 20_000;

/** `once` of node:events would fail on a reset, but a server may close while more bytes are on the way. */
const untilClosed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

/** Cases whose connection was reset while their answer was due. */
const interrupted = new WeakSet<FuzzCase>();

/**
 * Sends all cases over one connection, up to `depth` before an answer. If a refusal closes the connection, it
 * opens another.
 */
export async function sendCases(port: number, source: CaseSource, depth: number): Promise<void> {
  for (let first = source.next(); first !== undefined; first = source.next()) {
    await useConnection(port, source, depth, first);
  }
}

async function useConnection(
  port: number,
  source: CaseSource,
  depth: number,
  first: FuzzCase,
): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const due: FuzzCase[] = [first];
  const reader = new AnswerReader(() => due[0]?.request.isHead !== true);
  const closed = untilClosed(socket);
  let problem = 'the connection was closed';
  let isEnding = false;
  let isReset = false;

  function refill(): void {
    const fresh: FuzzCase[] = [];
    while (due.length + fresh.length < depth) {
      const fuzzed = source.next();
      if (fuzzed === undefined) break;
      fresh.push(fuzzed);
    }
    due.push(...fresh);
    if (due.length === 0) socket.end();
    else if (fresh.length > 0) socket.write(Buffer.concat(fresh.map(({ request }) => request.bytes)));
  }

  function take(): void {
    for (let answer = reader.next(); answer !== undefined && !isEnding; answer = reader.next()) {
      const fuzzed = due.shift();
      if (fuzzed === undefined) throw new RangeError('an answer to nothing');
      source.onAnswer(fuzzed, answer);
      isEnding = isLastAnswer(answer);
    }
    if (isEnding) socket.destroy();
    else if (due.length <= depth / 2) refill();
  }

  socket.on('error', () => {
    isReset = true;
    problem = 'the connection was reset, again';
  });
  socket.setTimeout(silenceMs, () => {
    problem = 'there was no answer';
    socket.destroy();
  });
  socket.on('data', (chunk: Buffer) => {
    try {
      reader.push(chunk);
      take();
    } catch (error) {
      problem = error instanceof RangeError ? error.message : String(error);
      socket.destroy();
    }
  });
  socket.write(first.request.bytes);
  refill();
  await closed;
  if (!isEnding && !(isReset && isFirstReset(due))) reportSilence(source, due, problem);
  source.putBack(due);
}

function reportSilence(source: CaseSource, due: FuzzCase[], problem: string): void {
  const unanswered = due.shift();
  if (unanswered !== undefined) source.onSilence(unanswered, problem);
}

/** A reset can overtake an answer that was sent before it. That happens twice to no case by chance. */
function isFirstReset([unanswered]: readonly FuzzCase[]): boolean {
  if (unanswered === undefined || interrupted.has(unanswered)) return false;
  interrupted.add(unanswered);
  return true;
}

/**
 * Sends bytes on a new connection, ends its own side, and returns what came back. Rejects with RangeError if
 * the server did not close the connection or the answer is not HTTP.
 */
export async function sendBytes(port: number, bytes: Buffer, isHead: boolean): Promise<WireAnswer[]> {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const reader = new AnswerReader(() => !isHead);
  const answers: WireAnswer[] = [];
  let isSilent = false;
  socket.on('error', () => undefined);
  socket.setTimeout(silenceMs, () => {
    isSilent = true;
    socket.destroy();
  });
  socket.on('data', (chunk: Buffer) => reader.push(chunk));
  socket.end(bytes);
  await untilClosed(socket);
  if (isSilent) throw new RangeError('the connection was not closed');
  for (let answer = reader.next(); answer !== undefined; answer = reader.next()) answers.push(answer);
  return answers;
}
