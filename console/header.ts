import { button, element } from '../client/src/element/dom.ts';
import { pageHeader } from '../demo/page-header.ts';
import type { Language, Words } from '../demo/words.ts';
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
  const buttons =
    onForget === undefined
      ? []
      : [
          button(words.refresh, { onClick: onRefresh, attributes: { id: 'refresh' } }),
          button(words.forget, { kind: 'quiet', onClick: onForget }),
        ];
  return pageHeader(
    { ...parts, skip: words.skipToFigures, title: words.console },
    marketPicker(parts),
    buttons,
  );
}

function marketPicker({ words, format, markets, market, onMarket }: HeaderParts): HTMLElement[] {
  if (markets.length === 0) return [];
  const options = [...markets]
    .sort(format.byName)
    .map((code) => element('option', { value: code }, format.market(code)));
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
