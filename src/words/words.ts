import type en from './en.json';

/** A field: its label, and what sentences call it if that differs. */
export type FieldWords = string | readonly string[];

/**
 * The words of a language, all in one file of this folder, for the service, the element, the demo and the
 * console. `en.json` says which there are; the other languages have the same.
 */
export interface Words {
  /** The fields of both steps. */
  readonly fields: Fields;
  /**
   * Problems. `{field}` stands for a field, any other `{name}` for a parameter of the problem.
   * `[with|without]` holds what is said where the order can be picked up at a branch, and what is said where
   * it cannot.
   */
  readonly messages: Messages;
  /** What the address element says of itself. `{name}` stands for a value. */
  readonly element: Readonly<Record<keyof English['element'], string>>;
  /** What the demo and the console say. `{name}` stands for a value. */
  readonly pages: Pages;
}

type English = typeof en;
export type FieldName = keyof English['fields'];
export type Fields = Readonly<Record<FieldName, FieldWords>>;
export type Messages = Readonly<Record<keyof English['messages'], string>>;
export type Pages = Readonly<Record<keyof English['pages'], string>>;

/** The labels of fields. */
export function labelsOf(words: Fields): Readonly<Record<FieldName, string>> {
  return Object.fromEntries(
    Object.entries(words).map(([name, said]) => [name, typeof said === 'string' ? said : (said[0] ?? '')]),
  ) as Record<FieldName, string>;
}
