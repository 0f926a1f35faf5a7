import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { StoreUnavailableError } from '../checkout/ports.ts';
import { type GatherOptions, gather } from './gather.ts';
import { StoreRejectedError } from './store-fault.ts';

interface Entry {
  readonly key: string;
  readonly number: number;
}

const defaults: GatherOptions<Entry, number> = {
  task: 'test',
  run: async (entries) => entries.map(({ number }) => number),
  keyOf: ({ key }) => key,
  maxEntries: 64,
  maxRunning: 2,
  maxWaiting: 1_000,
  maxWaitMs: 10_000,
};

/** A run that ends when told. */
function heldRun() {
  const runs: (readonly Entry[])[] = [];
  const releases: (() => void)[] = [];
  const run = async (entries: readonly Entry[]) => {
    runs.push(entries);
    await new Promise<void>((resolve) => releases.push(resolve));
    return entries.map(({ number }) => number);
  };
  return { runs, release: () => releases.shift()?.(), run };
}

const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test('an entry at fault fails alone', async () => {
  const send = gather({
    ...defaults,
    run: async (entries) => {
      if (entries.some(({ number }) => number === 2)) throw new StoreRejectedError('test', '22000');
      return entries.map(({ number }) => number);
    },
  });
  const outcomes = await Promise.allSettled([1, 2, 3].map((number) => send({ key: `${number}`, number })));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('a fault of the store fails everyone in the run and is not repeated', async () => {
  let runs = 0;
  const send = gather({
    ...defaults,
    run: async () => {
      runs += 1;
      throw new StoreUnavailableError('down');
    },
  });
  const outcomes = await Promise.allSettled([1, 2, 3].map((number) => send({ key: `${number}`, number })));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(runs).toBe(1);
});

test('a run that does not answer every entry fails instead of leaving somebody waiting', async () => {
  const send = gather({ ...defaults, run: async () => [] });
  await expect(send({ key: 'a', number: 1 })).rejects.toThrow(RangeError);
});

test('an entry that comes when too many wait is refused at once', async () => {
  const held = heldRun();
  const send = gather({ ...defaults, run: held.run, maxRunning: 1, maxWaiting: 2 });
  const running = send({ key: 'a', number: 1 });
  await turn();
  const waiting = [send({ key: 'b', number: 2 }), send({ key: 'a', number: 3 })];
  await expect(send({ key: 'c', number: 4 })).rejects.toThrow(StoreUnavailableError);
  for (let run = 0; run < 3; run += 1) {
    held.release();
    await turn();
  }
  expect(await Promise.all([running, ...waiting])).toEqual([1, 2, 3]);
});

test('an entry that waited too long is refused and never run', async () => {
  const held = heldRun();
  const send = gather({ ...defaults, run: held.run, maxRunning: 1, maxWaitMs: 20 });
  const running = send({ key: 'a', number: 1 });
  await turn();
  const late = send({ key: 'b', number: 2 });
  const refused = expect(late).rejects.toThrow(StoreUnavailableError);
  await new Promise((resolve) => setTimeout(resolve, 40));
  held.release();
  await refused;
  expect(await running).toBe(1);
  expect(held.runs).toHaveLength(1);
});

test('a key is free again after its run failed', async () => {
  let fails = true;
  const send = gather({
    ...defaults,
    run: async (entries) => {
      if (fails) throw new StoreUnavailableError('down');
      return entries.map(({ number }) => number);
    },
  });
  await expect(send({ key: 'a', number: 1 })).rejects.toThrow(StoreUnavailableError);
  fails = false;
  expect(await send({ key: 'a', number: 2 })).toBe(2);
});

test('what comes in one turn goes in one run, sorted by key', async () => {
  const held = heldRun();
  const send = gather({ ...defaults, run: held.run });
  const answers = ['c', 'a', 'b'].map((key, number) => send({ key, number }));
  await turn();
  expect(held.runs.map((entries) => entries.map(({ key }) => key))).toEqual([['a', 'b', 'c']]);
  held.release();
  expect(await Promise.all(answers)).toEqual([0, 1, 2]);
});

test('a lone entry waits for nobody', async () => {
  const held = heldRun();
  const send = gather({ ...defaults, run: held.run });
  const busy = send({ key: 'a', number: 1 });
  await turn();
  const lone = send({ key: 'b', number: 2 });
  await turn();
  expect(held.runs).toHaveLength(2);
  held.release();
  held.release();
  expect(await Promise.all([busy, lone])).toEqual([1, 2]);
});

test('a full run starts at once beside another', async () => {
  const held = heldRun();
  const send = gather({ ...defaults, run: held.run, maxEntries: 3, slowMs: 10_000 });
  const first = send({ key: 'a', number: 0 });
  await turn();
  const others = ['b', 'c'].map((key, number) => send({ key, number }));
  await turn();
  expect(held.runs.map((entries) => entries.length)).toEqual([1]);
  others.push(send({ key: 'd', number: 2 }));
  await turn();
  expect(held.runs.map((entries) => entries.length)).toEqual([1, 3]);
  held.release();
  held.release();
  expect(await Promise.all([first, ...others])).toEqual([0, 0, 1, 2]);
});

test('fewer entries wait for the end of a run', async () => {
  const held = heldRun();
  const send = gather({ ...defaults, run: held.run, maxEntries: 3, slowMs: 10_000 });
  const first = send({ key: 'a', number: 1 });
  await turn();
  const second = send({ key: 'b', number: 2 });
  await turn();
  expect(held.runs).toHaveLength(1);
  held.release();
  expect(await first).toBe(1);
  await turn();
  held.release();
  expect(await second).toBe(2);
});

test('entries do not wait for the end of a slow run', async () => {
  const held = heldRun();
  const send = gather({ ...defaults, run: held.run, slowMs: 5 });
  const stuck = send({ key: 'a', number: 1 });
  await turn();
  const lone = send({ key: 'b', number: 2 });
  await vi.waitUntil(() => held.runs.length === 2);
  held.release();
  held.release();
  expect(await Promise.all([stuck, lone])).toEqual([1, 2]);
});

test('entries without keys share a run whatever they hold', async () => {
  const held = heldRun();
  const { keyOf: _, ...withoutKeys } = defaults;
  const send = gather({ ...withoutKeys, run: held.run });
  const answers = [1, 1, 2].map((number) => send({ key: 'same', number }));
  await turn();
  expect(held.runs.map((entries) => entries.length)).toEqual([3]);
  held.release();
  expect(await Promise.all(answers)).toEqual([1, 1, 2]);
});

test('runs are bounded, keys keep their order and never overlap, each entry gets its answer', async () => {
  const sendings = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.boolean()), {
    maxLength: 60,
  });
  const limits = fc.record({
    maxEntries: fc.integer({ min: 1, max: 5 }),
    maxRunning: fc.integer({ min: 1, max: 3 }),
    slowMs: fc.constantFrom(0, 1, 1_000),
  });
  await fc.assert(
    fc.asyncProperty(
      sendings,
      limits,
      fc.scheduler(),
      async (entries, { maxEntries, maxRunning, slowMs }, scheduler) => {
        const inFlight = new Set<string>();
        const handled = new Map<string, number[]>();
        let running = 0;
        const run = async (batch: readonly Entry[]) => {
          running += 1;
          expect(running).toBeLessThanOrEqual(maxRunning);
          expect(batch.length).toBeLessThanOrEqual(maxEntries);
          expect(batch.map(({ key }) => key)).toEqual([...new Set(batch.map(({ key }) => key))].sort());
          for (const { key, number } of batch) {
            expect(inFlight.has(key)).toBe(false);
            inFlight.add(key);
            handled.set(key, [...(handled.get(key) ?? []), number]);
          }
          await scheduler.schedule(Promise.resolve());
          for (const { key } of batch) inFlight.delete(key);
          running -= 1;
          return batch.map(({ number }) => number * 2);
        };
        const send = gather({ ...defaults, run, maxEntries, maxRunning, slowMs });
        const answers: Promise<number>[] = [];
        for (const [number, [key, pause]] of entries.entries()) {
          answers.push(send({ key, number }));
          if (pause) await turn();
        }
        let isOver = false;
        const all = Promise.all(answers).finally(() => {
          isOver = true;
        });
        while (!isOver) {
          await turn();
          if (scheduler.count() > 0) await scheduler.waitOne();
        }
        expect(await all).toEqual(entries.map((_, number) => number * 2));
        for (const [key, numbers] of handled)
          expect(numbers).toEqual([...entries.keys()].filter((number) => entries[number]?.[0] === key));
      },
    ),
    { numRuns: 100 },
  );
});
