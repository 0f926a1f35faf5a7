import { expect, test, vi } from 'vitest';
import { createBell } from './bell.ts';

test('a rest ends when it rings', async () => {
  const bell = createBell();
  const rest = bell.rest(60_000);
  bell.ring();
  await rest;
});

test('a ring before the rest ends it, once', async () => {
  vi.useFakeTimers();
  const bell = createBell();
  bell.ring();
  bell.ring();
  await bell.rest(60_000);
  let isOver = false;
  const rest = bell.rest(1_000).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await rest;
  vi.useRealTimers();
});
