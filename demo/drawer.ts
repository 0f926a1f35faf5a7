import { button, element } from './element.ts';
import type { Answer, Exchange } from './exchanges.ts';
import type { Words } from './words/en.ts';

export interface Drawer {
  readonly root: HTMLElement;
  add(exchange: Exchange): void;
}

const mostShown = 30;

/** The requests and answers of the page, newest first, behind a button at the edge. */
export function createDrawer(words: Words): Drawer {
  const list = element('ol', { class: 'exchanges' });
  const panel = element(
    'aside',
    { id: 'requests', 'aria-label': words.requests, hidden: true },
    element('h2', {}, words.requests),
    element('p', { class: 'hint' }, words.requestsLead),
    list,
  );
  const count = element('span', { class: 'count' }, '0');
  const toggle = button(words.requests, {
    onClick: () => show(panel.hidden !== false),
    attributes: { class: 'drawer-toggle', 'aria-expanded': 'false', 'aria-controls': 'requests' },
  });
  toggle.append(' ', count);
  const show = (isShown: boolean) => {
    panel.hidden = !isShown;
    toggle.setAttribute('aria-expanded', String(isShown));
    document.body.classList.toggle('with-drawer', isShown);
  };
  panel.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    show(false);
    toggle.focus();
  });
  return {
    root: element('div', { class: 'drawer' }, toggle, panel),
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
    status.classList.add(arrived !== undefined && arrived.status < 400 ? 'fine' : 'bad');
    received.replaceChildren(...receivedOf(arrived, words));
  });
  const sent = block(words.sent, [headerText(requestHeaders), requestBody ?? ''].join('\n\n'));
  return element('li', {}, element('details', {}, summary, sent, received));
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

/** Can be scrolled by keyboard. */
function block(title: string, text: string): HTMLElement {
  return element(
    'div',
    {},
    element('h3', {}, title),
    element('pre', { tabindex: 0, role: 'region', 'aria-label': title }, text.trim()),
  );
}
