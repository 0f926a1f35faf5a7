import { type BackOff, backOffMs } from './back-off.ts';

/** One that is down is asked once in a while rather than with every waiting event. */
export interface EndpointHealth {
  /** Deliveries that may be under way: none during a pause, one after it until the endpoint has answered. */
  room(): number;
  /** 0 when there is no pause. */
  pauseMs(): number;
  /**
   * The endpoint did not answer, or asked for a rest. Answers the pause that begins; 0 if one is under way.
   */
  failed(retryAfterMs: number | undefined): number;
  /** The endpoint answered. Answers whether it had not answered before. */
  answered(): boolean;
}

export interface HealthOptions {
  readonly concurrency: number;
  readonly pause: BackOff;
  readonly random: () => number;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
}

export function createEndpointHealth({ concurrency, pause, random, now }: HealthOptions): EndpointHealth {
  let failures = 0;
  let pausedUntil = Number.NEGATIVE_INFINITY;
  const pauseMs = () => Math.max(0, pausedUntil - now());
  return {
    room() {
      if (pauseMs() > 0) return 0;
      return failures > 0 ? 1 : concurrency;
    },
    pauseMs,
    failed(retryAfterMs = 0) {
      // Of deliveries that fail together only the first counts.
      if (pauseMs() > 0) return 0;
      failures += 1;
      const length = Math.max(backOffMs(pause, failures, random), retryAfterMs);
      pausedUntil = now() + length;
      return length;
    },
    answered() {
      const wasDown = failures > 0;
      failures = 0;
      pausedUntil = Number.NEGATIVE_INFINITY;
      return wasDown;
    },
  };
}
