import { StoreUnavailableError } from '../checkout/ports.ts';
import type { Gate } from './lanes.ts';
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
  /**
   * An entry that has waited longer than this when its turn comes is refused with StoreUnavailableError: its
   * caller has given up.
   */
  readonly maxWaitMs: number;
  /**
   * While the gate is closed, entries are refused with StoreUnavailableError, and so are those waiting when
   * it closes.
   */
  readonly gate?: Gate | undefined;
  readonly meter?: QueueMeter | undefined;
  readonly tracer?: StoreTracer | undefined;
}

/**
 * How many entries share one statement, how many statements of a kind run at once, and how many entries may
 * wait for it and how long.
 */
export type GatherLimits = Pick<
  GatherOptions<unknown, unknown>,
  'maxEntries' | 'maxRunning' | 'slowMs' | 'maxWaiting' | 'maxWaitMs'
>;

interface Waiting<Entry, Result> {
  readonly entry: Entry;
  /** Empty where entries do not affect each other. */
  readonly key: string;
  readonly since: number;
  readonly traced: TracedWait | undefined;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers entries that come at the same moment into one run. With nothing running, entries go at the end of
 * the current turn of the event loop. The rest wait for a run to end, for more entries, or for the run to
 * prove slow. Entries of a run are sorted by key, so that runs of several processes take their locks in one
 * order.
 */
export function gather<Entry, Result>(
  options: GatherOptions<Entry, Result>,
): (entry: Entry) => Promise<Result> {
  const { task, keyOf, maxEntries, maxRunning, slowMs, maxWaiting, maxWaitMs, gate, meter, tracer } = options;
  /** At most one entry per key, and none whose key is running. */
  const ready: Waiting<Entry, Result>[] = [];
  /** Entries behind one of the same key that is ready or running. */
  const behind = new Map<string, Waiting<Entry, Result>[]>();
  let waiting = 0;
  let running = 0;
  /** How many of the running ones are not slow yet. */
  let prompt = 0;
  let scheduled = false;

  function admit(item: Waiting<Entry, Result>): void {
    const queue = behind.get(item.key);
    if (queue) queue.push(item);
    else ready.push(item);
    if (keyOf && !queue) behind.set(item.key, []);
    waiting += 1;
    meter?.entered();
    schedule();
  }

  function schedule(): void {
    if (scheduled || !mayStart()) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      while (mayStart()) void start();
    });
  }

  function mayStart(): boolean {
    if (running >= maxRunning || ready.length === 0) return false;
    return prompt === 0 || slowMs === undefined || ready.length >= maxEntries;
  }

  async function start(): Promise<void> {
    const batch = ready.splice(0, maxEntries);
    if (keyOf) batch.sort((a, b) => (a.key < b.key ? -1 : 1));
    waiting -= batch.length;
    running += 1;
    const now = performance.now();
    const isLate = ({ since }: Waiting<Entry, Result>) => now - since > maxWaitMs;
    for (const item of batch) {
      meter?.left(now - item.since);
      if (isLate(item)) refuse(item);
    }
    const leavePrompt = enterPrompt();
    await settle(
      batch.filter((item) => !isLate(item)),
      options,
    );
    leavePrompt();
    running -= 1;
    for (const { key } of batch) advance(key);
    schedule();
  }

  /** Counts a run as prompt until it ends or proves slow. */
  function enterPrompt(): () => void {
    if (slowMs === undefined) return () => undefined;
    let isPrompt = true;
    const leave = () => {
      if (isPrompt) prompt -= 1;
      isPrompt = false;
      clearTimeout(slow);
    };
    const slow = setTimeout(() => {
      leave();
      schedule();
    }, slowMs);
    prompt += 1;
    return leave;
  }

  function advance(key: string): void {
    const next = behind.get(key)?.shift();
    if (next) ready.push(next);
    else behind.delete(key);
  }

  function refuseAll(): void {
    while (ready.length > 0)
      for (const item of ready.splice(0)) {
        waiting -= 1;
        meter?.left(performance.now() - item.since);
        refuse(item);
        advance(item.key);
      }
  }

  function refuse(item: Waiting<Entry, Result>): void {
    meter?.refused();
    fail(item, new StoreUnavailableError(`Too many wait for ${task}.`));
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
  const run = () => options.run(batch.map(({ entry }) => entry));
  meter?.gathered(batch.length);
  try {
    const results = await (tracer ? tracer.together(waitsOf(batch), run) : run());
    if (results.length !== batch.length) throw new RangeError(`${task} did not answer every entry.`);
    for (const [position, result] of results.entries()) {
      batch[position]?.traced?.end();
      batch[position]?.resolve(result);
    }
  } catch (error) {
    if (batch.length > 1 && options.isEntryFault(error))
      for (const item of batch) await settle([item], options);
    else for (const item of batch) fail(item, error);
  }
}

function waitsOf(batch: readonly Waiting<unknown, never>[]): (TracedWait | undefined)[] {
  return batch.map(({ traced }) => traced);
}
