import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/** What a worker tells once it serves. */
export interface Ready {
  readonly address: string;
  /** Where its own metrics are, for the process that leads alone. */
  readonly metrics: string | undefined;
  readonly store: string;
}

export interface Workers {
  /** What the first of them told: they all serve one address. */
  readonly ready: Ready;
  /** Where the metrics of those that serve are. */
  metrics(): string[];
  /** Loads data and rules anew in each. */
  reload(): void;
  /** Resolves when all have finished what was in flight. */
  stop(): Promise<void>;
  /** Ends them as they are. */
  kill(): void;
}

/** A worker that died is followed by another after this long, so that one that cannot live does not keep a core busy. */
const restartAfterMs = 1_000;

/** All that the leading process says to a worker. */
const stopWord = 'stop';

/**
 * Starts processes like this one, which serve the same port, and starts another for each that dies. The first is awaited
 * before the others begin: what it makes in a new data folder the others find. Answers undefined where it could not start,
 * and says why itself.
 */
export async function startWorkers(count: number, logger: Logger): Promise<Workers | undefined> {
  const serving = new Map<Worker, Ready>();
  let isStopping = false;

  /** Undefined: it ended before it served. */
  async function start(): Promise<Ready | undefined> {
    const worker = cluster.fork();
    const ended = once(worker, 'exit');
    const ready = await Promise.race([
      once(worker, 'message').then(([word]) => word as Ready),
      ended.then(() => undefined),
    ]);
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
          // One that does not serve yet hears nothing, and has nothing to finish.
          if (serving.has(worker)) worker.send(stopWord);
          else worker.process.kill('SIGKILL');
          return ended;
        }),
      );
    },
    kill: () => all().forEach((worker) => void worker.process.kill('SIGKILL')),
  };
}
