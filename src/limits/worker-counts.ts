import cluster, { type Worker } from 'node:cluster';
import {
  commandTimeoutMs,
  createBuckets,
  gatherTakes,
  mostKeys,
  type SharedCounts,
  type ToTake,
  type Use,
} from './rate-limits.ts';

/** What a worker asks, and what it is answered. */
interface CountMessage {
  readonly takeId: number;
  readonly entries?: readonly ToTake[];
  readonly taken?: readonly Use[];
}

/** Makes the leading process count for all its workers. */
export function countForWorkers(): void {
  const buckets = createBuckets(mostKeys);
  cluster.on('message', (worker: Worker, { takeId, entries }: Partial<CountMessage>) => {
    if (takeId === undefined || entries === undefined || !worker.isConnected()) return;
    const now = performance.now();
    const taken = entries.map(({ key, rate }) => buckets.take(key, rate, now));
    // A worker that has just died needs no answer.
    worker.send({ takeId, taken } satisfies CountMessage, () => undefined);
  });
}

/** The counts of the leading process; undefined in a process that is no worker. */
export function openWorkerCounts(): SharedCounts | undefined {
  if (!cluster.isWorker) return undefined;
  const waiting = new Map<number, (taken: readonly Use[]) => void>();
  let lastId = 0;
  const listen = ({ takeId = 0, taken = [] }: Partial<CountMessage>) => waiting.get(takeId)?.(taken);
  process.on('message', listen);
  const take = gatherTakes(
    (entries) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const takeId = lastId;
        const timer = setTimeout(() => {
          waiting.delete(takeId);
          reject(new Error('the leading process did not count in time'));
        }, commandTimeoutMs);
        waiting.set(takeId, (taken) => {
          clearTimeout(timer);
          waiting.delete(takeId);
          resolve(taken);
        });
        process.send?.({ takeId, entries } satisfies CountMessage, undefined, undefined, () => undefined);
      }),
  );
  return {
    take: (entries) => (process.connected ? take(entries) : undefined),
    close: () => process.off('message', listen),
  };
}
