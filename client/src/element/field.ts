import { button, type Child, element } from './dom.ts';
import type { TextForm } from './text-forms.ts';
import type { Words } from './words.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A field of a form, with its name on the wire. */
export interface FieldSpec {
  readonly name: string;
  readonly label: string;
  readonly kind?: 'text' | 'email' | 'tel' | 'password' | 'area' | 'select' | 'checkbox' | undefined;
  readonly hint?: string | undefined;
  readonly isRequired?: boolean;
  /** UTF-16 units. */
  readonly maxLength?: number;
  readonly autocomplete?: string;
  readonly inputMode?: 'numeric' | 'tel';
  /** How many of six columns it takes where there is room. */
  readonly columns?: 2 | 3 | 6;
  /** Whether it shares its row at every width. */
  readonly keepsRow?: boolean;
  /** Whether narrow forms fold it away while it is empty. */
  readonly isRare?: boolean;
  /** Options of a select. The first one stands for no choice. */
  readonly options?: readonly Option[];
  /** How the field is checked when the buyer leaves it. */
  readonly form?: TextForm | undefined;
}

export interface Field {
  readonly spec: FieldSpec;
  readonly root: HTMLElement;
  readonly control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  /** The place below the field for what belongs to it. */
  readonly extra: HTMLElement;
  /** Says what is wrong with the field; an empty list removes the message. */
  showProblems(messages: readonly string[]): void;
  /** Says something below the field that is no problem. */
  remark(text: string, below: HTMLElement): void;
  /** Removes all that was said below the field. */
  clear(): void;
}

/** A label, a control, and the messages below it, tied together for screen readers. */
export function createField(spec: FieldSpec, idPrefix: string, words: Words): Field {
  const id = `${idPrefix}-${spec.name}`;
  const control = createControl(spec, id);
  const hint =
    spec.hint === undefined
      ? []
      : [element('p', { class: 'hint', part: 'hint', id: `${id}-hint` }, spec.hint)];
  const problems = element('div', { class: 'problems', id: `${id}-problems` });
  const extra = element('div', { class: 'extra' });
  const describe = (...parts: readonly HTMLElement[]) =>
    control.setAttribute('aria-describedby', [...hint, problems, ...parts].map((part) => part.id).join(' '));
  describe();
  const label = element('label', { for: id, part: 'label' }, spec.label, ...optionalMark(spec, words));
  const below = element('div', { class: 'below' }, ...hint, problems, extra);
  const isCheckbox = spec.kind === 'checkbox';
  const root = element(
    'div',
    { class: `field ${isCheckbox ? 'checkbox' : ''} columns-${spec.columns ?? 6}`, part: 'field' },
    ...(isCheckbox ? [control, label] : [label, control]),
    below,
  );
  if (spec.isRare === true) foldWhileEmpty(root, control, words);
  const showProblems = (messages: readonly string[]) => {
    problems.replaceChildren(...messages.map((message) => element('p', { part: 'problem' }, message)));
    control.ariaInvalid = messages.length === 0 ? null : 'true';
  };
  return {
    spec,
    root,
    control,
    extra,
    showProblems,
    remark: (text, under) => {
      const said = element('p', { class: 'remark', part: 'remark', id: `${id}-remark` }, text);
      extra.replaceChildren(said, under);
      describe(said);
    },
    clear: () => {
      showProblems([]);
      extra.replaceChildren();
      describe();
    },
  };
}

/** Styles show the button in place of the field where the form is narrow. */
function foldWhileEmpty(root: HTMLElement, control: HTMLElement, words: Words): void {
  const onClick = () => {
    root.classList.remove('rare');
    control.focus();
  };
  // Only a field with a placeholder tells styles that it is empty.
  control.setAttribute('placeholder', ' ');
  root.classList.add('rare');
  root.append(button(words.addLine, { onClick, attributes: { class: 'quiet unfold' } }));
}

function optionalMark({ isRequired, kind }: FieldSpec, words: Words): Child[] {
  if (isRequired === true || kind === 'checkbox' || kind === 'select') return [];
  return [' ', element('span', { class: 'optional' }, `(${words.optional})`)];
}

function createControl(spec: FieldSpec, id: string): Field['control'] {
  const { name, kind = 'text', autocomplete, inputMode, isRequired } = spec;
  const common = {
    id,
    name,
    part: 'control',
    autocomplete: autocomplete ?? 'off',
    maxlength: spec.maxLength,
    'aria-required': isRequired === true && 'true',
  };
  if (kind === 'select') return element('select', common, ...(spec.options ?? []).map(optionElement));
  // What is typed in Arabic or Hebrew reads from the right, whatever the language of the form.
  const typed = { ...common, dir: kind !== 'checkbox' && 'auto' };
  if (kind === 'area') return element('textarea', { ...typed, rows: 2 });
  return element('input', { ...typed, type: kind, inputmode: inputMode, spellcheck: 'false' });
}

function optionElement({ value, label }: Option): HTMLOptionElement {
  return element('option', { value }, label);
}
