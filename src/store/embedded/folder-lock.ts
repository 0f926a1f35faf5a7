import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type FileHandle, open, readdir, rename, unlink } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError } from '../../operator-error.ts';

export type FolderLock = Awaited<ReturnType<typeof lockFolder>>;

type ClaimState = 'contending' | 'held';

const suffix = '.lock';
const nameBytes = 6;
const maxAttempts = 100;
const answerTimeoutMs = 500;

/** The shortest limit for a socket path on the systems we support is 104 bytes. */
const maxSocketPathBytes = 100;

/**
 * Takes the folder for this process. Throws OperatorError where another process has it.
 *
 * A claim is a listening Unix socket in the folder, under a name nobody else uses, published once it listens:
 * one that refuses connections is dead for good. So the lock dies with its process, whatever becomes of
 * process ids, and holds between containers that share the folder. Who has published a claim then looks for
 * others: of two processes the later one at least sees the other, so both never go on.
 */
export async function lockFolder(folder: string) {
  const handle = await open(folder, 'r');
  try {
    const sockets = socketFolder(folder, handle);
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const claim = await publishClaim(folder, sockets);
      const others = await liveClaims(folder, sockets, claim.name);
      if (others.length === 0) {
        claim.state = 'held';
        return claim;
      }
      await claim.release();
      if (others.includes('held')) break;
      await delay(randomInt(5, 50));
    }
    throw new OperatorError(
      `Another process uses the store in ${folder}; stop it, or give this one a DATA_DIR of its own.`,
    );
  } finally {
    await handle.close();
  }
}

/** The folder or, where its path is too long, the short name of the open folder on Linux. */
function socketFolder(folder: string, handle: FileHandle): string {
  const longest = join(folder, `${'0'.repeat(nameBytes * 2)}${suffix}`);
  return Buffer.byteLength(longest) <= maxSocketPathBytes ? folder : `/proc/self/fd/${handle.fd}`;
}

async function publishClaim(folder: string, sockets: string) {
  const id = randomBytes(nameBytes).toString('hex');
  const name = `${id}${suffix}`;
  const claim = {
    name,
    state: 'contending' as ClaimState,
    async release() {
      await unlink(join(folder, name)).catch(() => undefined);
      server.close();
    },
  };
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(claim.state);
  });
  server.unref();
  server.listen(join(sockets, id));
  await once(server, 'listening');
  await rename(join(folder, id), join(folder, name));
  return claim;
}

/** The states of living claims other than ours; claims of dead processes are removed. */
async function liveClaims(folder: string, sockets: string, own: string): Promise<ClaimState[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(suffix) && name !== own);
  const states = await Promise.all(
    names.map(async (name) => {
      const state = await askClaim(join(sockets, name));
      if (state === undefined) await unlink(join(folder, name)).catch(() => undefined);
      return state;
    }),
  );
  return states.filter((state) => state !== undefined);
}

/** Undefined when nobody listens. A process that is too busy to answer still holds its claim. */
function askClaim(path: string): Promise<ClaimState | undefined> {
  return new Promise((resolve) => {
    const socket = createConnection(path);
    socket.setTimeout(answerTimeoutMs, () => socket.destroy());
    socket.on('data', (word) => resolve(word.toString() === 'contending' ? 'contending' : 'held'));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? undefined : 'held');
    });
    socket.on('close', () => resolve('held'));
  });
}
