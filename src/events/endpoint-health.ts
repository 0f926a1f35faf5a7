interface BackOff {
  readonly firstMs: number;
  readonly mostMs: number;
}

/**
 * How long to wait after this many failures in a row, in milliseconds. The wait doubles each time, less up to
 * half of it at random (`random` answers 0 to 1), so that what failed together does not come back together.
 */
export function backOffMs({ firstMs, mostMs }: BackOff, failures: number, random: () => number): number {
  const whole = Math.min(mostMs, firstMs * 2 ** (failures - 1));
  return whole * (1 - random() / 2);
}

/**
 * An endpoint that is down is asked once in a while rather than with every waiting event. `now` is in
 * milliseconds of a clock that only goes forward.
 */
export function createEndpointHealth(
  concurrency: number,
  pause: BackOff,
  random: () => number,
  now: () => number,
) {
  let failures = 0;
  let pausedUntil = Number.NEGATIVE_INFINITY;
  /** 0 when there is no pause. */
  const pauseMs = () => Math.max(0, pausedUntil - now());
  return {
    pauseMs,
    /** Deliveries that may be under way: none in a pause, one after it until the endpoint has answered. */
    room: () => (pauseMs() > 0 ? 0 : failures > 0 ? 1 : concurrency),
    /**
     * The endpoint did not answer, or asked for a rest. Answers the pause that begins; 0 if one is under way:
     * of deliveries that fail together only the first counts.
     */
    failed(retryAfterMs = 0): number {
      if (pauseMs() > 0) return 0;
      failures += 1;
      const length = Math.max(backOffMs(pause, failures, random), retryAfterMs);
      pausedUntil = now() + length;
      return length;
    },
    /** The endpoint answered. Answers whether it had not answered before. */
    answered(): boolean {
      const wasDown = failures > 0;
      failures = 0;
      pausedUntil = Number.NEGATIVE_INFINITY;
      return wasDown;
    },
  };
}
