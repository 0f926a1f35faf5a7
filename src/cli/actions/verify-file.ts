import { once } from 'node:events';
import { type AddressExplanation, explainAddress } from '../../address/explain-address.ts';
import { judgeLine } from '../../checkout/judge-line.ts';
import { shippingPartFields } from '../../fields/shipping-fields.ts';
import type { VerificationResultBody } from '../../http/wire/shipping-bodies.ts';
import { toVerifiedLine } from '../../http/wire/to-verified-line.ts';
import { loadMarkets, readSettingsOfMarkets } from '../../load-markets.ts';
import type { Market, Markets } from '../../market/market.ts';
import { OperatorError } from '../../operator-error.ts';
import type { RecordLine } from '../../registry/ndjson.ts';
import { formatOf, readRecords } from '../../registry/read-records.ts';
import type { RecordFormat } from '../../registry/registry-entries.ts';
import type { ErrorItem } from '../../words/render-problem.ts';
import { paint } from '../style.ts';
import { showProgress, tell } from './terminal-text.ts';
import { type HeaderOptions, readHeader } from './verify-columns.ts';

export interface VerifyOptions extends HeaderOptions {
  readonly format?: RecordFormat;
  readonly output: RecordFormat;
  readonly explain?: true;
}

/** A line out for each line in, in order. A line that could not be read makes the exit status 1. */
export async function verifyFile(file: string, options: VerifyOptions): Promise<void> {
  const markets = loadMarkets(readSettingsOfMarkets(process.env));
  const format = options.format ?? formatOf(file);
  if (options.columns !== undefined && format === 'ndjson')
    throw new OperatorError('--columns is for CSV and TSV: in NDJSON each member has the name of its field.');
  const usual = options.market === undefined ? undefined : markets.find(options.market.toUpperCase());
  if (options.market !== undefined && usual === undefined)
    throw new OperatorError(`--market ${options.market} is no market: give a country code such as DE.`);
  const write = options.output === 'csv' ? rowOf : (line: VerifiedLine) => `${JSON.stringify(line)}\n`;
  const summary = startSummary();
  const records = await readRecords(file, format, { onHeader: readHeader(file, options), onEncoding: tell });
  if (options.output === 'csv') process.stdout.write(`${[...columns, 'error', 'message'].join(',')}\n`);
  for await (const batch of records) {
    const judged = batch.map((line) => verifyLine(line, markets, usual, options.explain === true));
    for (const each of judged) summary.count(each);
    showProgress('');
    if (!process.stdout.write(judged.map(write).join(''))) await once(process.stdout, 'drain');
    summary.show();
  }
  summary.end();
  if (summary.unread > 0) process.exitCode = 1;
  const isAllUnread = summary.unread > 0 && summary.unread === summary.lines;
  if (file === '-' && options.format === undefined && isAllUnread)
    process.stderr.write('Standard input was read as NDJSON. If it is CSV, add --format csv.\n');
}

/** What a line is answered. `explain` adds what the verdict rests on. */
function verifyLine(line: RecordLine, markets: Markets, usual: Market | undefined, explain: boolean) {
  const judged = judgeLine(line, markets, usual);
  const verified = toVerifiedLine(judged, 'en');
  if ('problem' in line) {
    const atLine = (item: ErrorItem) => ({ ...item, message: `Line ${line.line}: ${item.message}` });
    return { ...verified, error: (verified.error ?? []).map(atLine) };
  }
  if (!explain || 'problem' in judged) return verified;
  const { verdict: _, ...explanation } = explainAddress(judged.submission.address, judged.market.country);
  return { ...verified, explanation };
}

export function startSummary() {
  const startedAt = performance.now();
  const summary = {
    lines: 0,
    accepted: 0,
    suggested: 0,
    refused: 0,
    /** Lines that hold no address of a market. */
    unread: 0,
    count({ success, CanCorrect, error }: VerifiedLine) {
      const isUnread = error?.some(({ field }) => field === 'Line' || field === 'Market');
      const kind = success ? 'accepted' : CanCorrect ? 'suggested' : isUnread ? 'unread' : 'refused';
      summary.lines += 1;
      summary[kind] += 1;
    },
    /** How far it is, on a terminal. */
    show: () => showProgress(`${summary.lines.toLocaleString('en')} addresses …`),
    end() {
      if (!process.stderr.isTTY) return;
      const { lines, accepted, suggested, refused, unread } = summary;
      const part = (format: Parameters<typeof paint>[0], count: number, words: string) =>
        paint(format, `${count.toLocaleString('en')} ${words}`, process.stderr);
      const parts = [
        part('green', accepted, 'accepted'),
        part('yellow', suggested, 'with a correction'),
        part('red', refused, 'refused or in doubt'),
        ...(unread > 0 ? [part('red', unread, 'that could not be read')] : []),
      ];
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      tell(`${lines.toLocaleString('en')} lines in ${seconds} s: ${parts.join(', ')}`);
    },
  };
  return summary;
}

/** What `verify` prints of one line: its `id`, as it came, and section 2.3 of the specification. */
export type VerifiedLine = VerificationResultBody & {
  readonly id: unknown;
  readonly explanation?: Omit<AddressExplanation, 'verdict'>;
};

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

/** A line of CSV (RFC 4180, with line feeds). Codes and messages of a line share a cell each. */
function rowOf(line: VerifiedLine): string {
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
