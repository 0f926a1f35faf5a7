import { button, element } from '../client/src/element/dom.ts';
import { sheet } from '../client/src/element/styles.ts';
import { fill } from '../client/src/element/words.ts';
import type { Words } from '../demo/words.ts';
import { loadWords } from '../demo/words.ts';
import { explain, readReport, TokenNeeded, teach } from './api.ts';
import { type Pair, type Report, together } from './decisions.ts';
import { type Format, formatIn } from './format.ts';
import { createHeader } from './header.ts';
import { placesSection, type Taught } from './places.ts';
import * as sections from './sections.ts';
import { forgetToken, keepLanguage, keepToken, readLanguage } from './session.ts';

// Pickers, buttons and fields look as in the demo.
document.adoptedStyleSheets = [sheet()];

let language = readLanguage();
let market = '';
/** The figures, or why there are none. */
let shown: Report | Error | undefined;
/** What became of the last decision about a place. */
let told: string | undefined;

/** Reads the figures and draws the page. `focused` names the control that was used. */
async function load(focused?: string): Promise<void> {
  document.body.ariaBusy = 'true';
  shown = await readReport().catch((error: Error) => error);
  await draw(focused);
}

/** Words of another language take a moment: what is drawn later counts, whichever is there first. */
let drawings = 0;

async function draw(focused?: string): Promise<void> {
  document.body.ariaBusy = 'true';
  const drawing = ++drawings;
  const words = await loadWords(language);
  if (drawing !== drawings) return;
  const format = formatIn(language, words);
  document.documentElement.lang = language;
  document.title = `${words.console} · ${words.brand}`;
  const report = shown instanceof Error ? undefined : shown;
  const markets = report?.markets.map((each) => each.market) ?? [];
  if (!markets.includes(market)) market = '';
  const header = createHeader({
    words,
    format,
    language,
    markets,
    market,
    onLanguage: (picked) => {
      language = picked;
      keepLanguage(picked);
      void draw('language');
    },
    onMarket: (picked) => {
      market = picked;
      void draw('market');
    },
    onRefresh: () => {
      told = undefined;
      return load('refresh');
    },
    onForget: shown instanceof TokenNeeded ? undefined : forget,
  });
  const main = element('main', { id: 'main', tabindex: -1 }, ...contentOf(words, format));
  document.body.replaceChildren(header, main);
  document.body.ariaBusy = 'false';
  if (focused !== undefined) document.getElementById(focused)?.focus();
}

function forget(): void {
  forgetToken();
  shown = new TokenNeeded(false);
  void draw('token');
}

async function decide(pair: Pair, state: Taught, control: string): Promise<void> {
  const words = await loadWords(language);
  const name = `${pair.locality} ${pair.code}`;
  told = await teach(pair, state).then(
    () => fill(words.taughtNow, { name, state: words[state] }),
    () => words.teachFailed,
  );
  await load(control);
}

function contentOf(words: Words, format: Format): readonly HTMLElement[] {
  const title = element('h1', {}, words.decided);
  if (shown === undefined) return [title];
  if (shown instanceof TokenNeeded) return [tokenForm(words, shown.isRefused)];
  if (shown instanceof Error)
    return [title, element('p', { class: 'failure', role: 'alert' }, words.figuresFailed)];
  const { day, markets, pairs } = shown;
  const drawing = { words, format };
  const isShown = (each: { readonly market: string }) => market === '' || each.market === market;
  const figures = together(markets.filter(isShown));
  const places = placesSection(pairs.filter(isShown), { ...drawing, told, onTeach: decide, explain });
  if (figures === undefined)
    return [element('h1', {}, words.emptyTitle), element('p', { class: 'lead' }, words.emptyLead), places];
  return [
    element('h1', {}, words.console),
    sections.decidedSection(figures, drawing),
    sections.dailySection(figures, drawing),
    sections.doubtsSection(figures, drawing),
    sections.correctionsSection(figures, drawing),
    sections.likelihoodSection(figures, drawing),
    sections.cautionSection(figures, drawing),
    places,
    sections.dataSection(markets.filter(isShown), day, drawing),
  ];
}

function tokenForm(words: Words, isRefused: boolean): HTMLElement {
  const input = element('input', { id: 'token', type: 'password', autocomplete: 'off', required: true });
  const form: HTMLFormElement = element(
    'form',
    {},
    ...(isRefused ? [element('p', { class: 'failure', role: 'alert' }, words.tokenRefused)] : []),
    element('label', { for: 'token' }, words.token),
    input,
    button(words.useToken, { kind: 'primary', onClick: () => form.requestSubmit() }),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    keepToken(input.value.trim());
    void load('token');
  });
  return element(
    'section',
    { class: 'card' },
    element('h1', {}, words.tokenTitle),
    element('p', { class: 'lead' }, words.platformTokenLead),
    form,
  );
}

void load();
