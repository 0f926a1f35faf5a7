import { button, type Child, element } from '../client/src/element/dom.ts';
import { failureContent, failurePanel } from '../client/src/element/failure.ts';
import type { Values } from '../client/src/element/form.ts';
import type { Example } from './examples.ts';
import type { StepContext } from './step.ts';
import { TokenNeeded } from './tokens.ts';
import type { Words } from './words.ts';

/** Buttons that fill the form in. */
export function exampleList(
  examples: readonly Example[],
  fillIn: (values: Values) => void,
  words: Words,
): HTMLElement {
  return element(
    'section',
    { class: 'card', hidden: examples.length === 0, 'aria-label': words.examples },
    element('h2', {}, words.examples),
    element(
      'div',
      { class: 'chips' },
      ...examples.map(({ title, values }) => button(title, { kind: 'chip', onClick: () => fillIn(values) })),
    ),
  );
}

/** The page of a step: the form, and beside it examples and what was saved. */
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

/** The link to the first step that is not complete, or to the end. It is shown once this step is complete. */
export function continueLink(words: Words, isShown: boolean): HTMLAnchorElement {
  return element('a', { class: 'continue', href: '#done', hidden: !isShown }, words.continue);
}

export function showContinue(link: HTMLAnchorElement, isShown: boolean): void {
  link.hidden = !isShown;
  if (isShown) link.scrollIntoView({ block: 'nearest' });
}

export interface OutcomePanel {
  readonly root: HTMLElement;
  clear(): void;
  askForToken(): void;
  guard(work: () => Promise<void>, again: () => Promise<void>): Promise<void>;
}

/** Shows failures of the service, and asks for a token if one is needed. */
export function outcomePanel({ words, formWords, useToken }: StepContext): OutcomePanel {
  const { root, show, clear } = failurePanel();
  const askForToken = () => show(tokenForm(words, useToken));
  return {
    root,
    clear,
    askForToken,
    guard: async (work, again) => {
      clear();
      await work().catch((error) => {
        if (error instanceof TokenNeeded) askForToken();
        else show(failureContent(error, again, formWords));
      });
    },
  };
}

/** Asks for a token of the operator's issuer. */
function tokenForm(words: Words, useToken: (token: string) => void): HTMLElement[] {
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
    if (token !== '') useToken(token);
  });
  return [element('h2', {}, words.tokenTitle), element('p', {}, words.tokenLead), form];
}

export type Row = readonly [label: string, value: string];

export interface SavedCard {
  readonly root: HTMLElement;
  show(title: string, rows: readonly Row[], before?: Child): void;
  clear(): void;
}

export function savedCard(title: string, emptyText: string): SavedCard {
  const heading = element('h2', {}, title);
  const content = element('div');
  const clear = () => {
    heading.textContent = title;
    content.replaceChildren(element('p', { class: 'hint' }, emptyText));
  };
  clear();
  const root = element('section', { class: 'card saved' }, heading, content);
  return {
    root,
    clear,
    show: (shownTitle, rows, before) => {
      const list = rows
        .filter(([, value]) => value !== '')
        .flatMap(([label, value]) => [element('dt', {}, label), element('dd', {}, value)]);
      heading.textContent = shownTitle;
      content.replaceChildren(...(before === undefined ? [] : [before]), element('dl', {}, ...list));
    },
  };
}
