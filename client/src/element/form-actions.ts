import { element } from './dom.ts';
import type { Words } from './words.ts';

/** The button that sends a form, and what is said below it. */
export interface FormActions {
  readonly root: HTMLElement;
  /**
   * Says something below the form and to screen readers, and scrolls to it. A change of a field removes it,
   * and so does an empty text.
   */
  note(text: string): void;
  /** Says something to screen readers only, once they have time. Empty text removes it. */
  speak(text: string): void;
  /** Runs something while the button is disabled. Does nothing if it is disabled already. */
  whileBusy(work: () => Promise<void>): Promise<void>;
}

export function createActions(submitLabel: string, words: Words): FormActions {
  const submit = element('button', { type: 'submit', class: 'primary', part: 'button submit' }, submitLabel);
  const noted = element('p', { class: 'note', part: 'note', role: 'status' });
  const spoken = element('p', { class: 'spoken', role: 'status' });
  const note = (text: string) => {
    noted.textContent = text;
    // An empty note has no place in the page, so nothing moves.
    noted.scrollIntoView({ block: 'nearest' });
  };
  return {
    root: element('div', { class: 'actions' }, submit, noted, spoken),
    note,
    speak: (text) => {
      spoken.textContent = text;
    },
    whileBusy: async (work) => {
      if (submit.ariaDisabled === 'true') return;
      submit.ariaDisabled = 'true';
      submit.textContent = words.working;
      note('');
      await work().finally(() => {
        submit.ariaDisabled = 'false';
        submit.textContent = submitLabel;
      });
    },
  };
}
