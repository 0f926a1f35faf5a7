export interface Bell {
  ring(): void;
  /** Until it rings, or did since the last rest; at most so many milliseconds. */
  rest(mostMs: number): Promise<void>;
}

/** Wakes whoever rests. */
export function createBell(): Bell {
  let hasRung = false;
  let wake: (() => void) | undefined;
  return {
    ring() {
      hasRung = true;
      wake?.();
    },
    async rest(mostMs) {
      if (!hasRung)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, mostMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      wake = undefined;
      hasRung = false;
    },
  };
}
