import type { Market } from '@checkout-verification/client';
import { element, setShown } from './element.ts';
import type { Step } from './step.ts';
import type { Visit } from './visit.ts';
import type { Words } from './words/en.ts';
import { isLanguage, languageNames } from './words/words.ts';

export const stepNames = ['address', 'application'] as const;
export type StepName = (typeof stepNames)[number];

export interface HeaderOptions {
  readonly visit: Visit;
  readonly words: Words;
  readonly markets: readonly Market[];
  readonly onMarket: (market: string) => void;
  readonly onLanguage: (language: Visit['language']) => void;
}

/** The name of the page, and the pickers of market and language. */
export function createHeader({ visit, words, markets, onMarket, onLanguage }: HeaderOptions): HTMLElement {
  const market = picker('market', words.market, visit.market, marketOptions(markets, visit.market));
  market.addEventListener('change', () => onMarket(market.value));
  const language = picker('language', words.language, visit.language, Object.entries(languageNames));
  language.addEventListener('change', () => {
    if (isLanguage(language.value)) onLanguage(language.value);
  });
  return element(
    'header',
    {},
    element('a', { class: 'skip', href: '#main' }, words.skip),
    element(
      'p',
      { class: 'brand' },
      element('strong', {}, words.brand),
      ' ',
      element('span', {}, words.demo),
    ),
    element(
      'div',
      { class: 'pickers' },
      element('label', { for: 'market' }, words.market),
      market,
      element('label', { for: 'language' }, words.language),
      language,
    ),
  );
}

function marketOptions(markets: readonly Market[], current: string): [string, string][] {
  const options = markets.map(({ code, name }): [string, string] => [code, name]);
  return options.some(([code]) => code === current) ? options : [[current, current], ...options];
}

function picker(
  id: string,
  label: string,
  value: string,
  options: readonly [string, string][],
): HTMLSelectElement {
  const made = element(
    'select',
    { id, title: label },
    ...options.map(([code, name]) =>
      element('option', { value: code, lang: id === 'language' ? code : undefined }, name),
    ),
  );
  made.value = value;
  return made;
}

/** Both steps, of which the one that the address of the page names is shown. */
export function createSteps(
  steps: ReadonlyMap<StepName, Step>,
  words: Words,
): { root: HTMLElement; close(): void } {
  const titles: Readonly<Record<StepName, string>> = {
    address: words.addressStep,
    application: words.applicationStep,
  };
  const links = new Map(
    stepNames.map((name, at) => [
      name,
      element(
        'a',
        { href: `#${name}` },
        element('span', { class: 'number', 'aria-hidden': 'true' }, String(at + 1)),
        titles[name],
      ),
    ]),
  );
  const show = () => {
    const current = stepNames.find((name) => location.hash === `#${name}`) ?? 'address';
    for (const name of stepNames) {
      const root = steps.get(name)?.root;
      if (root !== undefined) setShown(root, name === current);
      if (name === current) links.get(name)?.setAttribute('aria-current', 'page');
      else links.get(name)?.removeAttribute('aria-current');
    }
  };
  const listening = new AbortController();
  addEventListener('hashchange', show, { signal: listening.signal });
  show();
  const root = element(
    'div',
    {},
    element('nav', { 'aria-label': words.steps }, ...links.values()),
    ...[...steps.values()].map((step) => step.root),
  );
  return { root, close: () => listening.abort() };
}
