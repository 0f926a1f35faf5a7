import { Argument, Command, Option } from 'commander';
import { readSettings } from '../config/settings.ts';
import { loadMarkets, openStore } from '../open-store.ts';
import { OperatorError } from '../operator-error.ts';
import { renderProblem } from '../problem/render-problem.ts';
import {
  formatOf,
  type RecordFormat,
  type RecordLine,
  readRecords,
  recordFormats,
} from '../registry/read-records.ts';
import { type RecordKind, recordKinds, recordSink } from '../registry/record-sinks.ts';
import { type LineSink, uploadSink } from './upload-sink.ts';

interface ImportOptions {
  readonly format?: RecordFormat;
  readonly url?: string;
  readonly token?: string;
}

/** `import`: upserts records from NDJSON or CSV. A bad line is named and does not stop the rest. */
export function importCommand(): Command {
  return new Command('import')
    .description('put profiles, branches or registered site URLs into the store')
    .addArgument(new Argument('<kind>', 'what the file holds').choices(recordKinds))
    .argument('<file>', 'NDJSON or CSV, by extension; - is standard input')
    .addOption(new Option('--format <format>', 'where the extension does not say').choices(recordFormats))
    .option('--url <url>', 'a running service to send the records to, such as http://127.0.0.1:8080')
    .addOption(new Option('--token <token>', 'token with scope platform, for --url').env('TOKEN'))
    .action(async (kind: RecordKind, file: string, options: ImportOptions) => {
      const upload =
        options.url === undefined ? undefined : uploadSink(kind, options.url, requireToken(options));
      const batches = await readRecords(file, options.format ?? formatOf(file));
      const counts =
        upload === undefined ? await importIntoStore(kind, batches) : await importRecords(batches, upload);
      process.stdout.write(`${counts.imported} ${kind} imported, ${counts.refused} lines refused\n`);
      if (counts.refused > 0) process.exitCode = 1;
    });
}

function requireToken({ token }: ImportOptions): string {
  if (token === undefined || token === '')
    throw new OperatorError('--url needs a token with scope platform: say --token or set TOKEN.');
  return token;
}

type Batches = AsyncIterable<readonly RecordLine[]>;

async function importIntoStore(kind: RecordKind, batches: Batches): Promise<ImportCounts> {
  const settings = readSettings(process.env);
  const markets = loadMarkets(settings);
  const store = await openStore(settings, markets);
  try {
    const put = recordSink(kind, store, markets);
    return await importRecords(batches, async (lines) => {
      const refusals = await put(lines);
      return refusals.map(({ line, problems }) => ({
        line,
        messages: problems.map((problem) => renderProblem(problem, 'en').message),
      }));
    });
  } finally {
    await store.close();
  }
}

interface ImportCounts {
  readonly imported: number;
  readonly refused: number;
}

/** Runs batch after batch into a sink, names each refused line, and shows progress where there is a terminal. */
async function importRecords(batches: Batches, put: LineSink): Promise<ImportCounts> {
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
