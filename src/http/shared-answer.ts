/** How long an answer is reused. */
const rememberedMs = 1_000;

/**
 * Runs `ask` once for all callers that wait at the same moment, and reuses its answer for a second: one
 * question runs at a time, however many callers there are. `now` is a monotonic clock in milliseconds. `ask`
 * must not reject.
 */
export function shareAnswers<Answer>(ask: () => Promise<Answer>, now: () => number): () => Promise<Answer> {
  let latest: Promise<Answer> | undefined;
  let goodUntil = Number.POSITIVE_INFINITY;
  return () => {
    if (latest !== undefined && now() < goodUntil) return latest;
    goodUntil = Number.POSITIVE_INFINITY;
    latest = ask().then((answer) => {
      goodUntil = now() + rememberedMs;
      return answer;
    });
    return latest;
  };
}
