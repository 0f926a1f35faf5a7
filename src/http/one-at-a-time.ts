import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isDraining } from './answer-on-socket.ts';

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
  const turns = new WeakMap<Socket, Turns>();
  const waiting = { connections: 0 };
  server.on('connection', (socket: Socket) => turns.set(socket, new Turns(socket, waiting)));
  // Runs before the listener that answers.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) =>
    turns.get(request.socket)?.begin(request, response),
  );
}

class Turns {
  private readonly socket: Socket;
  private readonly waiting: { connections: number };
  private readonly parse: (chunk: Buffer) => void;
  private request: IncomingMessage | undefined;
  private isAnswered = true;
  /** Bytes of the body that are still missing; undefined where the body is chunked. */
  private bodyLeft: number | undefined = 0;
  /** The last parsed bytes, which may be the beginning of an empty line. */
  private tail = '';
  private isWaiting = false;

  constructor(socket: Socket, waiting: { connections: number }) {
    this.socket = socket;
    this.waiting = waiting;
    const [parse] = socket.listeners('data');
    if (parse === undefined) throw new Error('Node reads connections otherwise than this expects.');
    this.parse = parse as (chunk: Buffer) => void;
    socket.removeListener('data', this.parse);
    socket.on('data', this.read);
    socket.once('close', () => this.stopWaiting());
  }

  begin(request: IncomingMessage, response: ServerResponse): void {
    // Answers out of order would be useless to the caller.
    if (!this.isAnswered) this.socket.destroy();
    const { 'transfer-encoding': coding, 'content-length': length = 0 } = request.headers;
    this.request = request;
    this.isAnswered = false;
    this.bodyLeft = coding === undefined ? Number(length) : undefined;
    response.once('close', this.goOn);
  }

  private readonly goOn = (): void => {
    this.isAnswered = true;
    // Other connections come first: a caller that sends many requests at once takes turns with them.
    if (this.isWaiting) setImmediate(this.readOn);
  };

  private readonly readOn = (): void => {
    if (this.stopWaiting()) this.socket.resume();
  };

  private readonly read = (chunk: Buffer): void => {
    let rest = chunk;
    while (rest.length > 0) {
      if (!this.isAnswered && this.request?.complete === true) {
        this.wait(rest);
        return;
      }
      const length = this.lengthOfNext(rest);
      const next = length < rest.length ? rest.subarray(0, length) : rest;
      rest = rest.subarray(next.length);
      this.parse.call(this.socket, next);
      if (this.socket.destroyed || isDraining(this.socket)) return;
      if (rest.length > 0 && this.socket.isPaused()) {
        this.socket.unshift(rest);
        return;
      }
    }
  };

  /** How many of these bytes surely belong to the current request; it may be longer. */
  private lengthOfNext(bytes: Buffer): number {
    const isBody = this.request?.complete === false;
    if (isBody && this.bodyLeft !== undefined) {
      const length = Math.min(this.bodyLeft, bytes.length);
      this.bodyLeft -= length;
      return length;
    }
    const end = endOfBlankLine(this.tail, bytes);
    this.tail =
      end < 0 ? (this.tail + bytes.toString('latin1', Math.max(0, bytes.length - 3))).slice(-3) : '';
    return end < 0 ? bytes.length : end;
  }

  private wait(rest: Buffer): void {
    this.socket.pause();
    this.socket.unshift(rest);
    if (this.isWaiting) return;
    this.isWaiting = true;
    this.waiting.connections += 1;
    if (this.waiting.connections > mostWaiting) this.socket.destroy();
  }

  private stopWaiting(): boolean {
    const wasWaiting = this.isWaiting;
    if (wasWaiting) this.waiting.connections -= 1;
    this.isWaiting = false;
    return wasWaiting;
  }
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
