import { element } from './dom.ts';
import type { Field, FieldSpec } from './field.ts';

export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly FieldSpec[];
  /** Folded away until it is opened or something in it needs attention. */
  readonly isFolded?: boolean;
}

export function groupElement({ title, isFolded }: FieldGroup, fields: readonly Field[]): HTMLElement {
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
