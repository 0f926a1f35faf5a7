import type { Client } from '@checkout-verification/client';
import type { Words as FormWords } from '../client/src/element/words/words.ts';
import type { Tokens } from './tokens.ts';
import type { Visit } from './visit.ts';
import type { Words } from './words/en.ts';

/** A step of the checkout, as the page shows it. */
export interface Step {
  readonly root: HTMLElement;
}

export interface StepContext {
  readonly client: Client;
  readonly visit: Visit;
  readonly tokens: Tokens;
  readonly words: Words;
  /** Those of forms and of what goes wrong, which the element of the address step has too. */
  readonly formWords: FormWords;
  /** Goes on with a token that the visitor brings. */
  useToken(token: string): void;
  /** Whether it was when the page was drawn before. */
  readonly isComplete: boolean;
  /** Says whether the step is complete. */
  onComplete(isComplete: boolean): void;
  /** Of the page as it is drawn now. */
  readonly signal: AbortSignal;
}
