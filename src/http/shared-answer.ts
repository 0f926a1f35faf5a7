/** How long an answer is good for whoever asks next. */
const rememberedMs = 1_000;

/**
 * Asks once for all who ask meanwhile, and for those who ask within a second of the answer: however many ask, there is
 * one question at a time. `now` is a clock in milliseconds that never goes back. What is asked must not reject.
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
