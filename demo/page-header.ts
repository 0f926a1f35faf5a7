import { element } from '../client/src/element/dom.ts';
import { isLanguage, type Language, languageNames, type Words } from './words.ts';

export interface PageHeader {
  readonly words: Words;
  /** The text of the link to the page's content. */
  readonly skip: string;
  /** What the page is. */
  readonly title: string;
  readonly language: Language;
  onLanguage(language: Language): void;
}

/** The head of demo and console: what it is, the language picker, and what stands beside the picker. */
export function pageHeader(
  { words, skip, title, language, onLanguage }: PageHeader,
  before: readonly HTMLElement[],
  behind: readonly HTMLElement[],
): HTMLElement {
  const options = Object.entries(languageNames).map(([code, name]) =>
    element('option', { value: code, lang: code }, name),
  );
  const picker = element('select', { id: 'language', title: words.language }, ...options);
  picker.value = language;
  picker.addEventListener('change', () => {
    if (isLanguage(picker.value)) onLanguage(picker.value);
  });
  const label = element('label', { for: 'language' }, words.language);
  return element(
    'header',
    {},
    element('a', { class: 'skip', href: '#main' }, skip),
    element('p', { class: 'brand' }, element('strong', {}, words.brand), ' ', element('span', {}, title)),
    element('div', { class: 'pickers' }, ...before, label, picker, ...behind),
  );
}
