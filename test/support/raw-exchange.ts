import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** An answer, read from the bytes that a server sent until it closed the connection. */
export interface RawAnswer {
  readonly status: number;
  /** Status line and header fields, in lower case. */
  readonly head: string;
  readonly body: string;
}

/**
 * Sends bytes on a new connection and returns all that the server sends until it closes it. With
 * `pieceBytes`, the bytes go in pieces of that size, so that the parser has to stop and continue anywhere.
 */
export async function exchange(port: number, sent: string | Buffer, pieceBytes = Infinity): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  await writeInPieces(Buffer.from(sent), pieceBytes, async (piece) => {
    socket.write(piece);
    await nextTurn();
  });
  await closed;
  return Buffer.concat(chunks).toString();
}

async function writeInPieces(
  bytes: Buffer,
  pieceBytes: number,
  write: (piece: Buffer) => Promise<void>,
): Promise<void> {
  const size = Math.min(pieceBytes, Math.max(1, bytes.length));
  for (let start = 0; start < bytes.length; start += size) await write(bytes.subarray(start, start + size));
}

/** The answers of one connection, each as long as its Content-Length says. Throws if the text is not HTTP. */
export function answersIn(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = Buffer.from(text); rest.length > 0; ) {
    const split = rest.indexOf('\r\n\r\n');
    const head = rest.subarray(0, split).toString().toLowerCase();
    const [, status] = /^http\/1\.1 (\d{3}) /.exec(head) ?? [];
    if (split < 0 || status === undefined) throw new RangeError('what came is no answer');
    const length = Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0);
    const end = split + 4 + length;
    answers.push({ status: Number(status), head, body: rest.subarray(split + 4, end).toString() });
    rest = rest.subarray(end);
  }
  return answers;
}
