import { element } from './dom.ts';
import type { Words } from './words/words.ts';

/** What stands below the fields: the button that sends the form, and what the form has to say. */
export interface FormActions {
  readonly root: HTMLElement;
  /**
   * Says something below the form, also to screen readers, and brings it into view. Empty text removes it,
   * and so does a change of a field.
   */
  note(text: string): void;
  /** Says something to screen readers only, once they have time. Empty text removes it. */
  speak(text: string): void;
  /** Runs something while the button is disabled. */
  whileBusy(work: () => Promise<void>): Promise<void>;
}

export function createFormActions(submitLabel: string, { working }: Pick<Words, 'working'>): FormActions {
  const submit = element('button', { type: 'submit', class: 'primary', part: 'button submit' }, submitLabel);
  const saved = element('p', { class: 'note', part: 'note', role: 'status' });
  const spoken = element('p', { class: 'spoken', role: 'status' });
  const note = (text: string) => {
    saved.textContent = text;
    // An empty note has no place in the page, so nothing moves.
    saved.scrollIntoView({ block: 'nearest' });
  };
  return {
    root: element('div', { class: 'actions' }, submit, saved, spoken),
    note,
    speak: (text) => {
      spoken.textContent = text;
    },
    async whileBusy(work) {
      if (submit.ariaDisabled === 'true') return;
      submit.ariaDisabled = 'true';
      submit.textContent = working;
      note('');
      await work().finally(() => {
        submit.ariaDisabled = 'false';
        submit.textContent = submitLabel;
      });
    },
  };
}
