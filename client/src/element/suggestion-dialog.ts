import { type AddressText, compareAddresses, type LabelWords } from './address-label.ts';
import { button, element } from './dom.ts';

export type Decision = 'accept' | 'override' | 'edit';

export interface Suggestion extends LabelWords {
  readonly typed: AddressText;
  readonly suggested: AddressText;
  /** The message of the service. */
  readonly message: string;
  /** Whether the buyer may keep the typed address: not while something else is wrong with the submission. */
  readonly canKeep: boolean;
}

/** Shows a suggestion beside what was typed, and waits for a decision. Closing goes back to the form. */
export function askAboutSuggestion(suggestion: Suggestion, host: Node): Promise<Decision> {
  const { typed, suggested, message, canKeep, words } = suggestion;
  const { before, after, changes } = compareAddresses(typed, suggested, suggestion);
  const dialog = element('dialog', {
    part: 'dialog',
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
    // The message speaks of keeping the typed address.
    element('p', { id: 'suggestion-message' }, canKeep ? message : ''),
    element(
      'div',
      { class: 'choices' },
      element(
        'section',
        { class: 'choice', part: 'choice', 'aria-labelledby': 'suggestion-typed' },
        element('h3', { id: 'suggestion-typed' }, words.typed),
        before,
        ...(canKeep ? [button(words.keepTyped, { onClick: decide('override') })] : []),
      ),
      element(
        'section',
        { class: 'choice offered', part: 'choice suggested', 'aria-labelledby': 'suggestion-offered' },
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
  host.appendChild(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(decision);
    });
  });
}
