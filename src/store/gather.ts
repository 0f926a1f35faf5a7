import { StoreUnavailableError } from '../checkout/ports.ts';
import type { Gate } from './dialect.ts';
import { StoreRejectedError } from './store-fault.ts';
import type { QueueMeter, StoreTracer, TracedWait } from './store-watch.ts';

export interface GatherLimits {
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
}

export interface GatherOptions<Entry, Result> extends GatherLimits {
  /** Names the work in errors. */
  readonly task: string;
  /**
   * Handles all entries or none, and answers one result per entry, in their order. Where it rejects with
   * StoreRejectedError it is repeated entry by entry, so that only the entries at fault fail.
   */
  readonly run: (entries: readonly Entry[]) => Promise<readonly Result[]>;
  /**
   * Entries of one key run one after the other, in the order in which they came: never two in one run or at
   * the same time. Absent: entries do not affect each other.
   */
  readonly keyOf?: (entry: Entry) => string;
  /**
   * While it is closed, entries are refused with StoreUnavailableError, also those that wait when it closes.
   */
  readonly gate?: Gate | undefined;
  readonly meter?: QueueMeter | undefined;
  readonly tracer?: StoreTracer | undefined;
}

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
export function gather<Entry, Result>(options: GatherOptions<Entry, Result>) {
  const { task, keyOf, gate, tracer, meter, maxEntries, maxRunning, slowMs, maxWaiting, maxWaitMs } = options;
  /** With keys at most one entry of each, and none whose key is out. */
  const ready: Waiting<Entry, Result>[] = [];
  /** By key, what waits behind an entry that is ready or out. */
  const behind = new Map<string, Waiting<Entry, Result>[]>();
  let waiting = 0;
  let running = 0;
  /** Runs that have not proved slow. */
  const prompt = new Set<object>();
  let isScheduled = false;

  function admit(item: Waiting<Entry, Result>): void {
    const queue = behind.get(item.key);
    (queue ?? ready).push(item);
    if (keyOf && !queue) behind.set(item.key, []);
    waiting += 1;
    meter?.entered();
    schedule();
  }

  /** Takes out at most this many entries that are ready. `release` must be called with each. */
  function take(most: number): Waiting<Entry, Result>[] {
    const items = ready.splice(0, most);
    if (keyOf) items.sort((a, b) => (a.key < b.key ? -1 : 1));
    waiting -= items.length;
    if (meter) for (const { since } of items) meter.left(performance.now() - since);
    return items;
  }

  function release({ key }: Waiting<Entry, Result>): void {
    const next = behind.get(key)?.shift();
    if (next) ready.push(next);
    else behind.delete(key);
  }

  function refuse(item: Waiting<Entry, Result>): void {
    meter?.refused();
    fail(item, new StoreUnavailableError(`Too many wait for ${task}.`));
  }

  /** Refuses the entries that wait now. Those of a run go on. */
  function refuseAll(): void {
    while (ready.length > 0)
      for (const item of take(ready.length)) {
        refuse(item);
        release(item);
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
    return running < maxRunning && ready.length > 0 && (prompt.size === 0 || ready.length >= maxEntries);
  }

  async function start(): Promise<void> {
    const batch = take(maxEntries);
    running += 1;
    const oldestWanted = performance.now() - maxWaitMs;
    const inTime = batch.filter(({ since }) => since >= oldestWanted);
    for (const item of batch) if (item.since < oldestWanted) refuse(item);
    let slow: NodeJS.Timeout | undefined;
    if (slowMs !== undefined) {
      prompt.add(batch);
      slow = setTimeout(() => {
        prompt.delete(batch);
        schedule();
      }, slowMs);
    }
    await settle(inTime, options);
    clearTimeout(slow);
    prompt.delete(batch);
    running -= 1;
    batch.forEach(release);
    schedule();
  }

  gate?.onClose(refuseAll);
  return (entry: Entry) =>
    new Promise<Result>((resolve, reject) => {
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
    if (batch.length > 1 && error instanceof StoreRejectedError)
      for (const item of batch) await settle([item], options);
    else for (const item of batch) fail(item, error);
  }
}
