import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createYieldingWork } from './yielding-work.ts';

function open(share?: number) {
  const state = { inFlight: 0, time: 0, ran: 0, takesMs: 0 };
  const later = createYieldingWork({
    ...(share === undefined ? {} : { share }),
    inFlight: () => state.inFlight,
    mostWaiting: 200,
    now: () => state.time,
  });
  const add = () =>
    later(() => {
      state.ran += 1;
      state.time += state.takesMs;
    });
  return { state, add };
}

it('runs one task in a turn of the event loop, and none within the call', async () => {
  const { state, add } = open();
  for (let task = 0; task < 3; task += 1) expect(add()).toBe(true);
  const seen = [state.ran];
  for (let turns = 0; turns < 3; turns += 1) {
    await nextTurn();
    seen.push(state.ran);
  }
  expect(seen).toEqual([0, 1, 2, 3]);
});

it('waits while others are in flight, but only for a moment', async () => {
  const { state, add } = open();
  state.inFlight = 1;
  add();
  for (let turns = 0; turns < 20; turns += 1) await nextTurn();
  expect(state.ran).toBe(0);
  state.time = 50;
  await expect.poll(() => state.ran).toBe(1);
  add();
  state.inFlight = 0;
  await expect.poll(() => state.ran).toBe(2);
});

it('refuses what comes when too many wait, and takes more once some have run', async () => {
  const { state, add } = open();
  const taken = Array.from({ length: 210 }, add).filter(Boolean);
  expect(taken).toHaveLength(200);
  await expect.poll(() => state.ran).toBe(200);
  expect(add()).toBe(true);
});

it('with a share, rests after each task while others are in flight, however many tasks wait', async () => {
  const { state, add } = open(0.1);
  Object.assign(state, { inFlight: 1, takesMs: 2 });
  for (let task = 0; task < 30; task += 1) add();
  await expect.poll(() => state.ran).toBe(1);
  for (let ran = 1; ran < 5; ran += 1) {
    state.time += 17;
    for (let turns = 0; turns < 20; turns += 1) await nextTurn();
    expect(state.ran).toBe(ran);
    state.time += 1;
    await expect.poll(() => state.ran).toBe(ran + 1);
  }
  state.takesMs = 10_000;
  state.time += 18;
  await expect.poll(() => state.ran).toBe(6);
  state.time += 1_000;
  await expect.poll(() => state.ran).toBe(7);
  state.inFlight = 0;
  await expect.poll(() => state.ran).toBe(30);
});
