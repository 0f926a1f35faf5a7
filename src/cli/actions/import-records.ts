import { setTimeout as wait } from 'node:timers/promises';
import { readSecretFile } from '../../config/setting-values.ts';
import { retryAfterMs } from '../../events/post-message.ts';
import type { Problem } from '../../fields/problem.ts';
import { loadMarkets, readSettingsOfMarkets } from '../../load-markets.ts';
import { closeAfter, openStore } from '../../open-store.ts';
import { OperatorError } from '../../operator-error.ts';
import type { RecordLine } from '../../registry/ndjson.ts';
import { formatOf, readRecords } from '../../registry/read-records.ts';
import type { RecordFormat, RecordKind } from '../../registry/registry-entries.ts';
import { recordSink } from '../../registry/registry-records.ts';
import { renderProblem } from '../../words/render-problem.ts';
import { tell } from './terminal-text.ts';

interface ImportOptions {
  readonly format?: RecordFormat;
  readonly url?: string;
  readonly token?: string;
  readonly tokenFile?: string;
  /** Who stores the records, where no token says so. */
  readonly by: string;
}

/** Puts records into the store or a running service. A bad line is reported and stops no other. */
export async function importFile(kind: RecordKind, file: string, options: ImportOptions): Promise<void> {
  const upload = options.url === undefined ? undefined : uploadSink(kind, options.url, requireToken(options));
  const batches = await readRecords(file, options.format ?? formatOf(file), { onEncoding: tell });
  if (upload !== undefined) return importRecords(kind, batches, upload);
  const settings = readSettingsOfMarkets(process.env);
  const markets = loadMarkets(settings);
  await closeAfter(await openStore(settings), async (store) => {
    const put = recordSink(kind, store, markets, { actor: options.by, requestId: null });
    await importRecords(kind, batches, async (lines) =>
      (await put(lines)).map(({ line, problems }) => ({ line, reason: reasonOf(problems) })),
    );
  });
}

function requireToken({ token = '', tokenFile = '' }: ImportOptions): string {
  if (token !== '' && tokenFile !== '')
    throw new OperatorError('A token and a file that holds one exclude each other: give one of them.');
  if (token !== '') return token;
  if (tokenFile === '')
    throw new OperatorError(
      '--url needs a token with scope platform: give --token or --token-file, or set TOKEN or TOKEN_FILE.',
    );
  const text = readSecretFile(tokenFile);
  if ('fault' in text) throw new OperatorError(`--token-file names a file that ${text.fault}.`);
  return text.content;
}

function reasonOf(problems: readonly Problem[]): string {
  return problems.map((problem) => renderProblem(problem, 'en').message).join(' ');
}

type Batches = AsyncIterable<readonly RecordLine[]>;

async function importRecords(kind: RecordKind, batches: Batches, put: LineSink): Promise<void> {
  const output = process.stderr;
  let imported = 0;
  let refused = 0;
  for await (const batch of batches) {
    const lines = batch.filter((line) => !('isBlank' in line));
    const refusals = await put(lines);
    for (const { line, reason } of refusals) output.write(`line ${line}: ${reason}\n`);
    imported += lines.length - refusals.length;
    refused += refusals.length;
    if (output.isTTY) output.write(`\r${imported} imported, ${refused} refused`);
  }
  if (output.isTTY) output.write('\n');
  process.stdout.write(`${kind} imported: ${imported}, lines refused: ${refused}\n`);
  if (refused > 0) process.exitCode = 1;
}

/** Puts the records of a batch where they belong; answers the lines that it refused. */
type LineSink = (lines: readonly RecordLine[]) => Promise<readonly { line: number; reason: string }[]>;

const mostTries = 5;
const usualWaitMs = 2_000;
const longestWaitMs = 30_000;

type ErrorItems = readonly { readonly message?: unknown }[] | null;

interface UploadAnswer {
  readonly lines?: readonly { readonly line: number; readonly error: ErrorItems }[];
  readonly error?: ErrorItems;
}

/**
 * Repeats what fails for a passing reason: storing a record twice is storing it once. Throws OperatorError
 * where the service refuses, or still does not answer.
 */
function uploadSink(kind: RecordKind, url: string, token: string): LineSink {
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw new OperatorError('--url must be an http or https URL such as http://127.0.0.1:8080.');
  const target = `${url.replace(/\/+$/, '')}/platform/v1/${kind}`;
  return async (batch) => {
    const refused = batch.flatMap((each) =>
      'problem' in each ? [{ line: each.line, reason: reasonOf([each.problem]) }] : [],
    );
    const sent = batch.flatMap((line) => ('record' in line ? [line] : []));
    if (sent.length === 0) return refused;
    const body = sent.map(({ record }) => `${JSON.stringify(record)}\n`).join('');
    const { lines = [] } = await upload(target, token, body);
    for (const { line, error } of lines)
      refused.push({ line: sent[line - 1]?.line ?? line, reason: messagesOf(error).join(' ') });
    return refused.sort((a, b) => a.line - b.line);
  };
}

function messagesOf(items: ErrorItems = []): string[] {
  return (items ?? []).map(({ message }) => String(message));
}

async function upload(target: string, token: string, body: string): Promise<UploadAnswer> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' };
  // A redirect would hand the token on.
  const request: RequestInit = { method: 'POST', headers, body, redirect: 'manual' };
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(target, request).catch(() => undefined);
    if (response !== undefined && response.status !== 503 && response.status !== 429) {
      const answer = (await response.json().catch(() => null)) as UploadAnswer | null;
      if (response.ok && answer !== null) return answer;
      const refusal = `The service of --url refused the upload (${response.status}).`;
      throw new OperatorError([refusal, ...messagesOf(answer?.error)].join(' '));
    }
    if (attempt === mostTries) throw new OperatorError('The service of --url does not answer.');
    const asked = retryAfterMs(response?.headers.get('retry-after') ?? null, new Date());
    await wait(Math.min(asked ?? usualWaitMs, longestWaitMs));
  }
}
