import type { Completion } from '../types.ts';
import type { Form } from './form.ts';

/** What can be filled in for somebody, by wire names. */
export type FilledName = keyof Completion['address'];
export type Filled = Readonly<Partial<Record<FilledName, string>>>;

/** A completion that somebody chose, or a postal code that says where it lies. A choice outranks a code. */
export type FilledBy = 'choice' | 'code';

/** Fills fields in for somebody, and knows which of them hold what it wrote. */
export interface Filling {
  /** What a field holds; empty where the market has no such field. */
  textOf(name: FilledName): string;
  /** Nobody typed what the field holds, and nothing that ranks higher filled it in. */
  isFree(name: FilledName, by: FilledBy): boolean;
  /**
   * Which of some texts would be filled in: those of free fields, and of a choice those that a field holds
   * the beginning of, and the address line. An empty text empties what was filled in earlier.
   */
  changes(texts: Filled, by: FilledBy): Filled;
  /**
   * Makes the changes and tells the page of each, as if it were typed. Answers what is filled in now, in
   * words.
   */
  fill(texts: Filled, by: FilledBy): string;
}

/** Fills the fields of a form in. */
export function createFilling({ fields }: Pick<Form, 'fields'>): Filling {
  const written = { choice: new Map<string, string>(), code: new Map<string, string>() };
  const textOf = (name: string) => fields.get(name)?.control.value ?? '';
  const isFree = (name: string, by: FilledBy) => {
    const text = textOf(name);
    const isChosen = written.choice.get(name) === text;
    return text === '' || (isChosen ? by === 'choice' : written.code.get(name) === text);
  };
  const isOpen = (name: string, text: string, by: FilledBy) =>
    isFree(name, by) ||
    (by === 'choice' &&
      (name === 'AddressPrimary' || text.toLowerCase().startsWith(textOf(name).toLowerCase())));
  const changes = (texts: Filled, by: FilledBy): Filled =>
    Object.fromEntries(
      Object.entries(texts).filter(
        ([name, text]) => fields.has(name) && text !== textOf(name) && isOpen(name, text, by),
      ),
    );
  return {
    textOf,
    isFree,
    changes,
    fill: (texts, by) => {
      const said: string[] = [];
      for (const [name, text] of Object.entries(changes(texts, by))) {
        const { control, spec } = fields.get(name) ?? {};
        if (control === undefined) continue;
        control.value = text;
        // A list of provinces that lacks it goes back to no choice.
        control.value ||= '';
        written[by].set(name, control.value);
        if (control.value !== '') said.push(`${spec?.label}: ${text}`);
        control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      }
      return said.join(', ');
    },
  };
}
