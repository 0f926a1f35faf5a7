import { StoreUnavailableError } from '../../checkout/ports.ts';
import type { Settings } from '../../config/settings.ts';
import { approvedPairs, versionOf } from '../../decisions/pair-state.ts';
import { hasStore } from '../../open-store.ts';
import { OperatorError } from '../../operator-error.ts';
import { unavailableSentence } from '../report-fault.ts';

/** The approved pairs of a market. */
export interface ListedPairs {
  readonly country: string;
  readonly pairs: number;
  /** Day of the latest approval, in UTC. */
  readonly latest: string;
  /** As the version of the data in a verdict has it. */
  readonly version: string;
}

/**
 * Lists the approved pairs that the store of the settings holds, none where there is no store yet. The second
 * answer is a sentence that says why they could not be read, as when a service has the embedded store.
 */
export async function listLearned(settings: Settings): Promise<[readonly ListedPairs[], string | null]> {
  if (settings.learned === 'off' || !hasStore(settings)) return [[], null];
  try {
    const { withStore } = await import('../../open-store.ts');
    const taught = await withStore(settings, (store) => store.readTaughtPairs());
    const listed = [...approvedPairs(taught, settings.learned)].map(([country, pairs]) => ({
      country,
      pairs: pairs.length,
      latest: pairs.reduce((latest, { at }) => (at > latest ? at : latest), '').slice(0, 10),
      version: versionOf(pairs),
    }));
    return [listed, null];
  } catch (error) {
    if (error instanceof OperatorError) return [[], error.message];
    if (error instanceof StoreUnavailableError) return [[], unavailableSentence(error)];
    throw error;
  }
}
