import { element } from './dom.ts';

/** The host says that it is busy; the bars are only for the eye. */
export function skeleton(): HTMLElement {
  const bars = Array.from({ length: 7 }, () => element('div', { class: 'bar', part: 'skeleton' }));
  return element('div', { class: 'skeleton', 'aria-hidden': 'true' }, ...bars);
}
