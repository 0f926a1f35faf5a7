import { Command, Option } from 'commander';
import { pairStates } from '../decisions/taught-pair.ts';
import type { ListOptions, TeachOptions } from './actions/teach-pairs.ts';
import { parseId } from './parse-option.ts';

export function learnedCommand(): Command {
  return new Command('learned')
    .description(
      'places that buyers taught: show, approve and reject; on the embedded store only while no service runs',
    )
    .addCommand(listCommand())
    .addCommand(teachCommand('approve', 'no longer doubt a city with a postal code'))
    .addCommand(teachCommand('reject', 'keep doubting a city with a postal code, and propose it no more'))
    .addCommand(exportCommand());
}

function listCommand(): Command {
  return new Command('list')
    .description('print pairs that at least five buyers typed as NDJSON, most buyers first')
    .option('--market <code>', 'only those of a market')
    .addOption(new Option('--state <state>', 'only those in this state').choices(pairStates))
    .action(async (options: ListOptions) => {
      const { listPairs } = await import('./actions/teach-pairs.ts');
      await listPairs(options);
    });
}

function teachCommand(name: 'approve' | 'reject', description: string): Command {
  return new Command(name)
    .description(`${description}; running instances notice within a minute`)
    .requiredOption('--market <code>', 'market, ISO 3166-1 alpha-2', parseId)
    .requiredOption('--city <name>', 'city, in any spelling', parseId)
    .requiredOption('--code <code>', 'postal code', parseId)
    .option('--province <name>', 'province, where addresses name one')
    .addOption(new Option('--by <name>', 'who decides').default('command').argParser(parseId))
    .action(async (options: TeachOptions) => {
      const { teachPair } = await import('./actions/teach-pairs.ts');
      await teachPair(options, name === 'approve');
    });
}

function exportCommand(): Command {
  return new Command('export')
    .description('print what was approved and rejected, by whom and when, as NDJSON')
    .action(async () => {
      const { exportTaught } = await import('./actions/teach-pairs.ts');
      await exportTaught();
    });
}
