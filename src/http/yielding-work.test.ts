import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createYieldingWork } from './yielding-work.ts';

function open() {
  const state = { inFlight: 0, time: 0, ran: 0 };
  const later = createYieldingWork({
    inFlight: () => state.inFlight,
    mostWaiting: 200,
    now: () => state.time,
  });
  const add = () =>
    later(() => {
      state.ran += 1;
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
