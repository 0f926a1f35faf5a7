import { Argument, Command, Option } from 'commander';
import { type EventFilter, eventStatuses } from '../events/event-store.ts';
import type { ReplayOptions } from './actions/event-deliveries.ts';
import { parseCount, parseTime } from './parse-option.ts';

export function eventsCommand(): Command {
  return new Command('events')
    .description('show and replay events; on the embedded store only while no service runs')
    .addCommand(listCommand())
    .addCommand(replayCommand());
}

function listCommand(): Command {
  return new Command('list')
    .description('print events as NDJSON, one line for each endpoint, newest last')
    .addOption(new Option('--status <status>', 'only events with this status').choices(eventStatuses))
    .option('--cart <id>', 'only those of a cart')
    .option('--session <id>', 'only those of a session')
    .option('--limit <count>', 'at most this many, the newest ones', parseCount, 100)
    .action(async (filter: EventFilter) => {
      const { listEvents } = await import('./actions/event-deliveries.ts');
      await listEvents(filter);
    });
}

function replayCommand(): Command {
  return new Command('replay')
    .description('deliver events again, under the same ids, to the endpoints of WEBHOOK_URLS')
    .addArgument(new Argument('[ids...]', 'ids as events list prints them'))
    .option('--expired', 'all that expired')
    .option('--since <time>', 'all since this time, such as 2026-03-01T12:00:00Z', parseTime)
    .action(async (ids: string[], options: ReplayOptions) => {
      const { replayEvents } = await import('./actions/event-deliveries.ts');
      await replayEvents(ids, options);
    });
}
