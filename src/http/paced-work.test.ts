import { expect, it } from 'vitest';
import { createPacedWork, type LaterRun } from './yielding-work.ts';

const atOnce: LaterRun = (run) => {
  run();
  return true;
};

it('work is done no more often than the rate and a burst of a tenth of a second permit', async () => {
  const inTurn = createPacedWork(atOnce, 200);
  const begin = performance.now();
  let done = 0;
  for (let count = 0; count < 50; count += 1)
    await inTurn(() => {
      done += 1;
    });
  const ms = performance.now() - begin;
  expect(done).toBe(50);
  expect(ms).toBeGreaterThan((50 - 21) * 5 - 5);
});

it('callers share the rate', async () => {
  const inTurn = createPacedWork(atOnce, 200);
  const begin = performance.now();
  await Promise.all(Array.from({ length: 50 }, () => inTurn(() => undefined)));
  expect(performance.now() - begin).toBeGreaterThan((50 - 21) * 5 - 5);
});

it('without a rate, work waits for its turn alone', async () => {
  const waiting: (() => void)[] = [];
  const inTurn = createPacedWork((run) => waiting.push(run) > 0, 0);
  let done = 0;
  const all = Promise.all(Array.from({ length: 1_000 }, () => inTurn(() => (done += 1))));
  await Promise.resolve();
  expect([done, waiting.length]).toEqual([0, 1_000]);
  for (const run of waiting) run();
  expect((await all).length).toBe(1_000);
});

it('a fault of the work is its caller’s, and the next work is done', async () => {
  const inTurn = createPacedWork(atOnce, 0);
  const failing = inTurn(() => {
    throw new RangeError('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(await inTurn(() => 1)).toBe(1);
});
