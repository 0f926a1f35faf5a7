import type { Problem } from '../types.ts';
import { button, element } from './dom.ts';
import type { Field } from './field.ts';
import type { Words } from './words.ts';

/** All that is wrong with a form, shown above it, with a link to each field. */
export interface Summary {
  readonly root: HTMLElement;
  /** Takes the focus if there is something to say; otherwise it is not there. */
  show(problems: readonly Problem[], below: readonly HTMLElement[]): void;
  /** A change of a field outdates what was said about it and about the whole form. */
  forget(field: string): void;
}

export function createSummary(fields: ReadonlyMap<string, Field>, idPrefix: string, words: Words): Summary {
  const id = `${idPrefix}-summary`;
  const root = element('div', {
    class: 'summary',
    part: 'summary',
    tabindex: -1,
    role: 'group',
    'aria-labelledby': id,
    hidden: true,
  });
  let shown: readonly Problem[] = [];
  const render = (below: readonly HTMLElement[]) => {
    const items = shown.map((problem) => element('li', {}, itemOf(problem, fields)));
    const list = items.length === 0 ? [] : [element('ul', {}, ...items)];
    root.replaceChildren(element('h2', { id }, words.problems), ...list, ...below);
    root.hidden = shown.length === 0 && below.length === 0;
  };
  return {
    root,
    show: (problems, below) => {
      shown = problems;
      render(below);
      if (!root.hidden) root.focus();
    },
    forget: (changed) => {
      if (root.hidden) return;
      shown = shown.filter(({ field }) => field !== changed && fields.has(field));
      render([]);
    },
  };
}

function itemOf({ field, message }: Problem, fields: ReadonlyMap<string, Field>): HTMLElement | string {
  const target = fields.get(field);
  return target === undefined
    ? message
    : button(message, { kind: 'quiet', onClick: () => target.control.focus() });
}
