import type { Completion } from '../types.ts';
import { addressLabel } from './address-label.ts';
import { type Child, element } from './dom.ts';

export interface SuggestionListOptions {
  /** The name of the list for screen readers. */
  readonly label: string;
  /** How the market writes an address: `label` of its address format. */
  readonly template: string;
  onTake(completion: Completion): void;
}

export interface SuggestionList {
  readonly root: HTMLElement;
  /** Closes the list if there is nothing to show. */
  show(completions: readonly Completion[]): void;
  /** Returns whether the key was meant for the list. */
  press(key: string): boolean;
}

/** The list below a combobox. The control keeps the focus; one of the options may be the active one. */
export function createSuggestionList(
  control: HTMLElement,
  { label, template, onTake }: SuggestionListOptions,
): SuggestionList {
  const id = `${control.id}-suggestions`;
  const root = element('ul', { id, class: 'suggestions', part: 'suggestions', role: 'listbox' });
  root.ariaLabel = label;
  control.role = 'combobox';
  control.ariaAutoComplete = 'list';
  control.ariaExpanded = 'false';
  control.setAttribute('aria-controls', id);
  let options: readonly HTMLElement[] = [];
  /** Index of the active option; -1 if none is active. */
  let at = -1;

  function activate(index: number): void {
    at = index;
    for (const option of options) option.ariaSelected = String(option === options[at]);
    options[at]?.scrollIntoView({ block: 'nearest' });
    control.setAttribute('aria-activedescendant', options[at]?.id ?? '');
  }

  function optionOf(completion: Completion, index: number): HTMLElement {
    const text = addressLabel(completion.address, template, (name, part) =>
      boldParts(completion, name, part),
    );
    const option = element('li', { id: `${id}-${index}`, part: 'suggestion', role: 'option' }, text);
    option.addEventListener('click', () => onTake(completion));
    return option;
  }

  function show(completions: readonly Completion[]): void {
    options = completions.map(optionOf);
    root.replaceChildren(...options);
    control.ariaExpanded = String(options.length > 0);
    activate(-1);
  }

  function press(key: string): boolean {
    if (options.length === 0) return false;
    // An arrow key reaches the typed text between the last option and the first.
    const count = options.length + 1;
    if (key === 'ArrowDown') activate(((at + 2) % count) - 1);
    else if (key === 'ArrowUp') activate(((at + count) % count) - 1);
    else if (key === 'Escape') show([]);
    else if (key === 'Enter' && at >= 0) options[at]?.click();
    else {
      activate(-1);
      return false;
    }
    return true;
  }

  // The control keeps the focus wherever a click lands.
  root.addEventListener('mousedown', (event) => event.preventDefault());
  return { root, show, press };
}

function boldParts({ matched }: Completion, name: string, text: string): Child[] {
  const parts: Child[] = [];
  let end = 0;
  for (const { field, from, to } of matched) {
    if (field !== name) continue;
    parts.push(text.slice(end, from), element('b', {}, text.slice(from, to)));
    end = to;
  }
  return [...parts, text.slice(end)];
}
