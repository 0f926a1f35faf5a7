import { button, element } from '../client/src/element/dom.ts';
import type { Field } from '../client/src/element/field.ts';
import type { Words } from './words.ts';

/** Puts a button beside a password field that shows and hides what is typed. */
export function revealable(field: Field | undefined, words: Words): void {
  const control = field?.control;
  if (!(control instanceof HTMLInputElement)) return;
  const reveal = button(words.reveal, {
    onClick: () => {
      const isShown = control.type === 'text';
      control.type = isShown ? 'password' : 'text';
      reveal.textContent = isShown ? words.reveal : words.conceal;
    },
    attributes: { 'aria-controls': control.id },
  });
  const beside = element('div', { class: 'beside' });
  control.replaceWith(beside);
  beside.append(control, reveal);
}
