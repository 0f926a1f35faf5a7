const rememberedMs = 1_000;

/**
 * Runs `ask` once for all who wait, and reuses its answer for a second: one question at a time, however many
 * ask. `now` is monotonic, in milliseconds. `ask` must not reject.
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
