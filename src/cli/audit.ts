import { Command, Option } from 'commander';
import type { AuditFilter } from '../checkout/privacy-ports.ts';
import { profileOption, sessionOption } from './data-subject.ts';
import { parseCount, parseId, parseTime } from './parse-option.ts';

/** `audit`: what was decided, read, registered, exported and erased. */
export function auditCommand(): Command {
  return new Command('audit').description('show the audit trail').addCommand(listCommand());
}

function listCommand(): Command {
  return new Command('list')
    .description('print entries of the audit trail, one JSON object a line, the newest last')
    .addOption(new Option('--cart <id>', 'about a cart').argParser(parseId))
    .addOption(sessionOption())
    .addOption(profileOption())
    .option('--action <words>', 'what was done, such as "override address"')
    .addOption(new Option('--since <time>', 'from this time on, ISO 8601').argParser(parseTime))
    .addOption(new Option('--limit <count>', 'the newest so many').default(100).argParser(parseCount))
    .action(async (filter: AuditFilter) => {
      const { listAudit } = await import('./actions/list-audit.ts');
      await listAudit(filter);
    });
}
