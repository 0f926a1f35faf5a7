import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { draining } from './connections.ts';

/** Most connections with further requests waiting unread; each holds at most 128 KiB of them. */
const mostWaiting = 500;

const blankLine = Buffer.from('\r\n\r\n');

/**
 * While a request is handled or answered, the bytes behind it on the connection are not read. Node would read
 * ahead: parse thousands of requests of one connection, and hold an answer for each.
 *
 * Node's parser gets the bytes up to the end of a request, and the rest once that is answered. It decides
 * where a request ends; this only finds where bytes may be held back. A head and a chunked body end with an
 * empty line (RFC 9112, 2.1 and 7.1); another body is as long as its Content-Length.
 */
export function answerOneAtATime(server: Server): void {
  const turns = new WeakMap<Socket, ReturnType<typeof takeTurns>>();
  const waiting = { connections: 0 };
  server.on('connection', (socket: Socket) => turns.set(socket, takeTurns(socket, waiting)));
  // Runs before the listener that answers.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) =>
    turns.get(request.socket)?.(request, response),
  );
}

/** Returns what begins a turn. */
function takeTurns(socket: Socket, waiting: { connections: number }) {
  let request: IncomingMessage | undefined;
  let isAnswered = true;
  /** Bytes of the body that are still missing; undefined where the body is chunked. */
  let bodyLeft: number | undefined = 0;
  /** The last parsed bytes, which may be the beginning of an empty line. */
  let tail = '';
  let isWaiting = false;
  const [parse] = socket.listeners('data') as ((chunk: Buffer) => void)[];
  if (parse === undefined) throw new Error('Node reads connections otherwise than this expects.');
  socket.removeListener('data', parse);
  socket.on('data', (chunk: Buffer) => read(chunk, parse));
  socket.once('close', stopWaiting);

  function goOn(): void {
    isAnswered = true;
    // Other connections come first: a caller that sends many requests at once takes turns with them.
    if (isWaiting) setImmediate(() => stopWaiting() && socket.resume());
  }

  function read(chunk: Buffer, parse: (chunk: Buffer) => void): void {
    let rest = chunk;
    while (rest.length > 0) {
      if (!isAnswered && request?.complete === true) return void wait(rest);
      const length = lengthOfNext(rest);
      const next = length < rest.length ? rest.subarray(0, length) : rest;
      rest = rest.subarray(next.length);
      parse.call(socket, next);
      if (socket.destroyed || draining.has(socket)) return;
      if (rest.length > 0 && socket.isPaused()) return void socket.unshift(rest);
    }
  }

  /** How many of these bytes surely belong to the current request; it may be longer. */
  function lengthOfNext(bytes: Buffer): number {
    const isBody = request?.complete === false;
    if (isBody && bodyLeft !== undefined) {
      const length = Math.min(bodyLeft, bytes.length);
      bodyLeft -= length;
      return length;
    }
    const end = endOfBlankLine(tail, bytes);
    tail = end < 0 ? (tail + bytes.toString('latin1', Math.max(0, bytes.length - 3))).slice(-3) : '';
    return end < 0 ? bytes.length : end;
  }

  function wait(rest: Buffer): void {
    socket.pause();
    socket.unshift(rest);
    if (isWaiting) return;
    isWaiting = true;
    waiting.connections += 1;
    if (waiting.connections > mostWaiting) socket.destroy();
  }

  function stopWaiting(): boolean {
    const wasWaiting = isWaiting;
    if (wasWaiting) waiting.connections -= 1;
    isWaiting = false;
    return wasWaiting;
  }

  return (begun: IncomingMessage, response: ServerResponse): void => {
    // Answers out of order would be useless to the caller.
    if (!isAnswered) socket.destroy();
    const { 'transfer-encoding': coding, 'content-length': length = 0 } = begun.headers;
    request = begun;
    isAnswered = false;
    bodyLeft = coding === undefined ? Number(length) : undefined;
    response.once('close', goOn);
  };
}

/** It may have begun in the tail of earlier bytes; -1 where there is none. */
function endOfBlankLine(tail: string, bytes: Buffer): number {
  if (tail !== '') {
    const seam = (tail + bytes.toString('latin1', 0, 3)).indexOf('\r\n\r\n');
    if (seam >= 0) return seam + blankLine.length - tail.length;
  }
  const start = bytes.indexOf(blankLine);
  return start < 0 ? -1 : start + blankLine.length;
}
