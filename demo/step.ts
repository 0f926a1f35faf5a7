import type { Client } from '@checkout-verification/client';
import type { Words as FormWords } from '../client/src/element/words.ts';
import type { Tokens } from './tokens.ts';
import type { Visit } from './visit.ts';
import type { Words } from './words.ts';

/** A step of the checkout, as the page shows it. */
export interface Step {
  readonly root: HTMLElement;
  /** Called each time the page shows the step. */
  onShown?(): void;
}

export interface StepContext {
  readonly client: Client;
  readonly visit: Visit;
  readonly tokens: Tokens;
  readonly words: Words;
  /** The words of forms and failures, which the page shares with the address element. */
  readonly formWords: FormWords;
  /** Continues with a token that the visitor pasted. */
  useToken(token: string): void;
  /** Whether the step was complete so far. */
  readonly isComplete: boolean;
  /** Says whether the step is complete. */
  onComplete(isComplete: boolean): void;
  /** Aborts when the page is drawn again. */
  readonly signal: AbortSignal;
}
