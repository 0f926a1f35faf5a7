import { createClient } from '@checkout-verification/client';
import { createAddressStep } from './address-step.ts';
import { createApplicationStep } from './application-step.ts';
import { createDrawer } from './drawer.ts';
import { element } from './element.ts';
import { type Exchange, recordingFetch } from './exchanges.ts';
import type { Values } from './form.ts';
import { createHeader, createSteps, type StepName } from './frame.ts';
import type { Step, StepContext } from './step.ts';
import { outcomePanel } from './step-parts.ts';
import { createTokens, marketOf } from './tokens.ts';
import { keepVisit, readVisit, type Visit } from './visit.ts';
import type { Words } from './words/en.ts';
import { loadWords } from './words/words.ts';

const visit = readVisit();
const exchanges: Exchange[] = [];
let drawer: ReturnType<typeof createDrawer> | undefined;
const record = recordingFetch((exchange) => {
  exchanges.push(exchange);
  drawer?.add(exchange);
});
const tokens = createTokens(record, visit);
let filledIn: ReadonlyMap<StepName, Values> = new Map();
let steps: ReadonlyMap<StepName, Step> = new Map();
let frame: ReturnType<typeof createSteps> | undefined;

/** Draws the page for the visit's market and language; what was there stays until all of it has come. */
async function draw(): Promise<void> {
  document.body.ariaBusy = 'true';
  const words = await loadWords(visit.language);
  document.documentElement.lang = visit.language;
  document.title = `${words.brand} · ${words.demo}`;
  const shownDrawer = createDrawer(words);
  for (const exchange of exchanges) shownDrawer.add(exchange);
  drawer = shownDrawer;
  const parts = await assemble(words).catch((error) => [failedPage(error, words)]);
  document.body.replaceChildren(...parts, shownDrawer.root);
  document.body.ariaBusy = 'false';
}

/** The header and both steps, with what the service holds or was filled in before. */
async function assemble(words: Words): Promise<HTMLElement[]> {
  const { market, language } = visit;
  const client = createClient({ baseUrl: '', token: tokens.get, fetch: record, language });
  const [markets, format] = await Promise.all([client.markets(), client.addressFormat(market)]);
  const context: StepContext = { client, words, format, useToken };
  steps = new Map<StepName, Step>([
    ['address', createAddressStep(context)],
    ['application', createApplicationStep(context)],
  ]);
  await Promise.all([...steps.values()].map((step) => step.load()));
  // It is more recent than what the service holds.
  for (const [name, values] of filledIn) steps.get(name)?.fill(values);
  frame?.close();
  frame = createSteps(steps, words);
  return [
    createHeader({ visit, words, markets, onMarket, onLanguage }),
    element('main', { id: 'main', tabindex: -1 }, frame.root),
  ];
}

function failedPage(error: unknown, words: Words): HTMLElement {
  const panel = outcomePanel(words, useToken);
  panel.fail(error, () => redraw('main'));
  return element('main', { id: 'main', tabindex: -1 }, element('h1', {}, words.brand), panel.root);
}

function onLanguage(language: Visit['language']): void {
  visit.language = language;
  filledIn = new Map([...steps].map(([name, step]) => [name, step.values()]));
  void redraw('language');
}

/** Addresses of one market are none of another. */
function onMarket(market: string): void {
  visit.market = market;
  filledIn = new Map();
  void redraw('market');
}

function useToken(token: string): Promise<void> {
  tokens.use(token);
  visit.market = marketOf(token) ?? visit.market;
  return redraw('main');
}

/** Whoever picked something goes on from where it was picked. */
async function redraw(focused: string): Promise<void> {
  keepVisit(visit);
  await draw();
  document.getElementById(focused)?.focus();
}

void draw();
