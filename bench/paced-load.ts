import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type LoadRequest, latencyShares, type Measured } from './http-load.ts';
import { percentile } from './statistics.ts';
import { cpuSecondsOf, type Target } from './target-process.ts';

export interface PaceOptions {
  readonly connections: number;
  readonly seconds: number;
  readonly perSecond: number;
}

/**
 * Sends requests evenly at a rate, whatever the answers take: each is timed from the moment at which it was due, so that
 * waiting for a free connection counts. autocannon sends what a second allows at its beginning, which is no even rate.
 * Fails where any is not answered with 200.
 */
export async function paced(
  target: Target,
  requests: readonly LoadRequest[],
  { connections, seconds, perSecond }: PaceOptions,
): Promise<Measured> {
  const messages = requests.map(toMessage);
  const idle = await Promise.all(Array.from({ length: connections }, () => openConnection(target.url)));
  const all = [...idle];
  const latencies: number[] = [];
  const waiting: number[] = [];
  let failure: Error | undefined;
  let sent = 0;

  const dispatch = () => {
    while (waiting.length > 0 && idle.length > 0) {
      const due = waiting.shift() as number;
      const connection = idle.shift() as Connection;
      connection.ask(messages[sent++ % messages.length] as Buffer, (status) => {
        if (status !== 200) failure ??= new Error(`a request was answered with ${status}`);
        latencies.push(performance.now() - due);
        idle.push(connection);
        dispatch();
      });
    }
  };

  const cpuBefore = cpuSecondsOf(target.pid);
  const began = performance.now();
  const end = began + seconds * 1000;
  for (let made = 0, now = began; now < end && failure === undefined; now = performance.now()) {
    for (; began + (made * 1000) / perSecond <= now; made += 1)
      waiting.push(began + (made * 1000) / perSecond);
    dispatch();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  while (idle.length < connections && failure === undefined)
    await new Promise((resolve) => setTimeout(resolve, 5));
  const duration = (performance.now() - began) / 1000;
  for (const connection of all) connection.close();
  if (failure !== undefined) throw failure;
  const sorted = Float64Array.from(latencies).sort();
  return {
    perSecond: latencies.length / duration,
    latencyMs: latencyShares.map((share) => percentile(sorted, share)),
    cpuMicros: ((cpuSecondsOf(target.pid) - cpuBefore) * 1e6) / latencies.length,
  };
}

function toMessage({ method, path, headers, body = '' }: LoadRequest): Buffer {
  const fields = Object.entries({ host: 'bench', 'content-length': Buffer.byteLength(body), ...headers });
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head}\r\n${body}`);
}

interface Connection {
  /** Sends one request, and answers its status when the whole answer is here. */
  ask(message: Buffer, answered: (status: number) => void): void;
  close(): void;
}

async function openConnection(url: string): Promise<Connection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  let answered: (status: number) => void = () => undefined;
  readAnswers(socket, (status) => answered(status));
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

/** Answers of the service have a length and come one at a time. */
function readAnswers(socket: Socket, onAnswer: (status: number) => void): void {
  let received = '';
  socket.setEncoding('latin1');
  socket.on('error', () => undefined);
  socket.on('data', (text: string) => {
    received += text;
    const headEnd = received.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const [, length] = /content-length: (\d+)/i.exec(received.slice(0, headEnd)) ?? [];
    if (received.length < headEnd + 4 + Number(length)) return;
    const status = Number(received.slice(9, 12));
    received = '';
    onAnswer(status);
  });
}
