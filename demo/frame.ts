import { element } from '../client/src/element/dom.ts';
import type { Step } from './step.ts';
import type { Words } from './words.ts';

export const stepNames = ['address', 'application', 'done'] as const;
export type StepName = (typeof stepNames)[number];

export interface Steps {
  readonly root: HTMLElement;
  setComplete(name: StepName, isComplete: boolean): void;
}

/** The steps. The page's address names the one that is shown. */
export function createSteps(
  steps: ReadonlyMap<StepName, Step>,
  words: Words,
  signal: AbortSignal,
  completed: ReadonlySet<StepName>,
): Steps {
  const titles = { address: words.addressStep, application: words.applicationStep } as const;
  const links = new Map(
    (['address', 'application'] as const).map((name, at) => [
      name,
      stepLink(name, String(at + 1), titles[name]),
    ]),
  );
  const show = () => {
    const wanted = stepNames.find((name) => location.hash === `#${name}`) ?? 'address';
    // The way to the end leads over the steps that are not complete.
    const current = wanted === 'done' ? (stepNames.find((name) => !completed.has(name)) ?? wanted) : wanted;
    // Otherwise the link to the end would lead nowhere from a step that stands in for it.
    if (current !== wanted) history.replaceState(history.state, '', `#${current}`);
    for (const [name, { root }] of steps) root.hidden = name !== current;
    steps.get(current)?.onShown?.();
    for (const [name, { root }] of links) {
      if (name === current) root.setAttribute('aria-current', 'step');
      else root.removeAttribute('aria-current');
    }
  };
  // Shows the step from its top, and lets screen readers begin with its heading.
  const goOn = () => {
    show();
    const heading = root.querySelector<HTMLElement>('.step:not([hidden]) h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
    scrollTo({ top: 0 });
  };
  addEventListener('hashchange', goOn, { signal });
  const root = element(
    'div',
    {},
    element('nav', { 'aria-label': words.steps }, ...[...links.values()].map((link) => link.root)),
    ...[...steps.values()].map((step) => step.root),
  );
  show();
  return {
    root,
    setComplete: (name, isComplete) => {
      if (name !== 'done') links.get(name)?.setComplete(isComplete ? words.complete : undefined);
    },
  };
}

interface StepLink {
  readonly root: HTMLAnchorElement;
  /** The word that says so; undefined if the step is not complete. */
  setComplete(word: string | undefined): void;
}

function stepLink(name: StepName, number: string, title: string): StepLink {
  const mark = element('span', { class: 'number', 'aria-hidden': 'true' }, number);
  const said = element('span', { class: 'spoken' });
  const root = element('a', { href: `#${name}` }, mark, title, said);
  return {
    root,
    setComplete: (word) => {
      root.classList.toggle('complete', word !== undefined);
      mark.textContent = word === undefined ? number : '✓';
      said.textContent = word === undefined ? '' : `, ${word}`;
    },
  };
}
