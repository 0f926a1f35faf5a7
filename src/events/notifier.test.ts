import { expect, test } from 'vitest';
import { createNotifier } from './deliverer.ts';

test('a wait ends at a notification', async () => {
  const notifier = createNotifier();
  const waiting = notifier.wait(60_000);
  notifier.notify();
  await waiting;
});

test('a notification before a wait ends that wait and no other', async () => {
  const notifier = createNotifier();
  notifier.notify();
  notifier.notify();
  await notifier.wait(60_000);
  const startedAt = performance.now();
  await notifier.wait(50);
  expect(performance.now() - startedAt).toBeGreaterThan(45);
});
