import { button, element } from '../client/src/element/dom.ts';
import type { Answer, Exchange } from './exchanges.ts';
import type { Words } from './words.ts';

export interface Drawer {
  /** Opens and closes the drawer. */
  readonly toggle: HTMLElement;
  /** Stands beside the page, or above it on a narrow screen. It covers nothing. */
  readonly root: HTMLElement;
  add(exchange: Exchange): void;
}

const mostShown = 30;

/** The requests and answers of the page, newest first. */
export function createDrawer(words: Words, isOpen: boolean, signal: AbortSignal): Drawer {
  const list = element('ol', { class: 'exchanges' });
  const close = button(words.close, { onClick: () => show(false) });
  const root = element(
    'aside',
    { id: 'requests', 'aria-label': words.requests },
    element('div', { class: 'drawer-head' }, element('h2', {}, words.requests), close),
    element('p', { class: 'hint' }, words.requestsLead),
    list,
  );
  const count = element('span', { class: 'count' }, '0');
  const toggle = button(words.requests, {
    onClick: () => show(root.hidden === true),
    attributes: { class: 'drawer-toggle', 'aria-controls': 'requests' },
  });
  toggle.append(' ', count);
  const set = (isShown: boolean) => {
    root.hidden = !isShown;
    toggle.setAttribute('aria-expanded', String(isShown));
  };
  const show = (isShown: boolean) => {
    set(isShown);
    (isShown ? close : toggle).focus();
  };
  set(isOpen);
  // A dialog lies above the page, so Escape closes it first.
  const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
    const isDialogOpen = document.activeElement?.shadowRoot?.querySelector('dialog[open]');
    if (key === 'Escape' && !root.hidden && !defaultPrevented && !isDialogOpen) show(false);
  };
  document.addEventListener('keydown', onKey, { signal });
  return {
    toggle,
    root,
    add: (exchange) => {
      list.prepend(exchangeElement(exchange, words));
      list.children[mostShown]?.remove();
      count.textContent = String(list.children.length);
    },
  };
}

function exchangeElement(exchange: Exchange, words: Words): HTMLElement {
  const { method, path, requestHeaders, requestBody, answer } = exchange;
  const status = element('span', { class: 'status' }, '…');
  const received = element('div');
  const summary = element(
    'summary',
    {},
    element('span', { class: 'method' }, method),
    ' ',
    element('span', { class: 'path' }, path),
    ' ',
    status,
  );
  void answer.then((arrived) => {
    status.textContent =
      arrived === undefined ? words.noAnswer : `${arrived.status} · ${arrived.durationMs} ms`;
    status.classList.add(colourOf(method, arrived));
    received.replaceChildren(...receivedOf(arrived, words));
  });
  const sent = block(words.sent, [headerText(requestHeaders), requestBody ?? ''].join('\n\n'));
  return element('li', {}, element('details', {}, summary, sent, received));
}

/** A 404 to a read says that nothing is stored yet, which is no error. */
function colourOf(method: string, answer: Answer | undefined): string {
  if (answer === undefined) return 'bad';
  if (answer.status < 400) return 'fine';
  return method === 'GET' && answer.status === 404 ? 'none' : 'bad';
}
function receivedOf(answer: Answer | undefined, words: Words): HTMLElement[] {
  if (answer === undefined) return [];
  return [block(words.received, `${headerText(answer.headers)}\n\n${answer.body}`)];
}

function headerText(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

/** A block of text that can be scrolled by keyboard. */
function block(title: string, text: string): HTMLElement {
  return element(
    'div',
    {},
    element('h3', {}, title),
    element('pre', { tabindex: 0, role: 'region', 'aria-label': title }, text.trim()),
  );
}
