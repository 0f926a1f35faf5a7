import { Command, Option } from 'commander';
import type { AuditFilter } from '../checkout/privacy-ports.ts';
import { readSettings } from '../config/settings.ts';
import { toAuditEntry } from '../http/wire/platform/held-data.ts';
import { profileOption, sessionOption } from './data-subject.ts';
import { parseCount, parseId, parseTime } from './parse-option.ts';
import { withStore } from './with-store.ts';

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
      const entries = await withStore(readSettings(process.env), (store) => store.listAudit(filter));
      process.stdout.write(entries.map((entry) => `${JSON.stringify(toAuditEntry(entry))}\n`).join(''));
    });
}
