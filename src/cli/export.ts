import { Command } from 'commander';
import { byOption, profileOption, type SubjectOptions, sessionOption } from './data-subject.ts';

/** `export`: everything that is held about somebody, as the platform's door answers it. */
export function exportCommand(): Command {
  return new Command('export')
    .description('print everything that is held about a profile or a session as JSON; it is put on record')
    .addOption(profileOption())
    .addOption(sessionOption())
    .addOption(byOption())
    .action(async (options: SubjectOptions) => {
      const { exportData } = await import('./actions/export-data.ts');
      await exportData(options);
    });
}
