import type { CheckoutError } from '../checkout-error.ts';

/**
 * Asks for something that helps but is not needed. Each question ends the previous one, so `take` gets only
 * the last answer, or undefined without a question or an answer. Stops asking after a 404 (no such
 * operation), and waits as long as a 429 asks.
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
