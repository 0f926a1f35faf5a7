import { expect, it } from 'vitest';
import { StoreUnavailableError } from '../checkout/ports.ts';
import type { Backlog } from '../events/event-store.ts';
import { createBacklogMetrics } from './metrics.ts';

const pending: Backlog = { endpoint: 'https://a.example.com/hook', count: 3, oldestMs: 61_500 };

function createCounted(read: () => Promise<readonly Backlog[]>) {
  const { families, refresh } = createBacklogMetrics({
    endpoints: [pending.endpoint, 'https://b.example.com/hook'],
    read,
  });
  const samples = () =>
    families.flatMap((family) =>
      family
        .render()
        .split('\n')
        .filter((line) => /^checkout/.test(line)),
    );
  return { refresh, samples };
}

it('the backlog of every endpoint is reported, even if it is empty', async () => {
  const { refresh, samples } = createCounted(async () => [pending]);
  await refresh();
  expect(samples()).toEqual([
    'checkout_events_pending{endpoint="https://a.example.com/hook"} 3',
    'checkout_events_pending{endpoint="https://b.example.com/hook"} 0',
    'checkout_events_oldest_seconds{endpoint="https://a.example.com/hook"} 61.5',
    'checkout_events_oldest_seconds{endpoint="https://b.example.com/hook"} 0',
  ]);
});

it('no backlog is reported while the store does not answer', async () => {
  const answers = [Promise.resolve([pending]), Promise.reject(new StoreUnavailableError('gone'))];
  const { refresh, samples } = createCounted(() => answers.shift() ?? Promise.resolve([]));
  await refresh();
  expect(samples()).toHaveLength(4);
  await refresh();
  expect(samples()).toEqual([]);
});
