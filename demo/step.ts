import type { AddressFormat, Client } from '@checkout-verification/client';
import type { Values } from './form.ts';
import type { Words } from './words/en.ts';

/** A step of the checkout, as the page shows it. */
export interface Step {
  readonly root: HTMLElement;
  /** What is filled in, to be filled in again where the page is drawn anew in another language. */
  values(): Values;
  fill(values: Values): void;
  /** Reads what the service has and shows it. Rejects where the service could not answer. */
  load(): Promise<void>;
}

export interface StepContext {
  readonly client: Client;
  readonly words: Words;
  readonly format: AddressFormat;
  /** Goes on with a token that the visitor brings. */
  useToken(token: string): Promise<void>;
}
