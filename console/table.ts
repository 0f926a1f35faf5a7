import { type Child, element } from '../client/src/element/dom.ts';

export interface TableParts {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell is the row's heading. A row of one cell heads a group. */
  readonly rows: readonly (readonly Child[])[];
}

/** So many columns fit a phone. */
const fewColumns = 4;

/**
 * A table. Where the page is narrow, a row of many columns becomes a list with the columns' names, and a
 * table of few scrolls by itself if it must; keys scroll it too.
 */
export function table({ caption, columns: names, rows }: TableParts): HTMLElement {
  const columns = names.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  // A row that is drawn as a list stays a row for screen readers by its role.
  const isWide = columns.length > fewColumns;
  const role = (name: string) => (isWide ? { role: name } : {});
  const body = rows.map(([heading = '', ...cells]) =>
    cells.length === 0
      ? element(
          'tr',
          { class: 'section' },
          element('th', { colspan: columns.length, scope: 'rowgroup' }, heading),
        )
      : element(
          'tr',
          role('row'),
          element('th', { scope: 'row', ...role('rowheader') }, heading),
          ...cells.map((cell, at) =>
            element('td', { 'data-column': columns[at + 1], ...role('cell') }, cell),
          ),
        ),
  );
  const made = element(
    'table',
    { class: isWide && 'wide', ...role('table') },
    element('caption', {}, caption),
    element(
      'thead',
      role('rowgroup'),
      element('tr', role('row'), ...columns.map((column) => columnHeading(column, role))),
    ),
    element('tbody', role('rowgroup'), ...body),
  );
  return element('div', { class: 'scroll', role: 'group', 'aria-label': caption, tabindex: 0 }, made);
}

/** A value with another below it, in small. */
export function cell(value: Child, below: Child): HTMLElement {
  return element('span', {}, value, element('small', {}, below));
}

/** A number and its share: beside each other, or below where that is too wide. */
export function counted(number: string, share: string): HTMLElement {
  return element('span', { class: 'counted' }, number, element('span', {}, ' · '), share);
}

/** Above the rows' own headings stands nothing, or what they are. */
function columnHeading(text: string, role: (name: string) => object): HTMLElement {
  return text === '' ? element('td') : element('th', { scope: 'col', ...role('columnheader') }, text);
}
