import { element } from './element.ts';
import { findSections, type SearchIndex } from './find-sections.ts';

/** The search in the header. It fetches its index when somebody first enters the field. */
export function addSearch(): void {
  const form = document.querySelector<HTMLFormElement>('.search');
  const input = form?.querySelector('input');
  const found = form?.querySelector<HTMLElement>('.found');
  if (!form || !input || !found) return;
  form.hidden = false;
  let index: Promise<SearchIndex> | undefined;
  const load = () => {
    index ??= fetch(form.dataset.index ?? '').then((response) => response.json());
    return index;
  };
  const show = async () => {
    const { value } = input;
    const sections = value.trim() === '' ? [] : findSections(await load(), value);
    // The text has changed meanwhile, and its own event searches for it.
    if (input.value !== value) return;
    found.hidden = value.trim() === '';
    found.replaceChildren(...(sections.length === 0 ? ['Nothing found.'] : [listOf(sections)]));
  };
  input.onfocus = () => void load();
  input.oninput = () => void show();
  form.onsubmit = (event) => {
    event.preventDefault();
    found.querySelector('a')?.click();
  };
  form.onkeydown = (event) => {
    if (event.key === 'Escape') close();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const stops = [input, ...found.querySelectorAll('a')];
    const at = stops.indexOf(document.activeElement as HTMLAnchorElement);
    stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus();
  };
  const close = () => {
    input.value = '';
    found.hidden = true;
    input.focus();
  };
  document.addEventListener('click', ({ target }) => {
    if (!form.contains(target as Node) || (target as Element).closest('a')) found.hidden = true;
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = document.activeElement?.matches('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    input.focus();
  });
}

function listOf(sections: ReturnType<typeof findSections>): HTMLElement {
  const items = sections.map(({ title, page, address }) => {
    const where = page === title ? [] : [element('small', {}, page)];
    return element('li', {}, element('a', { href: address }, title, ...where));
  });
  return element('ul', {}, ...items);
}
