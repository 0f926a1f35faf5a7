import { Argument, Command, Option } from 'commander';
import { type RecordKind, recordFormats, recordKinds } from '../registry/record-kinds.ts';
import type { ImportOptions } from './actions/import-records.ts';
import { byOption } from './data-subject.ts';

export function importCommand(): Command {
  return new Command('import')
    .description('store profiles, branches or registered site URLs')
    .addArgument(new Argument('<kind>', 'what the file holds').choices(recordKinds))
    .argument('<file>', 'NDJSON, CSV or TSV, by extension; - is standard input')
    .addOption(
      new Option('--format <format>', 'format, if the extension does not tell').choices(recordFormats),
    )
    .option('--url <url>', 'a running service to send the records to, such as http://127.0.0.1:8080')
    .addOption(new Option('--token <token>', 'token with scope platform, for --url').env('TOKEN'))
    .addOption(new Option('--token-file <file>', 'file that holds the token').env('TOKEN_FILE'))
    .addOption(byOption())
    .action(async (kind: RecordKind, file: string, options: ImportOptions) => {
      const { importFile } = await import('./actions/import-records.ts');
      await importFile(kind, file, options);
    });
}
