import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Rate, Use } from './buckets.ts';

/** One limit that a request counts towards. */
export interface ToTake {
  readonly key: string;
  readonly rate: Rate;
}

/** Buckets that several processes take from. */
export interface SharedCounts {
  /**
   * Takes from the bucket of each key in one round trip. undefined where nobody is there to ask. Rejects
   * where no answer came in time.
   */
  take(entries: readonly ToTake[]): Promise<readonly Use[]> | undefined;
  close(): void;
}

/** Slower than this and the request goes on without. */
export const commandTimeoutMs = 100;

/** Asks once for all that comes in one turn of the event loop. `ask` gives up in time by itself. */
export function gatherTakes(ask: (entries: readonly ToTake[]) => Promise<readonly Use[]>) {
  let asked: Promise<readonly Use[]> | undefined;
  let gathered: ToTake[] = [];
  return async (entries: readonly ToTake[]) => {
    const first = gathered.length;
    gathered.push(...entries);
    asked ??= nextTurn().then(() => {
      const all = gathered;
      [asked, gathered] = [undefined, []];
      return ask(all);
    });
    return (await asked).slice(first, first + entries.length);
  };
}
