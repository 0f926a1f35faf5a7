import { type BackOff, backOffMs } from './back-off.ts';

/** Whether an endpoint answers, so that one that is down is asked once in a while, not with every event that waits. */
export interface EndpointHealth {
  /** How many deliveries may be under way: none during a pause, one after it until it is known whether the endpoint is back. */
  room(): number;
  /** 0 when there is no pause. */
  pauseMs(): number;
  /** The endpoint did not answer, or asked for rest. Answers the pause that begins; 0 where one is under way already. */
  failed(retryAfterMs: number | undefined): number;
  /** The endpoint answered. Answers whether it had not before. */
  answered(): boolean;
}

export interface HealthOptions {
  /** Deliveries at once, at most. */
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
      // Of deliveries that fail together the first one counts.
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
