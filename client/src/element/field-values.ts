import type { Field } from './field.ts';

export function valuesOf(fields: ReadonlyMap<string, Field>): Record<string, unknown> {
  const values = [...fields.values()]
    .filter(({ root }) => root.closest('[hidden]') === null)
    .map(({ spec, control }) => [spec.name, textOf(control)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

function textOf(control: Field['control']): string | boolean {
  return control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;
}

/** Narrow forms show a province's code, since they would cut off its name. */
export function showCode({ root, control }: Field): void {
  root.dataset.code = control.value;
}

export function setValue(field: Field, value: unknown): void {
  const { control } = field;
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === true;
  else control.value = value === undefined || value === null ? '' : String(value);
  showCode(field);
}
