import type { AddressExplanation } from '../../address/explain-address.ts';
import { shippingPartFields } from '../../fields/shipping-fields.ts';
import type { VerificationResultBody } from '../../http/wire/shipping-bodies.ts';
import { paint } from '../style.ts';
import { showProgress } from './terminal-text.ts';

export function startSummary() {
  const counts = { accepted: 0, suggested: 0, refused: 0, unread: 0 };
  const startedAt = performance.now();
  const total = () => Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    /** Lines that hold no address of a market. */
    get unread() {
      return counts.unread;
    },
    get lines() {
      return total();
    },
    count: (line: VerifiedLine) => {
      counts[kindOf(line)] += 1;
    },
    /** How far it is, on a terminal. */
    show: () => showProgress(`${total().toLocaleString('en')} addresses …`),
    end: () => {
      if (!process.stderr.isTTY) return;
      showProgress('');
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      process.stderr.write(`${total().toLocaleString('en')} lines in ${seconds} s: ${partsOf(counts)}\n`);
    },
  };
}

type Counts = Record<'accepted' | 'suggested' | 'refused' | 'unread', number>;

function kindOf({ success, CanCorrect, error }: VerifiedLine): keyof Counts {
  if (success) return 'accepted';
  if (CanCorrect) return 'suggested';
  return error?.some(({ field }) => field === 'Line' || field === 'Market') ? 'unread' : 'refused';
}

function partsOf({ accepted, suggested, refused, unread }: Counts): string {
  const part = (format: Parameters<typeof paint>[0], count: number, words: string) =>
    paint(format, `${count.toLocaleString('en')} ${words}`, process.stderr);
  return [
    part('green', accepted, 'accepted'),
    part('yellow', suggested, 'with a correction'),
    part('red', refused, 'refused or in doubt'),
    ...(unread > 0 ? [part('red', unread, 'that could not be read')] : []),
  ].join(', ');
}

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
