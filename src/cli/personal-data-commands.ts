import { Command, Option } from 'commander';
import type { AuditFilter } from '../platform/privacy-store.ts';
import type { EraseOptions } from './actions/data-subject-requests.ts';
import { byOption, profileOption, type SubjectOptions, sessionOption } from './data-subject.ts';
import { parseCount, parseId, parseTime } from './parse-option.ts';

export function auditCommand(): Command {
  return new Command('audit').description('show the audit trail').addCommand(auditListCommand());
}

function auditListCommand(): Command {
  return new Command('list')
    .description('print entries of the audit trail, one JSON object per line, newest last')
    .addOption(new Option('--cart <id>', 'about a cart').argParser(parseId))
    .addOption(sessionOption())
    .addOption(profileOption())
    .option('--action <words>', 'the action, such as "override address"')
    .addOption(new Option('--since <time>', 'from this time on, ISO 8601').argParser(parseTime))
    .addOption(
      new Option('--limit <count>', 'at most this many, the newest ones').default(100).argParser(parseCount),
    )
    .action(async (filter: AuditFilter) => {
      const { listAudit } = await import('./actions/data-subject-requests.ts');
      await listAudit(filter);
    });
}

export function exportCommand(): Command {
  return new Command('export')
    .description(
      'print everything that is held about a profile or a session as JSON; the audit trail records it',
    )
    .addOption(profileOption())
    .addOption(sessionOption())
    .addOption(byOption())
    .action(async (options: SubjectOptions) => {
      const { exportData } = await import('./actions/data-subject-requests.ts');
      await exportData(options);
    });
}

export function eraseCommand(): Command {
  return new Command('erase')
    .description('delete everything that is held about a profile or a session; the audit trail records it')
    .addOption(profileOption())
    .addOption(sessionOption())
    .option('--site-urls', 'also delete registered site URLs, which anybody can then register')
    .option('--yes', 'do not ask for confirmation')
    .addOption(byOption())
    .action(async (options: EraseOptions) => {
      const { eraseData } = await import('./actions/data-subject-requests.ts');
      await eraseData(options);
    });
}
