import { setTimeout as delay } from 'node:timers/promises';

/** Waits so many milliseconds, but no longer than until the signal comes. */
export async function rest(ms: number, signal?: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}

/** Does something every so many milliseconds until the signal comes, and never twice at a time. */
export async function repeat(
  work: () => Promise<unknown>,
  everyMs: number,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    await rest(everyMs, signal);
    if (signal.aborted) return;
    await work();
  }
}
