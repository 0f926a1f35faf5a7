import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { countForWorkers } from '../../limits/worker-counts.ts';

export interface Ready {
  readonly address: string;
  /** The address of its own metrics, for the leading process only. */
  readonly metrics: string | undefined;
  readonly store: string;
}

export interface Workers {
  /** The report of the first worker: all of them serve one address. */
  readonly ready: Ready;
  /** Addresses of the metrics of the workers that serve. */
  metrics(): string[];
  reload(): void;
  /** Resolves when all have finished what was in flight. */
  stop(): Promise<void>;
  /** Ends the workers at once, with requests in flight. */
  kill(): void;
}

/** A worker that keeps dying must not keep a core busy. */
const restartAfterMs = 1_000;

/** Tells a worker to finish what is in flight and to end. */
export const stopWord = 'stop';

/** What a worker says when it serves; it may ask for counts before. */
function reportOf(worker: Worker): Promise<Ready> {
  return new Promise((resolve) => {
    worker.on('message', (message: Partial<Ready>) => {
      if (message.address !== undefined) resolve(message as Ready);
    });
  });
}

/**
 * Starts processes that serve one port, and replaces each one that dies. The first is awaited: the others
 * find what it made in a new data folder. undefined where it could not start; it has then printed why.
 */
export async function startWorkers(count: number, logger: Logger): Promise<Workers | undefined> {
  // Workers accept connections themselves. A leader that accepted and handed over would keep those that it
  // sent to a worker which then died, and nobody would ever answer them.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  countForWorkers();
  const serving = new Map<Worker, Ready>();
  let isStopping = false;

  /** undefined: the worker ended before it served. */
  async function start(): Promise<Ready | undefined> {
    const worker = cluster.fork();
    const ended = once(worker, 'exit');
    const ready = await Promise.race([reportOf(worker), ended.then(() => undefined)]);
    if (ready === undefined) return undefined;
    serving.set(worker, ready);
    void ended.then(([code, signal]) => {
      serving.delete(worker);
      if (!isStopping) void replace({ code, signal });
    });
    return ready;
  }

  async function replace(how: object): Promise<void> {
    logger.error(how, 'a worker died; another starts');
    for (let ready: Ready | undefined; ready === undefined && !isStopping; ready = await start())
      await delay(restartAfterMs);
  }

  const first = await start();
  if (first === undefined) return undefined;
  const others = await Promise.all(Array.from({ length: count - 1 }, start));
  for (const other of others) if (other === undefined) void replace({});

  const all = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  return {
    ready: first,
    metrics: () => [...serving.values()].flatMap(({ metrics }) => metrics ?? []),
    reload: () => all().forEach((worker) => void worker.process.kill('SIGHUP')),
    async stop() {
      isStopping = true;
      await Promise.all(
        all().map((worker) => {
          const ended = once(worker, 'exit');
          // A worker that does not serve yet has no listener, and nothing to finish.
          if (serving.has(worker)) worker.send(stopWord);
          else worker.process.kill('SIGKILL');
          return ended;
        }),
      );
    },
    kill: () => all().forEach((worker) => void worker.process.kill('SIGKILL')),
  };
}
