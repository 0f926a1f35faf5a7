import { readSecretFile } from '../../config/setting-values.ts';
import type { Problem } from '../../fields/problem.ts';
import { loadMarkets, readSettingsOfMarkets } from '../../load-markets.ts';
import { openStore } from '../../open-store.ts';
import { OperatorError } from '../../operator-error.ts';
import { formatOf, type RecordLine, readRecords } from '../../registry/read-records.ts';
import { recordSink } from '../../registry/record-sinks.ts';
import type { RecordFormat, RecordKind } from '../../registry/registry-entries.ts';
import { renderProblem } from '../../words/render-problem.ts';
import { tell } from './terminal-text.ts';
import { type LineSink, uploadSink } from './upload-sink.ts';

export interface ImportOptions {
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
  const store = await openStore(settings);
  const put = recordSink(kind, store, markets, { actor: options.by, requestId: null });
  const messageOf = (problem: Problem) => renderProblem(problem, 'en').message;
  try {
    await importRecords(kind, batches, async (lines) =>
      (await put(lines)).map(({ line, problems }) => ({ line, messages: problems.map(messageOf) })),
    );
  } finally {
    await store.close();
  }
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

type Batches = AsyncIterable<readonly RecordLine[]>;

async function importRecords(kind: RecordKind, batches: Batches, put: LineSink): Promise<void> {
  const output = process.stderr;
  let imported = 0;
  let refused = 0;
  for await (const batch of batches) {
    const lines = batch.filter((line) => !('isBlank' in line));
    const refusals = await put(lines);
    for (const { line, messages } of refusals) output.write(`line ${line}: ${messages.join(' ')}\n`);
    imported += lines.length - refusals.length;
    refused += refusals.length;
    if (output.isTTY) output.write(`\r${imported} imported, ${refused} refused`);
  }
  if (output.isTTY) output.write('\n');
  process.stdout.write(`${kind} imported: ${imported}, lines refused: ${refused}\n`);
  if (refused > 0) process.exitCode = 1;
}
