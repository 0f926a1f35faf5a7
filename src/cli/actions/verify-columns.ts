import type { Delimiter } from '../../encoding/delimiter.ts';
import { shippingFields } from '../../fields/shipping-fields.ts';
import { OperatorError } from '../../operator-error.ts';
import commonColumnNames from './common-column-names.json' with { type: 'json' };

const delimiterNames: Readonly<Record<Delimiter, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'vertical bars',
};

const usedColumns: readonly string[] = ['id', 'Market', ...shippingFields.map(({ field }) => field)];

/** Reads columns by their fields, such as "City=Town,PostalCode=Zip". Throws OperatorError. */
export function parseNamedColumns<Field extends string>(
  text: string,
  fields: readonly Field[],
  form: string,
) {
  const columns = new Map<Field, string>();
  for (const pair of text.split(',')) {
    const [name = '', ...rest] = pair.split('=');
    const field = fields.find((each) => each === name.trim());
    const column = rest.join('=').trim();
    if (field === undefined || column === '')
      throw new OperatorError(`--columns has "${pair}": write ${form}; the fields are ${fields.join(', ')}.`);
    columns.set(field, column);
  }
  return columns;
}

/** The columns of a file by the fields that they hold. Throws OperatorError where a named one is missing. */
function renameColumns(columns: readonly string[], named: ReadonlyMap<string, string>): readonly string[] {
  const renamed = columns.map((column) => (named.has(column) ? '' : column));
  for (const [field, column] of named) {
    const exact = columns.indexOf(column);
    const at = exact >= 0 ? exact : columns.findIndex((each) => keyOf(each) === keyOf(column));
    if (at < 0) throw new OperatorError(`--columns names ${column}, and the file has no such column.`);
    renamed[at] = field;
  }
  return renamed;
}

/**
 * What the first line of a CSV file shows, and what of it may be a slip. Columns are told by their number: a
 * file whose first line names no columns begins with somebody's address.
 */
function headerLine(file: string, delimiter: Delimiter, columns: readonly string[], hasMarket: boolean) {
  const unused = columns.flatMap((column, i) => (usedColumns.includes(column) ? [] : [String(i + 1)]));
  const needed = [...(hasMarket ? [] : ['Market']), 'AddressPrimary', 'City', 'PostalCode'];
  const missing = needed.filter((field) => !columns.includes(field));
  const likely = likelyColumns(columns, hasMarket);
  const proposed = [...likely].map(([field, column]) => `${field}=${column}`).join(',');
  const isMarketUnknown = missing.includes('Market') && !likely.has('Market');
  const told = [
    `${file === '-' ? 'Standard input' : file}: columns are separated by ${delimiterNames[delimiter]}.`,
    ...(missing.length > 0 ? [`No column is named ${missing.join(' or ')}.`] : []),
    ...(likely.size > 0 ? [`Perhaps you mean --columns "${proposed}".`] : []),
    ...(isMarketUnknown ? ['--market names the market of all lines, such as --market DE.'] : []),
    ...(unused.length === 1 ? [`Not used, since no field has its name: column ${unused[0]}.`] : []),
    ...(unused.length > 1 ? [`Not used, since no field has their name: columns ${unused.join(', ')}.`] : []),
  ];
  return `${told.join(' ')}\n`;
}

/** Columns that most likely hold the fields that no column is named after, by common other names. */
function likelyColumns(columns: readonly string[], hasMarket: boolean): ReadonlyMap<string, string> {
  const free = columns.filter(
    (column) => !usedColumns.includes(column) && /^[\p{L}\p{M}\p{N} ._/-]+$/u.test(column),
  );
  const likely = new Map<string, string>();
  for (const [field, names] of Object.entries(commonColumnNames)) {
    if (columns.includes(field) || (field === 'Market' && hasMarket)) continue;
    const keys = [field, ...names].map(keyOf);
    const found = keys.flatMap((key) => free.find((column) => keyOf(column) === key) ?? [])[0];
    if (found !== undefined) likely.set(field, found);
  }
  return likely;
}

/** Letters and digits, whatever their case, accents and spacing. */
function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

export interface HeaderOptions {
  /** Of lines that name none. */
  readonly market?: string;
  /** "City=Town,PostalCode=Zip" */
  readonly columns?: string | undefined;
}

/** Tells what the first line of a CSV file shows, and answers its columns by their fields. */
export function readHeader(file: string, { market, columns: text }: HeaderOptions) {
  const named = text === undefined ? new Map() : parseNamedColumns(text, usedColumns, 'Field=Column');
  return (delimiter: Delimiter, found: readonly string[]): readonly string[] => {
    const columns = renameColumns(found, named);
    process.stderr.write(headerLine(file, delimiter, columns, market !== undefined));
    return columns;
  };
}
