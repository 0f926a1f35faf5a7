import { type Command, Option } from 'commander';
import { pairStates } from '../decisions/decision-store.ts';
import { eventStatuses } from '../events/event-store.ts';
import {
  byOption,
  command,
  lazily,
  parseCount,
  parseId,
  parseTime,
  profileOption,
  sessionOption,
} from './command.ts';

const loadPairs = () => import('./actions/taught-pairs.ts');
const loadEvents = () => import('./actions/stored-events.ts');
const loadData = () => import('./actions/personal-data.ts');

const limitOption = new Option('--limit <count>', 'at most this many, the newest ones')
  .default(100)
  .argParser(parseCount);

function teachCommand(name: string): Command {
  return command(name)
    .requiredOption('--market <code>', 'market, ISO 3166-1 alpha-2', parseId)
    .requiredOption('--city <name>', 'city, in any spelling', parseId)
    .requiredOption('--code <code>', 'postal code', parseId)
    .option('--province <name>', 'province, where addresses name one')
    .addOption(byOption('who decides'));
}

export const storeCommands = (): Command[] => [
  command(
    'learned',
    command('list')
      .option('--market <code>', 'only those of a market')
      .addOption(new Option('--state <state>', 'only those in this state').choices(pairStates))
      .action(lazily(loadPairs, 'listPairs')),
    teachCommand('approve').action(lazily(loadPairs, 'approvePair')),
    teachCommand('reject').action(lazily(loadPairs, 'rejectPair')),
    command('export').action(lazily(loadPairs, 'exportTaught')),
  ),
  command(
    'events',
    command('list')
      .addOption(new Option('--status <status>', 'only events with this status').choices(eventStatuses))
      .option('--cart <id>', 'only those of a cart')
      .option('--session <id>', 'only those of a session')
      .addOption(limitOption)
      .action(lazily(loadEvents, 'listEvents')),
    command('replay')
      .argument('[ids...]', 'ids as events list prints them')
      .option('--expired', 'all that expired')
      .option('--since <time>', 'all since this time, such as 2026-03-01T12:00:00Z', parseTime)
      .action(lazily(loadEvents, 'replayEvents')),
  ),
  command(
    'audit',
    command('list')
      .option('--cart <id>', 'about a cart', parseId)
      .addOption(sessionOption)
      .addOption(profileOption)
      .option('--action <words>', 'the action, such as "override address"')
      .option('--since <time>', 'from this time on, ISO 8601', parseTime)
      .addOption(limitOption)
      .action(lazily(loadData, 'listAudit')),
  ),
  command('export')
    .addOption(profileOption)
    .addOption(sessionOption)
    .addOption(byOption())
    .action(lazily(loadData, 'exportData')),
  command('erase')
    .addOption(profileOption)
    .addOption(sessionOption)
    .option('--site-urls', 'also delete registered site URLs, which anybody can then register')
    .option('--yes', 'do not ask for confirmation')
    .addOption(byOption())
    .action(lazily(loadData, 'eraseData')),
];
