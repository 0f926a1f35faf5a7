import { Command } from 'commander';
import type { EraseOptions } from './actions/erase-data.ts';
import { byOption, profileOption, sessionOption } from './data-subject.ts';

/** `erase`: deletes everything that is held about somebody and prints how much that was. */
export function eraseCommand(): Command {
  return new Command('erase')
    .description('delete everything that is held about a profile or a session; it is put on record')
    .addOption(profileOption())
    .addOption(sessionOption())
    .option('--site-urls', 'registered site URLs as well: they are free for anybody at once')
    .option('--yes', 'without asking')
    .addOption(byOption())
    .action(async (options: EraseOptions) => {
      const { eraseData } = await import('./actions/erase-data.ts');
      await eraseData(options);
    });
}
