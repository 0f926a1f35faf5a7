import { gather } from '../store/gather.ts';
import type { Rate, Use } from './buckets.ts';

/** One limit that a request counts towards. */
export interface ToTake {
  readonly key: string;
  readonly rate: Rate;
}

export type Taken = Use;

/** Buckets that several processes take from. */
export interface SharedCounts {
  /**
   * Takes from the bucket of each key in one round trip. undefined where nobody is there to ask. Rejects
   * where no answer came in time.
   */
  take(entries: readonly ToTake[]): Promise<readonly Taken[]> | undefined;
  close(): void;
}

/** Slower than this and the request goes on without. */
export const commandTimeoutMs = 100;

/** What comes at the same moment is asked for in one round trip. */
export function gatherTakes(
  ask: (entries: readonly ToTake[]) => Promise<readonly Taken[]>,
  maxWaitMs = commandTimeoutMs,
) {
  return gather<readonly ToTake[], readonly Taken[]>({
    task: 'shared counts',
    isEntryFault: () => false,
    maxEntries: 64,
    maxRunning: 4,
    maxWaiting: 2_000,
    maxWaitMs,
    run: async (requests) => {
      const taken = await ask(requests.flat());
      let end = 0;
      return requests.map(({ length }) => {
        end += length;
        return taken.slice(end - length, end);
      });
    },
  });
}
