import { button, element } from '../client/src/element/dom.ts';
import type { Words } from '../demo/words.ts';
import { isLanguage, type Language, languageNames } from '../demo/words.ts';
import type { Format } from './format.ts';

export interface HeaderParts {
  readonly words: Words;
  readonly format: Format;
  readonly language: Language;
  onLanguage(language: Language): void;
  /** Markets with figures; none before they are read. */
  readonly markets: readonly string[];
  /** Empty: all of them. */
  readonly market: string;
  onMarket(market: string): void;
  onRefresh(): void;
  /** Absent where there is no token to forget. */
  readonly onForget: (() => void) | undefined;
}

export function createHeader(parts: HeaderParts): HTMLElement {
  const { words, onRefresh, onForget } = parts;
  return element(
    'header',
    {},
    element('a', { class: 'skip', href: '#main' }, words.skipToFigures),
    element(
      'p',
      { class: 'brand' },
      element('strong', {}, words.brand),
      ' ',
      element('span', {}, words.console),
    ),
    element(
      'div',
      { class: 'pickers' },
      ...marketPicker(parts),
      ...languagePicker(parts),
      ...(onForget === undefined
        ? []
        : [
            button(words.refresh, { onClick: onRefresh, attributes: { id: 'refresh' } }),
            button(words.forget, { kind: 'quiet', onClick: onForget }),
          ]),
    ),
  );
}

function marketPicker({ words, format, markets, market, onMarket }: HeaderParts): HTMLElement[] {
  if (markets.length === 0) return [];
  const options = markets.map((code) => element('option', { value: code }, format.market(code)));
  const picker = element(
    'select',
    { id: 'market' },
    element('option', { value: '' }, words.allMarkets),
    ...options,
  );
  picker.value = market;
  picker.addEventListener('change', () => onMarket(picker.value));
  return [element('label', { for: 'market' }, words.market), picker];
}

function languagePicker({ words, language, onLanguage }: HeaderParts): HTMLElement[] {
  const options = Object.entries(languageNames).map(([code, name]) =>
    element('option', { value: code, lang: code }, name),
  );
  const picker = element('select', { id: 'language' }, ...options);
  picker.value = language;
  picker.addEventListener('change', () => {
    if (isLanguage(picker.value)) onLanguage(picker.value);
  });
  return [element('label', { for: 'language' }, words.language), picker];
}
