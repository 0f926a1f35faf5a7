import type { Problem } from '../types.ts';
import { element } from './dom.ts';
import { createField, type Field, type FieldSpec } from './field.ts';
import { createSummary } from './summary.ts';
import { fill, type Words } from './words/words.ts';

export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly FieldSpec[];
  /** Folded away until it is opened or something in it needs attention. */
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
  /** The filled-in values by wire name, without empty texts. */
  values(): Record<string, unknown>;
  /** Fills in the named fields and empties all others. */
  fill(values: Values): void;
  /** Shows each problem at its field, and all of them in a summary, which takes the focus. */
  showProblems(problems: readonly Problem[], ...below: readonly HTMLElement[]): void;
  clearProblems(): void;
  /**
   * Says something below the form and to screen readers, and scrolls to it. A change of a field removes it,
   * and so does an empty text.
   */
  note(text: string): void;
  /** Says something to screen readers only, once they have time. Empty text removes it. */
  speak(text: string): void;
  /** Runs something while the button is disabled. */
  whileBusy(work: () => Promise<void>): Promise<void>;
}

/** Longer than a press of a button takes. */
const afterClickMs = 250;

/** A form that leaves judging to the service. It only reports plainly malformed text when a field is left. */
export function createForm({ idPrefix, groups, submitLabel, words, onSubmit }: FormOptions): Form {
  const fields = new Map<string, Field>();
  const summary = createSummary(fields, idPrefix, words);
  const submit = element('button', { type: 'submit', class: 'primary', part: 'button submit' }, submitLabel);
  const saved = element('p', { class: 'note', part: 'note', role: 'status' });
  const spoken = element('p', { class: 'spoken', role: 'status' });
  const parts = groups.map((group) => {
    const made = group.fields.map((spec) => createField(spec, idPrefix, words));
    for (const field of made) fields.set(field.spec.name, field);
    return groupElement(group, made);
  });
  const actions = element('div', { class: 'actions' }, submit, saved, spoken);
  const root = element(
    'form',
    { novalidate: true, autocomplete: 'on', part: 'form' },
    summary.root,
    ...parts,
    actions,
  );
  const fieldOf = (target: EventTarget | null) =>
    [...fields.values()].find(({ control }) => control === target);

  // A change of a field outdates what was said about it and about the whole form.
  root.addEventListener('input', ({ target }) => {
    const changed = fieldOf(target);
    if (changed === undefined) return;
    showCode(changed);
    clearField(changed);
    summary.forget(changed.spec.name);
    form.note('');
  });
  // The message appears after the click that left the field, so that the clicked button does not move.
  root.addEventListener('change', ({ target }) => {
    const left = fieldOf(target);
    const since = round;
    if (left !== undefined) setTimeout(() => round === since && check(left), afterClickMs);
  });
  const check = (field: Field) => {
    if (field.control.matches(':focus')) return;
    const message = malformedMessage(field, words);
    if (message !== '') field.showProblems([message]);
    form.speak(message);
  };

  /** Counts the events that make earlier checks pointless. */
  let round = 0;
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
      showAtFields(fields, problems);
      summary.show(problems, below);
    },
    clearProblems: () => {
      round += 1;
      for (const field of fields.values()) clearField(field);
      summary.show([], []);
    },
    note: (text) => {
      saved.textContent = text;
      // An empty note has no place in the page, so nothing moves.
      saved.scrollIntoView({ block: 'nearest' });
    },
    speak: (text) => {
      spoken.textContent = text;
    },
    whileBusy: async (work) => {
      if (submit.ariaDisabled === 'true') return;
      submit.ariaDisabled = 'true';
      round += 1;
      submit.textContent = words.working;
      form.note('');
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

function malformedMessage({ spec: { label, form }, control }: Field, words: Words): string {
  const text = control.value.trim();
  if (form === undefined || text === '' || form.fits(text)) return '';
  return fill(words.writeLike, { field: label, example: form.example });
}

function clearField(field: Field): void {
  field.showProblems([]);
  field.extra.replaceChildren();
}

function groupElement({ title, isFolded }: FieldGroup, fields: readonly Field[]): HTMLElement {
  const grid = element('div', { class: 'grid', part: 'grid' }, ...rowsOf(fields));
  if (isFolded === true)
    return element('details', { class: 'group', part: 'group' }, element('summary', {}, title), grid);
  return element(
    'fieldset',
    { class: 'group', part: 'group' },
    element('legend', { part: 'legend' }, title),
    grid,
  );
}

/** Fields that share a row stand in one element, which narrow forms lay out. */
function rowsOf(fields: readonly Field[]): HTMLElement[] {
  const rows: HTMLElement[] = [];
  let row: HTMLElement | undefined;
  for (const { spec, root } of fields) {
    if (spec.keepsRow !== true) {
      row = undefined;
      rows.push(root);
      continue;
    }
    if (row === undefined) {
      row = element('div');
      rows.push(row);
    }
    row.append(root);
    root.style.setProperty('--at', `${row.children.length}`);
    row.className = `row row-${row.children.length}`;
  }
  return rows;
}

function valuesOf(fields: ReadonlyMap<string, Field>): Record<string, unknown> {
  const values = [...fields.values()]
    .filter(({ root }) => root.closest('[hidden]') === null)
    .map(({ spec, control }) => [spec.name, textOf(control)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

function textOf(control: Field['control']): string | boolean {
  return control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;
}

/** Narrow forms show a province's code, since they would cut off its name. */
function showCode({ root, control }: Field): void {
  root.dataset.code = control.value;
}

function setValue(field: Field, value: unknown): void {
  const { control } = field;
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === true;
  else control.value = value === undefined || value === null ? '' : String(value);
  showCode(field);
}

function showAtFields(fields: ReadonlyMap<string, Field>, problems: readonly Problem[]): void {
  for (const field of fields.values()) {
    const own = problems.filter((problem) => problem.field === field.spec.name);
    field.showProblems(own.map(({ message }) => message));
    const fold = own.length === 0 ? null : field.root.closest('details');
    if (fold !== null) fold.open = true;
  }
}
