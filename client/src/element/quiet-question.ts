import type { CheckoutError } from '../checkout-error.ts';

/**
 * Asks for what helps and is not needed: each question ends the one before, so that `take` gets the answer to
 * the last one alone; undefined where there was no question, or nobody answers. The service is asked no more
 * where it does not have the operation (404), and not before it wants to be (429).
 */
export function askQuietly<Question, Answer>(
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
  take: (answer: Answer | undefined) => void,
): (question?: Question) => Promise<void> {
  let asking: AbortController | undefined;
  let notBefore = 0;
  return async (question) => {
    asking?.abort();
    asking = new AbortController();
    const { signal } = asking;
    let answer: Answer | undefined;
    try {
      if (question !== undefined && Date.now() >= notBefore) answer = await ask(question, signal);
    } catch (error) {
      const { status, retryAfterMs = 0 } = error as Partial<CheckoutError>;
      notBefore = status === 404 ? Number.POSITIVE_INFINITY : Date.now() + retryAfterMs;
    }
    if (!signal.aborted) take(answer);
  };
}
