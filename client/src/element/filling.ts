import type { Completion } from '../types.ts';
import type { Form } from './form.ts';

/** The fields that can be filled in, by their names on the wire. */
export type FilledName = keyof Completion['address'] | 'AddressSecondary' | 'AddressTertiary';
export type Filled = Readonly<Partial<Record<FilledName, string>>>;

/** What fills a field in: a chosen address, or the place of a postal code. A choice outranks a code. */
export type FilledBy = 'choice' | 'code';

/** Fills in fields for somebody, and knows which of them hold what it wrote. */
export interface Filling {
  /** What a field holds; empty if the market has no such field. */
  textOf(name: FilledName): string;
  /** Whether nobody typed the field's text, and nothing that ranks higher filled it in. */
  isFree(name: FilledName, by: FilledBy): boolean;
  /**
   * The texts that would change. A code changes free fields alone, a choice any field. An empty text removes
   * what the field holds.
   */
  changes(texts: Filled, by: FilledBy): Filled;
  /**
   * Makes the changes, and tells the page of each as if it were typed. Returns in words what it filled in.
   */
  fill(texts: Filled, by: FilledBy): string;
}

/** Fills in the fields of a form. */
export function createFilling({ fields }: Pick<Form, 'fields'>): Filling {
  const written = { choice: new Map<string, string>(), code: new Map<string, string>() };
  const textOf = (name: string) => fields.get(name)?.control.value ?? '';
  const isFree = (name: string, by: FilledBy) => {
    const text = textOf(name);
    const isChosen = written.choice.get(name) === text;
    return text === '' || (isChosen ? by === 'choice' : written.code.get(name) === text);
  };
  const changes = (texts: Filled, by: FilledBy): Filled =>
    Object.fromEntries(
      Object.entries(texts).filter(
        ([name, text]) => fields.has(name) && text !== textOf(name) && (by === 'choice' || isFree(name, by)),
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
        // If the list lacks this province, it shows no choice.
        control.value ||= '';
        written[by].set(name, control.value);
        if (control.value !== '') said.push(`${spec?.label}: ${text}`);
        control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      }
      return said.join(', ');
    },
  };
}
