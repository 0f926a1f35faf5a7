import type { IncomingMessage } from 'node:http';

/** Until when bodies may take that get more time than the time limit of requests, by the clock of `performance`. */
const deadlines = new WeakMap<IncomingMessage, number>();

/** Lets the body of a request arrive for so long from now on, whatever the time limit of requests says. */
export function allowArrival(message: IncomingMessage, ms: number): void {
  deadlines.set(message, performance.now() + ms);
}

/**
 * Called where a request is over its time limit: where its body has more time than others, `refuse` is called later,
 * unless it arrives by then. Answers false where it has not, or had it.
 */
export function postponesRefusal(message: IncomingMessage | undefined, refuse: () => void): boolean {
  if (message === undefined || message.complete) return false;
  const left = (deadlines.get(message) ?? 0) - performance.now();
  if (left <= 0) return false;
  const timer = setTimeout(() => {
    if (!message.complete) refuse();
  }, left);
  message.once('close', () => clearTimeout(timer));
  return true;
}
