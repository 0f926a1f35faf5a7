import { expect, test, vi } from 'vitest';
import { createNotifier } from './delivery-worker.ts';

test('a wait ends at a notification', async () => {
  const notifier = createNotifier();
  const waiting = notifier.wait(60_000);
  notifier.notify();
  await waiting;
});

test('a notification before a wait ends that wait and no other', async () => {
  vi.useFakeTimers();
  const notifier = createNotifier();
  notifier.notify();
  notifier.notify();
  await notifier.wait(60_000);
  let isOver = false;
  const waiting = notifier.wait(1_000).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  vi.useRealTimers();
});
