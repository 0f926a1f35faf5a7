import type { CheckoutError } from '../checkout-error.ts';

/**
 * Asks for something that helps but is not needed. Each question ends the previous one, so that `take` gets
 * only the last answer; it gets undefined if there was no question or no answer. It stops asking if the
 * service does not have the operation (404), and waits as long as the service asks (429).
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
