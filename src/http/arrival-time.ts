import type { IncomingMessage } from 'node:http';

/** The deadlines of bodies that get more time than the request timeout, by the clock of `performance`. */
const deadlines = new WeakMap<IncomingMessage, number>();

/** Gives the body of a request this many milliseconds from now on, whatever the request timeout is. */
export function allowArrival(message: IncomingMessage, ms: number): void {
  deadlines.set(message, performance.now() + ms);
}

/**
 * Called when a request exceeds the request timeout. If its body has time left, `refuse` runs at its deadline
 * unless the body arrives before. Answers false where no time is left.
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
