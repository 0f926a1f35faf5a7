import { Argument, Command, Option } from 'commander';
import { pairStates } from '../decisions/taught-pair.ts';
import { eventStatuses } from '../events/event-store.ts';
import { recordKinds } from '../registry/record-kinds.ts';
import {
  byOption,
  formatOption,
  lazily,
  parseCount,
  parseId,
  parseTime,
  profileOption,
  sessionOption,
} from './options.ts';

const limitOption = () =>
  new Option('--limit <count>', 'at most this many, the newest ones').default(100).argParser(parseCount);

export function importCommand(): Command {
  return new Command('import')
    .description('store profiles, branches or registered site URLs')
    .addArgument(new Argument('<kind>', 'what the file holds').choices(recordKinds))
    .argument('<file>', 'NDJSON, CSV or TSV, by extension; - is standard input')
    .addOption(formatOption())
    .option('--url <url>', 'a running service to send the records to, such as http://127.0.0.1:8080')
    .addOption(new Option('--token <token>', 'token with scope platform, for --url').env('TOKEN'))
    .addOption(new Option('--token-file <file>', 'file that holds the token').env('TOKEN_FILE'))
    .addOption(byOption())
    .action(lazily(() => import('./actions/import-records.ts'), 'importFile'));
}

export function eventsCommand(): Command {
  const load = () => import('./actions/event-deliveries.ts');
  const list = new Command('list')
    .description('print events as NDJSON, one line for each endpoint, newest last')
    .addOption(new Option('--status <status>', 'only events with this status').choices(eventStatuses))
    .option('--cart <id>', 'only those of a cart')
    .option('--session <id>', 'only those of a session')
    .addOption(limitOption())
    .action(lazily(load, 'listEvents'));
  const replay = new Command('replay')
    .description('deliver events again, under the same ids, to the endpoints of WEBHOOK_URLS')
    .addArgument(new Argument('[ids...]', 'ids as events list prints them'))
    .option('--expired', 'all that expired')
    .option('--since <time>', 'all since this time, such as 2026-03-01T12:00:00Z', parseTime)
    .action(lazily(load, 'replayEvents'));
  return new Command('events')
    .description('show and replay events; on the embedded store only while no service runs')
    .addCommand(list)
    .addCommand(replay);
}

const loadPairs = () => import('./actions/teach-pairs.ts');

export function learnedCommand(): Command {
  const list = new Command('list')
    .description('print pairs that at least five buyers typed as NDJSON, most buyers first')
    .option('--market <code>', 'only those of a market')
    .addOption(new Option('--state <state>', 'only those in this state').choices(pairStates))
    .action(lazily(loadPairs, 'listPairs'));
  const exporting = new Command('export')
    .description('print what was approved and rejected, by whom and when, as NDJSON')
    .action(lazily(loadPairs, 'exportTaught'));
  return new Command('learned')
    .description(
      'places that buyers taught: show, approve and reject; on the embedded store only while no service runs',
    )
    .addCommand(list)
    .addCommand(
      teachCommand('approve', 'no longer doubt a city with a postal code').action(
        lazily(loadPairs, 'approvePair'),
      ),
    )
    .addCommand(
      teachCommand('reject', 'keep doubting a city with a postal code, and propose it no more').action(
        lazily(loadPairs, 'rejectPair'),
      ),
    )
    .addCommand(exporting);
}

function teachCommand(name: string, description: string): Command {
  return new Command(name)
    .description(`${description}; running instances notice within a minute`)
    .requiredOption('--market <code>', 'market, ISO 3166-1 alpha-2', parseId)
    .requiredOption('--city <name>', 'city, in any spelling', parseId)
    .requiredOption('--code <code>', 'postal code', parseId)
    .option('--province <name>', 'province, where addresses name one')
    .addOption(byOption('who decides'));
}

const loadRequests = () => import('./actions/data-subject-requests.ts');

export function auditCommand(): Command {
  const list = new Command('list')
    .description('print entries of the audit trail, one JSON object per line, newest last')
    .addOption(new Option('--cart <id>', 'about a cart').argParser(parseId))
    .addOption(sessionOption())
    .addOption(profileOption())
    .option('--action <words>', 'the action, such as "override address"')
    .addOption(new Option('--since <time>', 'from this time on, ISO 8601').argParser(parseTime))
    .addOption(limitOption())
    .action(lazily(loadRequests, 'listAudit'));
  return new Command('audit').description('show the audit trail').addCommand(list);
}

export function exportCommand(): Command {
  return new Command('export')
    .description(
      'print everything that is held about a profile or a session as JSON; the audit trail records it',
    )
    .addOption(profileOption())
    .addOption(sessionOption())
    .addOption(byOption())
    .action(lazily(loadRequests, 'exportData'));
}

export function eraseCommand(): Command {
  return new Command('erase')
    .description('delete everything that is held about a profile or a session; the audit trail records it')
    .addOption(profileOption())
    .addOption(sessionOption())
    .option('--site-urls', 'also delete registered site URLs, which anybody can then register')
    .option('--yes', 'do not ask for confirmation')
    .addOption(byOption())
    .action(lazily(loadRequests, 'eraseData'));
}
