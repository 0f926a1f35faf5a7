import { CheckoutError } from '@checkout-verification/client';
import { button, type Child, element } from './element.ts';
import type { Example } from './examples.ts';
import type { Values } from './form.ts';
import { TokenNeeded } from './tokens.ts';
import type { Words } from './words/en.ts';
import { fill } from './words/words.ts';

/** Buttons that fill the form in. */
export function exampleList(
  examples: readonly Example[],
  fillIn: (values: Values) => void,
  words: Words,
): HTMLElement {
  return element(
    'section',
    { class: 'card', hidden: examples.length === 0, 'aria-labelledby': 'examples' },
    element('h2', { id: 'examples' }, words.examples),
    element(
      'div',
      { class: 'chips' },
      ...examples.map(({ title, values }) => button(title, { kind: 'chip', onClick: () => fillIn(values) })),
    ),
  );
}

/** The page of a step: what is asked for, and beside it what helps and what came of it. */
export function stepPage(
  heading: { readonly title: string; readonly lead: string },
  main: readonly Child[],
  side: readonly Child[],
): HTMLElement {
  return element(
    'div',
    { class: 'step' },
    element(
      'div',
      { class: 'main-column' },
      element('h1', {}, heading.title),
      element('p', { class: 'lead' }, heading.lead),
      ...main,
    ),
    element('div', { class: 'side-column' }, ...side),
  );
}

export interface OutcomePanel {
  readonly root: HTMLElement;
  clear(): void;
  /** Says what kept the service from judging, and offers to do it again; asks for a token where one is needed. */
  fail(error: unknown, again: () => Promise<void>): void;
  /** Does something that asks the service, and says so where that fails. */
  guard(work: () => Promise<void>, again: () => Promise<void>): Promise<void>;
}

/** Where it is said that the service could not judge. */
export function outcomePanel(words: Words, useToken: (token: string) => Promise<void>): OutcomePanel {
  const root = element('div', { class: 'failure', role: 'alert', hidden: true });
  const panel: OutcomePanel = {
    root,
    clear: () => {
      root.hidden = true;
    },
    fail: (error, again) => {
      const needsToken = error instanceof TokenNeeded;
      root.replaceChildren(...(needsToken ? tokenForm(words, useToken) : failure(error, again, words)));
      root.hidden = false;
    },
    guard: async (work, again) => {
      panel.clear();
      await work().catch((error) => panel.fail(error, again));
    },
  };
  return panel;
}

function failure(error: unknown, again: () => Promise<void>, words: Words): HTMLElement[] {
  const { message, requestId } = messageOf(error, words);
  const id =
    requestId === undefined
      ? []
      : [element('p', { class: 'hint' }, fill(words.requestId, { id: requestId }))];
  return [
    element('h2', {}, words.failed),
    element('p', {}, message),
    ...id,
    button(words.again, { onClick: again }),
  ];
}

/** The service's own words where it answered. */
function messageOf(error: unknown, words: Words): { message: string; requestId: string | undefined } {
  const isAnswer = error instanceof CheckoutError && error.problems.length > 0;
  if (!isAnswer) return { message: words.unreachable, requestId: undefined };
  return { message: error.message, requestId: error.requestId };
}

/** Asks for a token of the operator's issuer. */
function tokenForm(words: Words, useToken: (token: string) => Promise<void>): HTMLElement[] {
  const input = element('textarea', { id: 'token', rows: 3, spellcheck: 'false', autocomplete: 'off' });
  const form = element(
    'form',
    {},
    element('label', { for: 'token' }, words.token),
    input,
    element('button', { type: 'submit', class: 'primary' }, words.useToken),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const token = input.value.trim();
    if (token !== '') void useToken(token);
  });
  return [element('h2', {}, words.tokenTitle), element('p', {}, words.tokenLead), form];
}

export interface SavedCard {
  readonly root: HTMLElement;
  show(rows: readonly [label: string, value: string][], before?: Child): void;
  /** Says that something was saved, to screen readers too, and marks the card. */
  announce(text: string): void;
  /** Takes that back: something else is being judged. */
  retract(): void;
}

/** What the service holds, read back from it. */
export function savedCard(title: string, emptyText: string): SavedCard {
  const content = element('div', {}, element('p', { class: 'hint' }, emptyText));
  const note = element('p', { class: 'saved-note', role: 'status' });
  const root = element('section', { class: 'card saved' }, element('h2', {}, title), note, content);
  return {
    root,
    show: (rows, before) => {
      const list = rows.flatMap(([label, value]) => [element('dt', {}, label), element('dd', {}, value)]);
      content.replaceChildren(...(before === undefined ? [] : [before]), element('dl', {}, ...list));
      note.textContent = '';
    },
    announce: (text) => {
      note.textContent = text;
      root.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    },
    retract: () => {
      note.textContent = '';
    },
  };
}
