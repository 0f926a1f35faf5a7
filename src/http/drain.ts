import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a connection may go on sending after its last answer. */
const drainMs = 1_000;

const draining = new WeakSet<Socket>();

/** Whether what comes on a connection is looked at by nobody any more. */
export function isClosingGently(socket: Socket): boolean {
  return draining.has(socket);
}

/**
 * Closes a connection behind what is written to it. To close it while there is something left to read resets it, and a
 * reset takes answers with it that are on their way (RFC 9112, 9.6). So what still comes is read, and looked at by
 * nobody, until the caller has closed its side too.
 */
export function closeGently(socket: Socket): void {
  if (socket.destroyed || draining.has(socket)) return;
  draining.add(socket);
  // A listener of ours takes the connection back from Node's parser, and then the parser's own has to go: what is sent
  // behind a last request is no request.
  const parsers = socket.listeners('data');
  socket.on('data', () => undefined);
  for (const parser of parsers) socket.removeListener('data', parser as () => void);
  const timer = setTimeout(() => socket.destroy(), drainMs);
  socket.once('close', () => clearTimeout(timer));
  socket.end();
  socket.resume();
}

/** Node closes a connection hastily after an answer that says so. */
export function closeGentlyAfterAnswers(server: Server): void {
  server.on('connection', (socket: Socket) => {
    socket.destroySoon = () => closeGently(socket);
  });
}
