import { StoreUnavailableError } from '../checkout/ports.ts';
import type { Gate } from './dialect.ts';
import { keyedQueue, promptRuns } from './gather-queue.ts';
import type { QueueMeter, StoreTracer, TracedWait } from './store-watch.ts';

export interface GatherOptions<Entry, Result> {
  /** Names the work in errors. */
  readonly task: string;
  /** Handles all entries or none, and answers one result per entry, in their order. */
  readonly run: (entries: readonly Entry[]) => Promise<readonly Result[]>;
  /**
   * Entries of one key run one after the other, in the order in which they came: never two in one run or at
   * the same time. Absent: entries do not affect each other.
   */
  readonly keyOf?: (entry: Entry) => string;
  /** Whether to repeat a failed run entry by entry, so that only the entries at fault fail. */
  readonly isEntryFault: (error: unknown) => boolean;
  readonly maxEntries: number;
  readonly maxRunning: number;
  /**
   * While others run, another run starts once it is full or once all of them have taken longer than this. So
   * under load there are few large runs rather than many small ones. Absent: it starts at once.
   */
  readonly slowMs?: number;
  /** An entry that comes while this many are waiting is refused at once with StoreUnavailableError. */
  readonly maxWaiting: number;
  /** After this an entry is refused with StoreUnavailableError: its caller has given up. */
  readonly maxWaitMs: number;
  /**
   * While it is closed, entries are refused with StoreUnavailableError, also those that wait when it closes.
   */
  readonly gate?: Gate | undefined;
  readonly meter?: QueueMeter | undefined;
  readonly tracer?: StoreTracer | undefined;
}

export type GatherLimits = Pick<
  GatherOptions<unknown, unknown>,
  'maxEntries' | 'maxRunning' | 'slowMs' | 'maxWaiting' | 'maxWaitMs'
>;

interface Waiting<Entry, Result> {
  readonly entry: Entry;
  readonly key: string;
  readonly since: number;
  readonly traced: TracedWait | undefined;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers entries that come at one moment into one run, at the end of the current turn of the event loop.
 * While others run they wait for one to end or prove slow, or for more entries. Those of a run are sorted by
 * key: runs of several processes take their locks in one order.
 */
export function gather<Entry, Result>(
  options: GatherOptions<Entry, Result>,
): (entry: Entry) => Promise<Result> {
  const { task, keyOf, gate, tracer, meter, maxEntries, maxRunning, maxWaiting, maxWaitMs } = options;
  const queue = keyedQueue<Waiting<Entry, Result>>(keyOf !== undefined);
  const prompt = promptRuns(options.slowMs, schedule);
  let waiting = 0;
  let running = 0;
  let isScheduled = false;

  function admit(item: Waiting<Entry, Result>): void {
    queue.add(item);
    waiting += 1;
    meter?.entered();
    schedule();
  }

  function refuse(item: Waiting<Entry, Result>): void {
    meter?.refused();
    fail(item, new StoreUnavailableError(`Too many wait for ${task}.`));
  }

  /** Refuses the entries that wait now. Those of a run go on. */
  function refuseAll(): void {
    while (queue.readyCount() > 0)
      for (const item of queue.take(queue.readyCount())) {
        waiting -= 1;
        meter?.left(performance.now() - item.since);
        refuse(item);
        queue.release(item.key);
      }
  }

  function schedule(): void {
    if (isScheduled || !mayStart()) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      while (mayStart()) void start();
    });
  }

  function mayStart(): boolean {
    const ready = queue.readyCount();
    return running < maxRunning && ready > 0 && (prompt.isEmpty() || ready >= maxEntries);
  }

  async function start(): Promise<void> {
    const batch = queue.take(maxEntries);
    waiting -= batch.length;
    running += 1;
    const inTime = refuseLate(batch);
    const leavePrompt = prompt.enter();
    await settle(inTime, options);
    leavePrompt();
    running -= 1;
    for (const { key } of batch) queue.release(key);
    schedule();
  }

  /** Refuses the entries whose callers have given up, and returns the others. */
  function refuseLate(batch: readonly Waiting<Entry, Result>[]): Waiting<Entry, Result>[] {
    const now = performance.now();
    return batch.filter((item) => {
      meter?.left(now - item.since);
      const isLate = now - item.since > maxWaitMs;
      if (isLate) refuse(item);
      return !isLate;
    });
  }

  gate?.onClose(refuseAll);
  return (entry) =>
    new Promise((resolve, reject) => {
      const traced = tracer?.startWait(task);
      const item = { entry, key: keyOf?.(entry) ?? '', since: performance.now(), traced, resolve, reject };
      if (waiting >= maxWaiting || gate?.isOpen() === false) refuse(item);
      else admit(item);
    });
}

function fail<Entry, Result>({ traced, reject }: Waiting<Entry, Result>, error: unknown): void {
  traced?.end(error);
  reject(error);
}

/** Runs a batch and answers each of its entries; resolves when all are answered. */
async function settle<Entry, Result>(
  batch: readonly Waiting<Entry, Result>[],
  options: GatherOptions<Entry, Result>,
): Promise<void> {
  if (batch.length === 0) return;
  const { task, tracer, meter } = options;
  const waits = batch.map(({ traced }) => traced);
  const run = () => options.run(batch.map(({ entry }) => entry));
  meter?.gathered(batch.length);
  try {
    const results = await (tracer ? tracer.together(waits, run) : run());
    if (results.length !== batch.length) throw new RangeError(`${task} did not answer every entry.`);
    for (const [index, result] of results.entries()) {
      batch[index]?.traced?.end();
      batch[index]?.resolve(result);
    }
  } catch (error) {
    if (batch.length > 1 && options.isEntryFault(error))
      for (const item of batch) await settle([item], options);
    else for (const item of batch) fail(item, error);
  }
}
