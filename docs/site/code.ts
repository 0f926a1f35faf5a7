import { element } from './element.ts';

/** The address that the built pages name. */
const builtOrigin = 'http://127.0.0.1:8080';
const languageKey = 'checkout-docs-language';

/** Puts the address that the page came from into code, so that it holds the right port or host. */
export function showThisOrigin(): void {
  for (const code of document.querySelectorAll('code')) {
    if (!code.textContent.includes(builtOrigin)) continue;
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      node.nodeValue = node.nodeValue?.replaceAll(builtOrigin, location.origin) ?? null;
    }
  }
}

/** Shows samples in one language. Buttons choose the language for all pages. */
export function showOneLanguage(): void {
  const groups = [...document.querySelectorAll('.samples')];
  const show = (language: string) => {
    for (const block of document.querySelectorAll<HTMLElement>('.samples .code'))
      block.hidden = block.dataset.title !== language;
    for (const button of document.querySelectorAll('.languages button'))
      button.ariaPressed = String(button.textContent === language);
  };
  for (const group of groups) {
    const buttons = titlesIn(group).map((title) =>
      element('button', { type: 'button', onclick: () => choose(title) }, title),
    );
    const bar = element('div', { className: 'languages', role: 'group', ariaLabel: 'Language' }, ...buttons);
    group.prepend(bar);
  }
  const choose = (language: string) => {
    localStorage.setItem(languageKey, language);
    show(language);
  };
  const [first] = groups;
  if (first === undefined) return;
  const known = titlesIn(first);
  const wanted = localStorage.getItem(languageKey) ?? '';
  show(known.includes(wanted) ? wanted : (known[0] ?? ''));
}

function titlesIn(group: Element): string[] {
  return [...group.querySelectorAll<HTMLElement>('.code')].map(({ dataset }) => dataset.title ?? '');
}

/** Adds buttons that copy code. Browsers let a page copy only on this machine or over TLS. */
export function addCopyButtons(): void {
  if (navigator.clipboard === undefined) return;
  for (const block of document.querySelectorAll('.code')) {
    const button = element('button', { type: 'button', className: 'copy' }, 'Copy');
    button.onclick = async () => {
      await navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '');
      button.textContent = 'Copied';
      setTimeout(() => {
        button.textContent = 'Copy';
      }, 2_000);
    };
    block.append(button);
  }
}
