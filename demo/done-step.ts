import { element } from '../client/src/element/dom.ts';
import type { Step } from './step.ts';
import { stepPage } from './step-parts.ts';
import { forgetVisit } from './visit.ts';
import type { Words } from './words.ts';

/** The page after both steps. It only leads back to the first step, as another visitor. */
export function createDoneStep(words: Words): Step {
  const again = element('a', { class: 'continue', href: '/demo' }, words.startAnew);
  again.addEventListener('click', forgetVisit);
  return { root: stepPage({ title: words.doneTitle, lead: words.doneLead }, [again], []) };
}
