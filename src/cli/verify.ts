import { Command, Option } from 'commander';
import { recordFormats } from '../registry/record-kinds.ts';
import type { VerifyOptions } from './actions/verify-file.ts';

/** `verify`: judges addresses without server or store, a JSON line out for each line in, in order. */
export function verifyCommand(): Command {
  return new Command('verify')
    .description(
      'judge addresses without server or store: the fields of a submission with Market and any id in, one JSON line out for each',
    )
    .argument('[file]', 'NDJSON or CSV, by extension; - is standard input', '-')
    .addOption(new Option('--format <format>', 'where the extension does not say').choices(recordFormats))
    .option('--explain', 'add to each line what was seen, weighed and decided')
    .action(async (file: string, options: VerifyOptions) => {
      const { verifyFile } = await import('./actions/verify-file.ts');
      await verifyFile(file, options);
    });
}
