import { connect, type Socket } from 'node:net';

/** A caller who keeps asking and reads none of the answers. */
export interface Unreader {
  /** Bytes handed to its system. */
  sentBytes(): number;
  close(): void;
}

/** Opens this many connections to a service, each with this many pipelined requests, and reads from none. */
export function openUnreaders(
  url: string,
  { connections, requests, target }: { connections: number; requests: number; target: string },
): Unreader {
  const { hostname, port } = new URL(url);
  const bytes = Buffer.from(`GET ${target} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(requests));
  const sockets = Array.from({ length: connections }, () => openUnread(hostname, Number(port), bytes));
  return {
    sentBytes: () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function openUnread(host: string, port: number, bytes: Buffer): Socket {
  const socket = connect({ host, port }).on('error', () => undefined);
  // Without reading, this side and its system take no more than their buffers hold.
  socket.pause();
  socket.write(bytes);
  return socket;
}
