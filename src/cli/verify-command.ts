import { Command, Option } from 'commander';
import { recordFormats } from '../registry/record-kinds.ts';
import type { VerifyOptions } from './actions/verify-file.ts';

export function verifyCommand(): Command {
  return new Command('verify')
    .description(
      'judge addresses without a server or a store; each line holds the fields of a submission, Market and any id, and is answered by one line; the exit status is 1 if a line could not be read',
    )
    .argument('[file]', 'NDJSON, CSV or TSV, by extension; - is standard input', '-')
    .addOption(
      new Option('--format <format>', 'format, if the extension does not tell').choices(recordFormats),
    )
    .addOption(
      new Option('--output <format>', 'how the judgements are written')
        .choices(recordFormats)
        .default('ndjson'),
    )
    .option('--market <code>', 'market of the lines that name none, such as DE')
    .option(
      '--columns <columns>',
      'columns that have other names than their fields: City=Town,PostalCode=Zip',
    )
    .addOption(new Option('--explain', 'add to each line how it was read, weighed and decided; not in CSV'))
    .action(async (file: string, options: VerifyOptions, command: Command) => {
      if (options.explain === true && options.output === 'csv')
        command.error('error: --explain cannot be written as CSV: leave out --output csv.');
      const { verifyFile } = await import('./actions/verify-file.ts');
      await verifyFile(file, options);
    });
}
