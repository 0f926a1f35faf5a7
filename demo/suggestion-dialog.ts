import { type AddressText, compareAddresses, type PlaceField } from './address-label.ts';
import { button, element } from './element.ts';
import type { Words } from './words/en.ts';

export type Decision = 'accept' | 'override' | 'edit';

export interface Suggestion {
  readonly typed: AddressText;
  readonly suggested: AddressText;
  /** Wire names in the order of the market's labels, and what people call them. */
  readonly order: readonly PlaceField[];
  readonly labels: ReadonlyMap<string, string>;
  /** The service's own words. */
  readonly message: string;
  /** Whether what was typed can be kept: not while something else is wrong with the submission. */
  readonly canKeep: boolean;
}

/** Shows a suggestion beside what was typed and waits for a decision; closing the dialog is going back to the form. */
export function askAboutSuggestion(suggestion: Suggestion, words: Words): Promise<Decision> {
  const { typed, suggested, order, labels, message, canKeep } = suggestion;
  const { before, after, changes } = compareAddresses(typed, suggested, order, labels, words);
  const dialog = element('dialog', {
    class: 'suggestion',
    'aria-labelledby': 'suggestion-title',
    'aria-describedby': 'suggestion-message suggestion-changes',
  });
  let decision: Decision = 'edit';
  const decide = (made: Decision) => () => {
    decision = made;
    dialog.close();
  };
  dialog.append(
    element('h2', { id: 'suggestion-title' }, words.suggestionTitle),
    element('p', { id: 'suggestion-message' }, message),
    element(
      'div',
      { class: 'choices' },
      element(
        'section',
        { class: 'choice', 'aria-labelledby': 'suggestion-typed' },
        element('h3', { id: 'suggestion-typed' }, words.typed),
        before,
        ...(canKeep ? [button(words.keepTyped, { onClick: decide('override') })] : []),
      ),
      element(
        'section',
        { class: 'choice offered', 'aria-labelledby': 'suggestion-offered' },
        element('h3', { id: 'suggestion-offered' }, words.suggested),
        after,
        button(words.useSuggested, {
          kind: 'primary',
          onClick: decide('accept'),
          attributes: { autofocus: true },
        }),
      ),
    ),
    element(
      'div',
      { class: 'changes', id: 'suggestion-changes' },
      element('h3', {}, words.changes),
      element('ul', {}, ...changes.map((change) => element('li', {}, change))),
    ),
    button(words.edit, { kind: 'quiet', onClick: decide('edit') }),
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(decision);
    });
  });
}
