import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isDraining } from './drain.ts';

/** Connections that may have more requests waiting unread; each holds 128 KiB of them at most. */
const mostWaiting = 500;

const blankLine = Buffer.from('\r\n\r\n');

/**
 * Answers the requests of a connection one at a time: as long as a request is worked on, or its answer is not sent, what
 * comes behind it is not read. Node reads ahead instead: it parses whatever has come, thousands of requests of one
 * connection, and holds an answer for each.
 *
 * Node's parser is given the bytes of a connection up to the end of a request, and those behind it once that is
 * answered. Where a request ends is the parser's to say; here it is only seen where bytes may be held back. A head ends
 * with an empty line, and so does a chunked body (RFC 9112, 2.1 and 7.1); any other body is as long as the
 * Content-Length that the parser took.
 */
export function answerOneAtATime(server: Server): void {
  const turns = new WeakMap<Socket, Turns>();
  const waiting = { connections: 0 };
  server.on('connection', (socket: Socket) => turns.set(socket, new Turns(socket, waiting)));
  // Before whoever answers.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) =>
    turns.get(request.socket)?.begin(request, response),
  );
}

/** The turns of the requests of one connection. */
class Turns {
  private readonly socket: Socket;
  private readonly waiting: { connections: number };
  private readonly parse: (chunk: Buffer) => void;
  private request: IncomingMessage | undefined;
  private isAnswered = true;
  /** Bytes of a body that are still to come; undefined where the body is chunked. */
  private bodyLeft: number | undefined = 0;
  /** The end of what was parsed, as far as it may be the beginning of an empty line. */
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
    // Nobody reads answers that overtake each other.
    if (!this.isAnswered) this.socket.destroy();
    const { 'transfer-encoding': coding, 'content-length': length = 0 } = request.headers;
    this.request = request;
    this.isAnswered = false;
    this.bodyLeft = coding === undefined ? Number(length) : undefined;
    response.once('close', this.goOn);
  }

  private readonly goOn = (): void => {
    this.isAnswered = true;
    // Others' requests come first: who sends many at once has one turn among them, not all at once.
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

  /** How many bytes belong to the request that they begin or go on with, perhaps fewer than do. */
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

/** Where the first empty line ends that may have begun in the tail of what came before; -1 where none does. */
function endOfBlankLine(tail: string, bytes: Buffer): number {
  if (tail !== '') {
    const seam = (tail + bytes.toString('latin1', 0, 3)).indexOf('\r\n\r\n');
    if (seam >= 0) return seam + blankLine.length - tail.length;
  }
  const start = bytes.indexOf(blankLine);
  return start < 0 ? -1 : start + blankLine.length;
}
