/** An answer as it was sent. */
export interface WireAnswer {
  readonly status: number;
  /** Status line and header fields, in lower case. */
  readonly head: string;
  readonly body: Buffer;
}

const headEnd = Buffer.from('\r\n\r\n');
const none: Buffer = Buffer.alloc(0);

/**
 * Reads answers from the bytes of a connection as they arrive. `hasBody` says whether the next answer has a
 * body: to HEAD it has none. Drops interim answers (1xx). Throws RangeError if the bytes are not HTTP.
 */
export class AnswerReader {
  private pending: Buffer = none;
  private readonly hasBody: () => boolean;

  constructor(hasBody: () => boolean) {
    this.hasBody = hasBody;
  }

  push(chunk: Buffer): void {
    this.pending = this.pending.length === 0 ? chunk : Buffer.concat([this.pending, chunk]);
  }

  /** Whether an answer has begun and is not complete. */
  get isWithin(): boolean {
    return this.pending.length > 0;
  }

  /** The next answer, if all of it has arrived. */
  next(): WireAnswer | undefined {
    const split = this.pending.indexOf(headEnd);
    if (split < 0) return undefined;
    const head = this.pending.toString('latin1', 0, split).toLowerCase();
    const status = Number(/^http\/1\.1 (\d{3}) /.exec(head)?.[1]);
    if (Number.isNaN(status)) throw new RangeError('an answer does not begin like one');
    const isInterim = status < 200;
    const isBodiless = isInterim || status === 304 || !this.hasBody();
    const rest = this.pending.subarray(split + headEnd.length);
    const framed = isBodiless ? { body: none, length: 0 } : bodyOf(head, rest);
    if (framed === undefined) return undefined;
    this.pending = rest.subarray(framed.length);
    return isInterim ? this.next() : { status, head, body: framed.body };
  }
}

interface Framed {
  readonly body: Buffer;
  /** Bytes that it takes on the connection. */
  readonly length: number;
}

/** The body at the beginning of these bytes, if all of it has arrived. */
function bodyOf(head: string, bytes: Buffer): Framed | undefined {
  if (head.includes('\r\ntransfer-encoding: chunked')) return chunkedBody(bytes);
  const length = lengthOf(head);
  return bytes.length < length ? undefined : { body: bytes.subarray(0, length), length };
}

/** RFC 9112, 7.1, without extensions and trailers. */
function chunkedBody(bytes: Buffer): Framed | undefined {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, end), 16);
    if (Number.isNaN(size)) throw new RangeError('a chunk does not say how long it is');
    const next = end + 2 + size + 2;
    if (bytes.length < next) return undefined;
    if (size === 0) return { body: Buffer.concat(parts), length: next };
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    at = next;
  }
}

function lengthOf(head: string): number {
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  if (length === undefined) throw new RangeError('an answer does not say how long it is');
  return Number(length);
}

/** Whether the connection closes after this answer. */
export function isLastAnswer({ head }: WireAnswer): boolean {
  return head.includes('\r\nconnection: close');
}
