import { StoreUnavailableError } from '../../checkout/ports.ts';
import type { Database } from '../database.ts';
import type { Lane } from '../dialect.ts';

/**
 * A lane that closes when its node is stuck. Statements already sent have to be waited for, the rest is
 * refused at once. From then on one statement at a time passes, until one is answered.
 *
 * `node` names it in errors; `mostRunning` answers how many statements run at a time. A node that answers
 * nothing for `stuckMs` while it is being asked counts as stuck.
 */
export function gatedLane(
  database: Pick<Database, 'run'>,
  node: string,
  mostRunning: () => number,
  stuckMs: number,
): Required<Lane> {
  const waiting: { readonly enter: () => void; readonly refuse: () => void }[] = [];
  const listeners: (() => void)[] = [];
  let running = 0;
  let isStuck = false;
  let patience: NodeJS.Timeout | undefined;
  const isOpen = () => !isStuck || running === 0;
  const refused = () => new StoreUnavailableError(`The node ${node} of the database does not answer.`);

  function enter(): Promise<void> | undefined {
    if (!isOpen()) throw refused();
    if (running < mostRunning()) {
      running += 1;
      if (running === 1) expectAnswer();
      return undefined;
    }
    return new Promise((resolve, reject) =>
      waiting.push({ enter: resolve, refuse: () => reject(refused()) }),
    );
  }

  /** Gives the slot to the statement that has waited longest. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next.enter();
    else running -= 1;
    expectAnswer();
  }

  function expectAnswer(): void {
    clearTimeout(patience);
    patience = running === 0 ? undefined : setTimeout(close, stuckMs).unref();
  }

  function close(): void {
    isStuck = true;
    for (const { refuse } of waiting.splice(0)) refuse();
    for (const refuse of listeners) refuse();
  }

  return {
    gate: { isOpen, onClose: (refuse) => void listeners.push(refuse) },
    async run(statement, values) {
      await enter();
      try {
        const rows = await database.run(statement, values);
        isStuck = false;
        return rows;
      } catch (error) {
        // An error is an answer too, unless it says that there was none.
        if (!(error instanceof StoreUnavailableError)) isStuck = false;
        throw error;
      } finally {
        leave();
      }
    },
  };
}
