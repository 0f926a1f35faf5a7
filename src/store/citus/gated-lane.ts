import { StoreUnavailableError } from '../../checkout/ports.ts';
import type { Database } from '../database.ts';
import type { Gate, Lane } from '../dialect.ts';

export interface GatedLaneOptions {
  /** Names the node in errors. */
  readonly node: string;
  /** Most statements at a time. */
  mostRunning(): number;
  /** A node that answers nothing for this long while it is being asked counts as stuck. */
  readonly stuckMs: number;
}

/**
 * A lane that closes when its node is stuck. Statements already sent have to be waited for, the rest is
 * refused at once. From then on one statement at a time passes, until one is answered.
 */
export function gatedLane(database: Pick<Database, 'run'>, options: GatedLaneOptions): Required<Lane> {
  const slots = new Slots(options);
  return {
    gate: slots,
    async run(statement, values) {
      await slots.enter();
      try {
        const rows = await database.run(statement, values);
        slots.hasAnswered();
        return rows;
      } catch (error) {
        // An error is an answer too, unless it says that there was none.
        if (!(error instanceof StoreUnavailableError)) slots.hasAnswered();
        throw error;
      } finally {
        slots.leave();
      }
    },
  };
}

/** The slots of statements that run on a node. */
class Slots implements Gate {
  readonly #options: GatedLaneOptions;
  readonly #waiting: { readonly enter: () => void; readonly refuse: () => void }[] = [];
  readonly #listeners: (() => void)[] = [];
  #running = 0;
  #isStuck = false;
  #patience: NodeJS.Timeout | undefined;

  constructor(options: GatedLaneOptions) {
    this.#options = options;
  }

  isOpen(): boolean {
    return !this.#isStuck || this.#running === 0;
  }

  onClose(refuse: () => void): void {
    this.#listeners.push(refuse);
  }

  enter(): Promise<void> | undefined {
    if (!this.isOpen()) throw this.#refused();
    if (this.#running < this.#options.mostRunning()) {
      this.#running += 1;
      if (this.#running === 1) this.#expectAnswer();
      return undefined;
    }
    return new Promise((resolve, reject) =>
      this.#waiting.push({ enter: resolve, refuse: () => reject(this.#refused()) }),
    );
  }

  /** Gives the slot to the statement that has waited longest. */
  leave(): void {
    const next = this.#waiting.shift();
    if (next) next.enter();
    else this.#running -= 1;
    this.#expectAnswer();
  }

  hasAnswered(): void {
    this.#isStuck = false;
  }

  #expectAnswer(): void {
    clearTimeout(this.#patience);
    this.#patience =
      this.#running === 0 ? undefined : setTimeout(() => this.#close(), this.#options.stuckMs).unref();
  }

  #close(): void {
    this.#isStuck = true;
    for (const { refuse } of this.#waiting.splice(0)) refuse();
    for (const refuse of this.#listeners) refuse();
  }

  #refused(): StoreUnavailableError {
    return new StoreUnavailableError(`The node ${this.#options.node} of the database does not answer.`);
  }
}
