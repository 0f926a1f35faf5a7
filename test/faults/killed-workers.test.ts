import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { describePostgres, migratedSchema } from '../store/stores.ts';
import { startService, temporaryFolder } from '../support/command.ts';
import { skipUnless } from '../support/skip-unless.ts';

const kills = 4;
const longestMs = 5_000;
const timeoutMs = 120_000;

/** One request on its own connection: milliseconds until an answer came or the connection was closed. */
function settledMs(port: number): Promise<number> {
  const began = performance.now();
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /health/live HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n'),
    );
    const settle = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(performance.now() - began);
    };
    const timer = setTimeout(settle, 2 * longestMs);
    socket.once('data', settle).once('error', settle).once('close', settle);
  });
}

function workersOf(leader: number | undefined): number[] {
  const children = readFileSync(`/proc/${leader}/task/${leader}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

describePostgres(() => {
  test('every connection is answered or closed, whichever worker is killed while it waits', {
    ...skipUnless(process.platform === 'linux', 'only Linux tells what a process has started'),
    timeout: timeoutMs,
  }, async () => {
    const { url } = await migratedSchema();
    const service = await startService({
      DATABASE_URL: url,
      DATA_DIR: temporaryFolder(),
      WORKERS: '2',
      DATABASE_POOL_SIZE: '2',
      RATE_LIMIT_PUBLIC: '0',
    });
    const port = Number(new URL(service.url).port);
    let killed = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const others = () => workersOf(service.child.pid).filter((pid) => pid !== killed);
      await expect.poll(() => others().length, { timeout: 30_000 }).toBe(2);
      const [victim = 0] = others();
      killed = victim;
      // A worker that stands still has taken connections, or been given them, and read none.
      process.kill(victim, 'SIGSTOP');
      const settled = Array.from({ length: 40 }, () => settledMs(port));
      await delay(200);
      process.kill(victim, 'SIGKILL');
      expect(Math.max(...(await Promise.all(settled)))).toBeLessThan(longestMs);
    }
    expect(await service.stop()).toBe(0);
  });
});
