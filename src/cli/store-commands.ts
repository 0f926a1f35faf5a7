import { type Command, Option } from 'commander';
import { pairStates } from '../decisions/taught-pair.ts';
import { eventStatuses } from '../events/event-store.ts';
import {
  byOption,
  command,
  lazily,
  parseCount,
  parseId,
  parseTime,
  profileOption,
  type ShownCommand,
  sessionOption,
} from './command.ts';

const loadPairs = () => import('./actions/taught-pairs.ts');
const loadEvents = () => import('./actions/stored-events.ts');
const loadData = () => import('./actions/personal-data.ts');

const limitOption = new Option('--limit <count>', 'at most this many, the newest ones')
  .default(100)
  .argParser(parseCount);
function teachCommand(name: string, description: string): ShownCommand {
  return command(name, `${description}; running instances notice within a minute`)
    .requiredOption('--market <code>', 'market, ISO 3166-1 alpha-2', parseId)
    .requiredOption('--city <name>', 'city, in any spelling', parseId)
    .requiredOption('--code <code>', 'postal code', parseId)
    .option('--province <name>', 'province, where addresses name one')
    .addOption(byOption('who decides'));
}

export const storeCommands = (): Command[] => [
  command(
    'learned',
    'places that buyers taught: show, approve and reject; on the embedded store only while no service runs',
  )
    .examples('list --state proposed')
    .below(
      command('list', 'print pairs that at least five buyers typed as NDJSON, most buyers first')
        .option('--market <code>', 'only those of a market')
        .addOption(new Option('--state <state>', 'only those in this state').choices(pairStates))
        .examples('--state proposed --market BR')
        .action(lazily(loadPairs, 'listPairs')),
      teachCommand('approve', 'no longer doubt a city with a postal code')
        .examples('--market US --city "Warm Springs" --province CA --code 94539')
        .action(lazily(loadPairs, 'approvePair')),
      teachCommand('reject', 'keep doubting a city with a postal code, and propose it no more')
        .examples('--market DE --city Entenhausen --code 10115')
        .action(lazily(loadPairs, 'rejectPair')),
      command('export', 'print what was approved and rejected, by whom and when, as NDJSON')
        .examples('> taught.ndjson')
        .action(lazily(loadPairs, 'exportTaught')),
    ),
  command('events', 'show and replay events; on the embedded store only while no service runs')
    .examples('list --status pending', 'replay --expired')
    .below(
      command('list', 'print events as NDJSON, one line for each endpoint, newest last')
        .addOption(new Option('--status <status>', 'only events with this status').choices(eventStatuses))
        .option('--cart <id>', 'only those of a cart')
        .option('--session <id>', 'only those of a session')
        .addOption(limitOption)
        .examples('--cart c-1 --limit 20')
        .action(lazily(loadEvents, 'listEvents')),
      command('replay', 'deliver events again, under the same ids, to the endpoints of WEBHOOK_URLS')
        .argument('[ids...]', 'ids as events list prints them')
        .option('--expired', 'all that expired')
        .option('--since <time>', 'all since this time, such as 2026-03-01T12:00:00Z', parseTime)
        .examples('--expired', '--since 2026-03-01T12:00:00Z')
        .action(lazily(loadEvents, 'replayEvents')),
    ),
  command('audit', 'show the audit trail')
    .examples('list --profile p-1 --since 2026-03-01')
    .below(
      command('list', 'print entries of the audit trail, one JSON object per line, newest last')
        .option('--cart <id>', 'about a cart', parseId)
        .addOption(sessionOption)
        .addOption(profileOption)
        .option('--action <words>', 'the action, such as "override address"')
        .option('--since <time>', 'from this time on, ISO 8601', parseTime)
        .addOption(limitOption)
        .examples('--profile p-1 --since 2026-03-01', '--action "override address" --limit 20')
        .action(lazily(loadData, 'listAudit')),
    ),
  command(
    'export',
    'print everything that is held about a profile or a session as JSON; the audit trail records it',
  )
    .addOption(profileOption)
    .addOption(sessionOption)
    .addOption(byOption())
    .examples('--profile p-1 --by ann > p-1.json')
    .action(lazily(loadData, 'exportData')),
  command('erase', 'delete everything that is held about a profile or a session; the audit trail records it')
    .addOption(profileOption)
    .addOption(sessionOption)
    .option('--site-urls', 'also delete registered site URLs, which anybody can then register')
    .option('--yes', 'do not ask for confirmation')
    .addOption(byOption())
    .examples('--session visit-1 --yes --by ann')
    .action(lazily(loadData, 'eraseData')),
];
