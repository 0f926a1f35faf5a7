import { createClient } from '@checkout-verification/client';
import { element } from '../client/src/element/dom.ts';
import { sheet } from '../client/src/element/styles.ts';
import { loadWords as loadFormWords } from '../client/src/element/words.ts';
import '@checkout-verification/client/element';
import { createAddressStep } from './address-step.ts';
import { createApplicationPage } from './application-page.ts';
import { createDoneStep } from './done-step.ts';
import { createDrawer, type Drawer } from './drawer.ts';
import { type Exchange, recordingFetch } from './exchanges.ts';
import { createSteps, type StepName, type Steps } from './frame.ts';
import { pageHeader } from './page-header.ts';
import { createShipping, showMarket } from './shipping-element.ts';
import type { Step, StepContext } from './step.ts';
import { createTokens, marketOf } from './tokens.ts';
import { keepVisit, readVisit } from './visit.ts';
import { type Language, loadWords } from './words.ts';

// The page's own forms use the element's styles.
document.adoptedStyleSheets = [sheet()];

const visit = readVisit();
const exchanges: Exchange[] = [];
let drawer: Drawer | undefined;
const record = recordingFetch((exchange) => {
  exchanges.push(exchange);
  drawer?.add(exchange);
});
const tokens = createTokens(record, visit);
const shipping = createShipping(visit, tokens, record);
let drawing = new AbortController();
const completed = new Set<StepName>();

/** Draws the page in the visit's language, and keeps what is filled in. */
async function draw(): Promise<void> {
  drawing.abort();
  drawing = new AbortController();
  const { signal } = drawing;
  const { language } = visit;
  document.body.ariaBusy = 'true';
  const [words, formWords] = await Promise.all([loadWords(language), loadFormWords(language)]);
  if (signal.aborted) return;
  document.documentElement.lang = language;
  document.title = `${words.brand} · ${words.demo}`;
  drawer = createDrawer(words, drawer?.root.hidden === false, signal);
  for (const exchange of exchanges) drawer.add(exchange);
  const client = createClient({ baseUrl: '', token: tokens.get, fetch: record, language });
  let steps: Steps | undefined;
  const contextOf = (name: StepName): StepContext => ({
    client,
    visit,
    tokens,
    words,
    formWords,
    useToken,
    signal,
    get isComplete() {
      return completed.has(name);
    },
    onComplete: (isComplete) => {
      if (isComplete) completed.add(name);
      else completed.delete(name);
      steps?.setComplete(name, isComplete);
    },
  });
  const application = createApplicationPage(contextOf('application'), shipping, settle);
  const pages = new Map<StepName, Step>([
    ['address', createAddressStep(contextOf('address'), shipping)],
    ['application', application],
    ['done', createDoneStep(words)],
  ]);
  steps = createSteps(pages, words, signal, completed);
  for (const name of completed) steps.setComplete(name, true);
  document.body.replaceChildren(
    pageHeader({ words, skip: words.skip, title: words.demo, language, onLanguage }, [], [drawer.toggle]),
    element('div', { class: 'page' }, element('main', { id: 'main', tabindex: -1 }, steps.root), drawer.root),
  );
  showMarket(shipping, visit);
}

/** Marks the page as loaded: it shows what it asked for, or that it could not get it. */
function settle(): void {
  document.body.ariaBusy = 'false';
}

async function onLanguage(language: Language): Promise<void> {
  visit.language = language;
  keepVisit(visit);
  await draw();
  document.getElementById('language')?.focus();
}

/** Another token opens another cart, so the page is drawn again. */
function useToken(token: string): void {
  tokens.use(token);
  visit.market = marketOf(token) ?? visit.market;
  visit.cart = undefined;
  shipping.held = undefined;
  shipping.element.reload();
  void draw();
}

shipping.element.addEventListener('changed', ({ detail: { field, market } }) => {
  if (field !== 'Country') return;
  visit.market = market;
  keepVisit(visit);
  showMarket(shipping, visit);
});

void draw();
