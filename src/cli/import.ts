import { Argument, Command, Option } from 'commander';
import { readSettings } from '../config/settings.ts';
import {
  emptyLine,
  formatOf,
  type RecordFormat,
  type RecordLine,
  readRecords,
  recordFormats,
} from '../registry/read-records.ts';
import { type RecordKind, type RecordSink, recordKinds, recordSink } from '../registry/record-sinks.ts';
import { loadMarkets, openStore } from '../wiring.ts';

/** `import`: upserts records from NDJSON or CSV. A bad line is named and does not stop the rest. */
export function importCommand(): Command {
  return new Command('import')
    .description('put profiles, branches or registered site URLs into the store')
    .addArgument(new Argument('<kind>', 'what the file holds').choices(recordKinds))
    .argument('<file>', 'NDJSON or CSV, by extension; - is standard input')
    .addOption(new Option('--format <format>', 'where the extension does not say').choices(recordFormats))
    .action(async (kind: RecordKind, file: string, options: { format?: RecordFormat }) => {
      const settings = readSettings(process.env);
      const format = options.format ?? formatOf(file);
      const markets = loadMarkets(settings);
      const store = await openStore(settings, markets);
      try {
        const put = recordSink(kind, store, markets);
        const counts = await importRecords(readRecords(file, format), put, process.stderr);
        process.stdout.write(`${counts.imported} ${kind} imported, ${counts.refused} lines refused\n`);
        if (counts.refused > 0) process.exitCode = 1;
      } finally {
        await store.close();
      }
    });
}

interface ImportCounts {
  readonly imported: number;
  readonly refused: number;
}

/** Runs batch after batch into a sink, names each refused line, and shows progress where there is a terminal. */
async function importRecords(
  batches: AsyncIterable<readonly RecordLine[]>,
  put: RecordSink,
  output: NodeJS.WriteStream,
): Promise<ImportCounts> {
  let imported = 0;
  let refused = 0;
  for await (const batch of batches) {
    const lines = batch.filter((line) => !('reason' in line && line.reason === emptyLine));
    const refusals = await put(lines);
    for (const { line, reason } of refusals) output.write(`line ${line}: ${reason}\n`);
    imported += lines.length - refusals.length;
    refused += refusals.length;
    if (output.isTTY) output.write(`\r${imported} imported, ${refused} refused`);
  }
  if (output.isTTY) output.write('\n');
  return { imported, refused };
}
