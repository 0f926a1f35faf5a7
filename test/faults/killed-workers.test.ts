import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { describePostgres, migratedSchema } from '../store/stores.ts';
import { childrenOf, isThere, onLinux } from '../support/child-processes.ts';
import { startService, temporaryFolder } from '../support/command.ts';

const longestMs = 5_000;
const timeoutMs = 120_000;
const headers = { connection: 'close' };

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

describePostgres(() => {
  test('every connection is answered or closed if its worker is killed, and no worker outlives its leader', {
    ...onLinux,
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
    const first = childrenOf(service.child);
    expect(first).toHaveLength(2);
    for (const victim of first) {
      await expect.poll(() => childrenOf(service.child).length, { timeout: 30_000 }).toBe(2);
      expect((await fetch(`${service.url}/health/ready`, { headers })).status).toBe(200);
      // A worker that stands still has taken connections, or been given them, and read none.
      process.kill(victim, 'SIGSTOP');
      const settled = Array.from({ length: 40 }, () => settledMs(port));
      await delay(200);
      process.kill(victim, 'SIGKILL');
      expect(Math.max(...(await Promise.all(settled)))).toBeLessThan(longestMs);
    }
    const deaths = () => service.logs.filter((line) => line.includes('a worker died')).length;
    await expect.poll(deaths, { timeout: 10_000 }).toBe(2);
    const last = childrenOf(service.child);
    await service.stop('SIGKILL');
    await expect.poll(() => last.some(isThere), { timeout: 30_000 }).toBe(false);
  });
});
