import { readSecretFile } from '../../config/setting-values.ts';
import { loadMarkets, readSettingsOfMarkets } from '../../load-markets.ts';
import { openStore } from '../../open-store.ts';
import { OperatorError } from '../../operator-error.ts';
import { formatOf, type RecordLine, readRecords } from '../../registry/read-records.ts';
import { type Refusal, recordSink } from '../../registry/record-sinks.ts';
import type { RecordFormat, RecordKind } from '../../registry/registry-entries.ts';
import { renderProblem } from '../../words/render-problem.ts';
import { tell } from './terminal-text.ts';
import { type LineSink, type RefusedLine, uploadSink } from './upload-sink.ts';

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
  const counts =
    upload === undefined
      ? await importIntoStore(kind, batches, options.by)
      : await importRecords(batches, upload);
  process.stdout.write(`${kind} imported: ${counts.imported}, lines refused: ${counts.refused}\n`);
  if (counts.refused > 0) process.exitCode = 1;
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

async function importIntoStore(kind: RecordKind, batches: Batches, actor: string) {
  const settings = readSettingsOfMarkets(process.env);
  const markets = loadMarkets(settings);
  const store = await openStore(settings);
  const put = recordSink(kind, store, markets, { actor, requestId: null });
  try {
    return await importRecords(batches, async (lines) => (await put(lines)).map(worded));
  } finally {
    await store.close();
  }
}

function worded({ line, problems }: Refusal): RefusedLine {
  return { line, messages: problems.map((problem) => renderProblem(problem, 'en').message) };
}

async function importRecords(batches: Batches, put: LineSink) {
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
  return { imported, refused };
}
