import type { AddressExplanation } from '../../address/explain-address.ts';
import { shippingPartFields } from '../../fields/shipping-fields.ts';
import type { VerificationResultBody } from '../../http/wire/verification.ts';

/** What `verify` prints of one line: its `id`, as it came, and section 2.3 of the specification. */
export type VerifiedLine = VerificationResultBody & {
  readonly id: unknown;
  readonly explanation?: Omit<AddressExplanation, 'verdict'>;
};

export function judgementLine(line: VerifiedLine): string {
  return `${JSON.stringify(line)}\n`;
}

const columns: readonly (keyof VerifiedLine)[] = [
  'id',
  'success',
  'CanCorrect',
  'HasRequiredFields',
  'IsPOBox',
  'CanShipToProvince',
  'ValidContactInformation',
  ...shippingPartFields.map(({ field }) => field),
  'BranchCount',
];

/** The first line of a CSV file of judgements. Codes and messages of a line share a cell each. */
export const judgementHeader = `${[...columns, 'error', 'message'].join(',')}\n`;

/** A line of that file (RFC 4180, with line feeds). */
export function judgementRow(line: VerifiedLine): string {
  const items = line.error ?? [];
  const codes = items.map(({ error }) => error).join('; ');
  const messages = items.map(({ message }) => message).join(' ');
  return `${[...columns.map((column) => line[column]), codes, messages].map(cellOf).join(',')}\n`;
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
