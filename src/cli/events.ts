import { Argument, Command, Option } from 'commander';
import { readSettings } from '../config/settings.ts';
import { eventSubjects } from '../events/event.ts';
import {
  type EventFilter,
  eventStatuses,
  type ListedEvent,
  type ReplaySelection,
} from '../events/event-store.ts';
import { messageIdOf, parseMessageId } from '../events/message.ts';
import { OperatorError } from '../operator-error.ts';
import { parseCount, parseTime } from './parse-option.ts';
import { withStore } from './with-store.ts';

/** `events`: shows what was and is to be delivered, and has it delivered once more. */
export function eventsCommand(): Command {
  return new Command('events')
    .description('show and replay events; with the embedded store while no service runs on it')
    .addCommand(listCommand())
    .addCommand(replayCommand());
}

function listCommand(): Command {
  return new Command('list')
    .description('print events as NDJSON, a line for each endpoint, the newest last')
    .addOption(new Option('--status <status>', 'only these').choices(eventStatuses))
    .option('--cart <id>', 'only those of a cart')
    .option('--session <id>', 'only those of a session')
    .option('--limit <count>', 'the newest so many', parseCount, 100)
    .action(async (filter: EventFilter) => {
      const events = await withStore(readSettings(process.env), (store) => store.listEvents(filter));
      process.stdout.write(events.toReversed().map(lineOf).join(''));
    });
}

function lineOf(event: ListedEvent): string {
  const { type, subjectId, market, occurredAt, endpoint, status, attempts, outcome, nextAttemptAt } = event;
  const id = messageIdOf(event);
  const subject = { [eventSubjects[type]]: subjectId };
  return `${JSON.stringify({ id, type, ...subject, market, occurredAt, endpoint, status, attempts, outcome, nextAttemptAt })}\n`;
}

interface ReplayOptions {
  readonly expired?: true;
  readonly since?: Date;
}

function replayCommand(): Command {
  return new Command('replay')
    .description('deliver events once more, under their own ids, to the endpoints of WEBHOOK_URLS')
    .addArgument(new Argument('[ids...]', 'as events list prints them'))
    .option('--expired', 'all that were given up')
    .option('--since <time>', 'all since a time, such as 2026-03-01T12:00:00Z', parseTime)
    .action(async (ids: string[], options: ReplayOptions) => {
      const selection = selectionOf(ids, options);
      const settings = readSettings(process.env);
      const endpoints = settings.webhooks?.endpoints.map(({ name }) => name);
      if (endpoints === undefined)
        throw new OperatorError('WEBHOOK_URLS is not set: there is nowhere to deliver events to.');
      const count = await withStore(settings, (store) => store.replayEvents(selection, endpoints));
      process.stdout.write(`deliveries to be made again: ${count}\n`);
    });
}

function selectionOf(ids: readonly string[], { expired, since }: ReplayOptions): ReplaySelection {
  const events = ids.map(requireEvent);
  const chosen = [events.length > 0, expired, since].filter(Boolean).length;
  if (chosen !== 1) throw new OperatorError('Name ids of events, or say either --expired or --since.');
  if (expired) return { expired };
  return since ? { since } : { events };
}

function requireEvent(id: string) {
  const event = parseMessageId(id);
  if (event === undefined)
    throw new OperatorError(`${id} is no id of an event: it reads evt_, digits, _, digits.`);
  return event;
}
