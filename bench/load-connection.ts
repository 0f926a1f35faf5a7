import { once } from 'node:events';
import { connect } from 'node:net';

export interface LoadRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Sends one request at a time with as little work as possible, since load and target share the machine. It
 * reads only the status and the length of an answer.
 */
export interface LoadConnection {
  /** Calls back with the status once the whole answer is here, or with 0 if the connection closed before. */
  ask(message: Buffer, answered: (status: number) => void): void;
  close(): void;
}

/** A request as bytes. */
export function toMessage({ method, path, headers, body = '' }: LoadRequest): Buffer {
  const fields = Object.entries({ host: 'bench', 'content-length': Buffer.byteLength(body), ...headers });
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head}\r\n${body}`);
}

export async function openConnection(url: string): Promise<LoadConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  let answered: (status: number) => void = () => undefined;
  let received = '';
  socket.setEncoding('latin1');
  socket.on('data', (text: string) => {
    received += text;
    if (received.length < lengthOfAnswer(received)) return;
    const status = Number(received.slice(9, 12));
    received = '';
    answered(status);
  });
  socket.on('error', () => undefined);
  socket.once('close', () => answered(0));
  return {
    ask(message, whenAnswered) {
      answered = whenAnswered;
      socket.write(message);
    },
    close() {
      answered = () => undefined;
      socket.destroy();
    },
  };
}

const lengthField = /content-length: (\d+)/i;

/** The length of head and body; Infinity until the head is complete. Every answer here states its length. */
function lengthOfAnswer(received: string): number {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return Number.POSITIVE_INFINITY;
  return headEnd + 4 + Number(lengthField.exec(received)?.[1]);
}
