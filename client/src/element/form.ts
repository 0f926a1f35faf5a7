import type { Problem } from '../types.ts';
import { element } from './dom.ts';
import { createField, type Field } from './field.ts';
import { type FieldGroup, groupElement } from './field-group.ts';
import { setValue, showCode, valuesOf } from './field-values.ts';
import { createActions, type FormActions } from './form-actions.ts';
import { reportMalformedText } from './malformed-text.ts';
import { createSummary } from './summary.ts';
import { fill, type Words } from './words.ts';

export interface FormOptions {
  readonly idPrefix: string;
  readonly groups: readonly FieldGroup[];
  readonly submitLabel: string;
  readonly words: Words;
  readonly onSubmit: () => Promise<void>;
}

export type Values = Readonly<Record<string, unknown>>;

export interface Form extends FormActions {
  readonly root: HTMLFormElement;
  readonly fields: ReadonlyMap<string, Field>;
  /** The filled-in values by wire name, without empty texts. */
  values(): Record<string, unknown>;
  /** Fills in the named fields and empties all others. */
  fill(values: Values): void;
  /** Shows each problem at its field, and all of them in a summary, which takes the focus. */
  showProblems(problems: readonly Problem[], ...below: readonly HTMLElement[]): void;
  clearProblems(): void;
}

/** A form that leaves judging to the service. It only reports plainly malformed text when a field is left. */
export function createForm({ idPrefix, groups, submitLabel, words, onSubmit }: FormOptions): Form {
  const fields = new Map<string, Field>();
  const parts = groups.map((group) => {
    const made = group.fields.map((spec) => createField(spec, idPrefix, words));
    for (const field of made) fields.set(field.spec.name, field);
    return groupElement(group, made);
  });
  const summary = createSummary(fields, idPrefix, words);
  const actions = createActions(submitLabel, words);
  const root = element(
    'form',
    { novalidate: true, autocomplete: 'on', part: 'form' },
    summary.root,
    ...parts,
    actions.root,
  );
  const fieldOf = (target: EventTarget | null) =>
    [...fields.values()].find(({ control }) => control === target);
  const dropChecks = reportMalformedText(root, fieldOf, actions.speak, words);

  const form: Form = {
    ...actions,
    root,
    fields,
    values: () => valuesOf(fields),
    fill: (values) => {
      for (const field of fields.values()) setValue(field, values[field.spec.name]);
      form.clearProblems();
    },
    showProblems: (told, ...below) => {
      const problems = told.map((problem) => wordedFor(fields.get(problem.field), problem, words));
      form.clearProblems();
      showAtFields(fields, problems);
      summary.show(problems, below);
    },
    clearProblems: () => {
      dropChecks();
      for (const field of fields.values()) field.clear();
      summary.show([], []);
    },
    whileBusy: (work) =>
      actions.whileBusy(() => {
        dropChecks();
        return work();
      }),
  };
  // A change of a field outdates what was said about it and about the whole form.
  root.addEventListener('input', ({ target }) => {
    const changed = fieldOf(target);
    if (changed === undefined) return;
    showCode(changed);
    changed.clear();
    summary.forget(changed.spec.name);
    form.note('');
  });
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    void form.whileBusy(onSubmit);
  });
  return form;
}

/** From a list nobody enters anything: one chooses. */
function wordedFor(field: Field | undefined, problem: Problem, words: Words): Problem {
  if (field?.spec.kind !== 'select' || !problem.error.endsWith('.Required')) return problem;
  const { label } = field.spec;
  // Within a sentence, but for languages that write nouns with a capital.
  const isWithin = /\p{Ll} \{field\}/u.test(words.chooseField);
  const named = isWithin ? label.charAt(0).toLowerCase() + label.slice(1) : label;
  return { ...problem, message: fill(words.chooseField, { field: named }) };
}

function showAtFields(fields: ReadonlyMap<string, Field>, problems: readonly Problem[]): void {
  for (const field of fields.values()) {
    const own = problems.filter((problem) => problem.field === field.spec.name);
    field.showProblems(own.map(({ message }) => message));
    const fold = own.length === 0 ? null : field.root.closest('details');
    if (fold !== null) fold.open = true;
  }
}
