import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from '../support/free-port.ts';
import { findProgram } from '../support/programs.ts';

/** The test's own Redis server, which keeps nothing on disk. */
export interface OwnRedis {
  readonly url: string;
  start(): Promise<void>;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
  /** Suspends it, or lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  ask<Answer>(work: (redis: Redis) => Promise<Answer>): Promise<Answer>;
}

/** The program of a Redis or Valkey server; undefined if none is installed. */
export function findRedisProgram(): string | undefined {
  return findProgram('redis-server', 'valkey-server');
}

export async function createOwnRedis(program: string): Promise<OwnRedis> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;

  async function ask<Answer>(work: (redis: Redis) => Promise<Answer>): Promise<Answer> {
    const redis = new Redis(url, { retryStrategy: () => null, lazyConnect: true });
    redis.on('error', () => undefined);
    try {
      await redis.connect();
      return await work(redis);
    } finally {
      redis.disconnect();
    }
  }

  return {
    url,
    ask,
    async start() {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      server = spawn(program, args, { stdio: 'ignore' });
      for (let attempt = 0; attempt < 200; attempt += 1) {
        if (await ask((redis) => redis.ping()).catch(() => undefined)) return;
        await delay(20);
      }
      throw new Error('The Redis of the test did not start.');
    },
    async kill() {
      if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
      const exited = once(server, 'exit');
      server.kill('SIGKILL');
      await exited;
    },
    signal: (signal) => void server?.kill(signal),
  };
}
