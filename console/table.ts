import { type Child, element } from '../client/src/element/dom.ts';

export interface TableParts {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell is the row's heading. A row of one cell heads a group. */
  readonly rows: readonly (readonly Child[])[];
}

/** A table that scrolls by itself where the page is narrow; keys scroll it too. */
export function table({ caption, columns, rows }: TableParts): HTMLElement {
  const body = rows.map(([heading = '', ...cells]) =>
    cells.length === 0
      ? element(
          'tr',
          { class: 'section' },
          element('th', { colspan: columns.length, scope: 'rowgroup' }, heading),
        )
      : element(
          'tr',
          {},
          element('th', { scope: 'row' }, heading),
          ...cells.map((cell) => element('td', {}, cell)),
        ),
  );
  const made = element(
    'table',
    {},
    element('caption', {}, caption),
    element('thead', {}, element('tr', {}, ...columns.map(columnHeading))),
    element('tbody', {}, ...body),
  );
  return element('div', { class: 'scroll', role: 'group', 'aria-label': caption, tabindex: 0 }, made);
}

/** A value with another below it, in small. */
export function cell(value: string, below: string): HTMLElement {
  return element('span', {}, value, element('small', {}, below));
}

/** Above the rows' own headings stands nothing, or what they are. */
function columnHeading(text: string): HTMLElement {
  return text === '' ? element('td') : element('th', { scope: 'col' }, text);
}
