import { CheckoutError } from '../checkout-error.ts';
import { button, element } from './dom.ts';
import { fill, type Words } from './words.ts';

/**
 * Says why the service could not judge, and offers to try again. Without an answer it asks the buyer to check
 * the connection, unless that is known to be fine.
 */
export function failureContent(
  error: unknown,
  again: () => unknown,
  words: Words,
  isConnected = false,
): HTMLElement[] {
  const isAnswer = error instanceof CheckoutError && error.problems.length > 0;
  const id = isAnswer ? error.requestId : undefined;
  return [
    element('h2', {}, words.failed),
    element('p', {}, isAnswer ? error.message : isConnected ? words.unavailable : words.unreachable),
    ...(id === undefined ? [] : [element('p', { class: 'hint' }, fill(words.requestId, { id }))]),
    button(words.again, { onClick: again }),
  ];
}

/** The place for the message that the service could not judge. */
export interface FailurePanel {
  readonly root: HTMLElement;
  show(content: readonly HTMLElement[]): void;
  clear(): void;
}

export function failurePanel(): FailurePanel {
  const root = element('div', { class: 'failure', part: 'failure', role: 'alert', hidden: true });
  return {
    root,
    show: (content) => {
      root.replaceChildren(...content);
      root.hidden = false;
      root.scrollIntoView({ block: 'nearest' });
    },
    clear: () => {
      root.hidden = true;
    },
  };
}
