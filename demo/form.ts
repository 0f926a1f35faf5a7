import type { Problem } from '@checkout-verification/client';
import { button, element } from './element.ts';
import { createField, type Field, type FieldSpec } from './field.ts';
import type { Words } from './words/en.ts';

export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly FieldSpec[];
  /** Folded away until it is opened or something in it needs a look. */
  readonly isFolded?: boolean;
}

export interface FormOptions {
  readonly idPrefix: string;
  readonly groups: readonly FieldGroup[];
  readonly submitLabel: string;
  readonly words: Words;
  readonly onSubmit: () => Promise<void>;
}

export type Values = Readonly<Record<string, unknown>>;

export interface Form {
  readonly root: HTMLFormElement;
  readonly fields: ReadonlyMap<string, Field>;
  /** What is filled in, under its wire names; empty text is left out. */
  values(): Record<string, unknown>;
  /** Fills the fields that are named; all others are emptied. */
  fill(values: Values): void;
  /** Shows each problem at its field, and all of them in a summary that takes the focus. */
  showProblems(problems: readonly Problem[], ...below: readonly HTMLElement[]): void;
  clearProblems(): void;
  /** Runs something with the button out of action. */
  whileBusy(work: () => Promise<void>): Promise<void>;
}

/** A form that leaves judging to the service. */
export function createForm({ idPrefix, groups, submitLabel, words, onSubmit }: FormOptions): Form {
  const fields = new Map<string, Field>();
  const summary = element('div', { class: 'summary', tabindex: -1, role: 'group', hidden: true });
  const submit = element('button', { type: 'submit', class: 'primary' }, submitLabel);
  const parts = groups.map((group) => {
    const made = group.fields.map((spec) => createField(spec, idPrefix, words));
    for (const field of made) fields.set(field.spec.name, field);
    return groupElement(group, made);
  });
  const root = element(
    'form',
    { novalidate: true, autocomplete: 'on' },
    summary,
    ...parts,
    element('div', { class: 'actions' }, submit),
  );

  let shown: readonly Problem[] = [];
  const showSummary = (...below: readonly HTMLElement[]) => {
    summary.replaceChildren(...summaryOf(shown, fields, idPrefix, words), ...below);
    summary.hidden = shown.length === 0 && below.length === 0;
  };
  // What was said of a field that changes is out of date, and so is what was said of the whole.
  root.addEventListener('input', ({ target }) => {
    const changed = [...fields.values()].find(({ control }) => control === target);
    if (changed === undefined || shown.length === 0) return;
    const { name } = changed.spec;
    changed.showProblems([]);
    changed.extra.replaceChildren();
    shown = shown.filter(({ field }) => field !== name && fields.has(field));
    showSummary();
  });

  const form: Form = {
    root,
    fields,
    values: () => valuesOf(fields),
    fill: (values) => {
      for (const field of fields.values()) setValue(field, values[field.spec.name]);
      form.clearProblems();
    },
    showProblems: (problems, ...below) => {
      form.clearProblems();
      shown = problems;
      showAtFields(fields, problems);
      showSummary(...below);
      summary.setAttribute('aria-labelledby', `${idPrefix}-summary`);
      summary.focus();
    },
    clearProblems: () => {
      for (const field of fields.values()) {
        field.showProblems([]);
        field.extra.replaceChildren();
      }
      shown = [];
      summary.hidden = true;
    },
    whileBusy: async (work) => {
      if (submit.ariaDisabled === 'true') return;
      submit.ariaDisabled = 'true';
      submit.textContent = words.working;
      await work().finally(() => {
        submit.ariaDisabled = 'false';
        submit.textContent = submitLabel;
      });
    },
  };
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    void form.whileBusy(onSubmit);
  });
  return form;
}

function groupElement({ title, isFolded }: FieldGroup, fields: readonly Field[]): HTMLElement {
  const grid = element('div', { class: 'grid' }, ...fields.map(({ root }) => root));
  if (isFolded === true) return element('details', { class: 'group' }, element('summary', {}, title), grid);
  return element('fieldset', { class: 'group' }, element('legend', {}, title), grid);
}

function valuesOf(fields: ReadonlyMap<string, Field>): Record<string, unknown> {
  const values = [...fields.values()]
    .filter(({ root }) => !isHidden(root))
    .map(({ spec, control }) => [spec.name, textOf(control)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

function isHidden(root: HTMLElement): boolean {
  return root.closest('[hidden]') !== null;
}

function textOf(control: Field['control']): string | boolean {
  return control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;
}

function setValue({ control }: Field, value: unknown): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === true;
  else control.value = value === undefined || value === null ? '' : String(value);
}

function showAtFields(fields: ReadonlyMap<string, Field>, problems: readonly Problem[]): void {
  for (const field of fields.values()) {
    const own = problems.filter((problem) => problem.field === field.spec.name);
    field.showProblems(own.map(({ message }) => message));
    const fold = own.length === 0 ? null : field.root.closest('details');
    if (fold !== null) fold.open = true;
  }
}

function summaryOf(
  problems: readonly Problem[],
  fields: ReadonlyMap<string, Field>,
  idPrefix: string,
  words: Words,
): HTMLElement[] {
  const items = problems.map(({ field, message }) => {
    const target = fields.get(field);
    if (target === undefined) return element('li', {}, message);
    return element('li', {}, button(message, { kind: 'quiet', onClick: () => target.control.focus() }));
  });
  return [element('h2', { id: `${idPrefix}-summary` }, words.problems), element('ul', {}, ...items)];
}
