import { Command, Option } from 'commander';
import { recordFormats } from '../registry/record-kinds.ts';
import type { VerifyOptions } from './actions/verify-file.ts';

/** `verify`: judges addresses without a server or a store, one line out for each line in, in order. */
export function verifyCommand(): Command {
  return new Command('verify')
    .description(
      'judge addresses without server or store: the fields of a submission with Market and any id in, one line out for each; ends with status 1 where a line could not be read',
    )
    .argument('[file]', 'NDJSON or CSV, by extension; - is standard input', '-')
    .addOption(new Option('--format <format>', 'where the extension does not say').choices(recordFormats))
    .addOption(
      new Option('--output <format>', 'how the judgements are written')
        .choices(recordFormats)
        .default('ndjson'),
    )
    .addOption(new Option('--explain', 'add to each line what was seen, weighed and decided; not in CSV'))
    .action(async (file: string, options: VerifyOptions, command: Command) => {
      if (options.explain === true && options.output === 'csv')
        command.error('error: --explain cannot be written as CSV: leave out --output csv.');
      const { verifyFile } = await import('./actions/verify-file.ts');
      await verifyFile(file, options);
    });
}
