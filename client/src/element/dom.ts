type Attribute = string | number | boolean | undefined;
export type Child = Node | string;

/**
 * Makes an element. An attribute of true is set empty; false or undefined leaves it out. Text is never parsed
 * as markup.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, Attribute>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children);
  return made;
}

export interface ButtonOptions {
  readonly kind?: 'primary' | 'quiet' | 'chip';
  readonly onClick: () => unknown;
  readonly attributes?: Readonly<Record<string, Attribute>>;
}

export function button(text: string, { kind, onClick, attributes }: ButtonOptions): HTMLButtonElement {
  const part = kind === undefined ? 'button' : `button ${kind}`;
  const made = element('button', { type: 'button', class: kind, part, ...attributes }, text);
  made.addEventListener('click', () => void onClick());
  return made;
}
