/** Counts the runs that are under way and have not proved slow. */
export class PromptRuns {
  readonly #slowMs: number | undefined;
  readonly #onSlow: () => void;
  #count = 0;

  /** A run is slow after `slowMs`, and then `onSlow` is called. Without `slowMs`, no run counts. */
  constructor(slowMs: number | undefined, onSlow: () => void) {
    this.#slowMs = slowMs;
    this.#onSlow = onSlow;
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  /** Counts a run until it proves slow or the returned function is called. */
  enter(): () => void {
    if (this.#slowMs === undefined) return () => undefined;
    let isPrompt = true;
    const leave = () => {
      if (isPrompt) this.#count -= 1;
      isPrompt = false;
      clearTimeout(slow);
    };
    const slow = setTimeout(() => {
      leave();
      this.#onSlow();
    }, this.#slowMs);
    this.#count += 1;
    return leave;
  }
}
