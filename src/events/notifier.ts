export interface Notifier {
  notify(): void;
  /** Ends at a notification, at once where there was one since the last wait, or after `mostMs`. */
  wait(mostMs: number): Promise<void>;
}

/** Wakes whoever waits. Several notifications before a wait count as one. */
export function createNotifier(): Notifier {
  let isNotified = false;
  let wake: (() => void) | undefined;
  return {
    notify() {
      isNotified = true;
      wake?.();
    },
    async wait(mostMs) {
      if (!isNotified)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, mostMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      wake = undefined;
      isNotified = false;
    },
  };
}
