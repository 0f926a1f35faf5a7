import { readSettings } from '../../config/settings.ts';
import { type EventFilter, eventSubjects, type ListedEvent } from '../../events/event-store.ts';
import { messageIdOf, parseMessageId } from '../../events/post-message.ts';
import { withStore } from '../../open-store.ts';
import { OperatorError } from '../../operator-error.ts';
import { printLines } from './terminal-text.ts';

/** Prints events as NDJSON, the newest last. */
export async function listEvents(filter: EventFilter): Promise<void> {
  const events = await withStore(readSettings(process.env), (store) => store.listEvents(filter));
  printLines(events.toReversed().map(lineOf));
}

function lineOf(event: ListedEvent): object {
  const { type, subjectId, market, occurredAt, endpoint, status, attempts, outcome, nextAttemptAt } = event;
  const id = messageIdOf(event);
  const subject = { [eventSubjects[type]]: subjectId };
  return { id, type, ...subject, market, occurredAt, endpoint, status, attempts, outcome, nextAttemptAt };
}

type ReplayOptions = { readonly expired?: true; readonly since?: Date };

/**
 * Schedules events for another delivery: those with the given ids, or those that the options select. Throws
 * OperatorError where none has the given ids.
 */
export async function replayEvents(ids: readonly string[], { expired, since }: ReplayOptions): Promise<void> {
  const events = ids.map(requireEvent);
  if ([events.length > 0, expired, since].filter(Boolean).length !== 1)
    throw new OperatorError('Give ids of events, --expired or --since, and only one of these.');
  const selection = expired ? { expired } : since ? { since } : { events };
  const settings = readSettings(process.env);
  const endpoints = settings.webhooks?.endpoints.map(({ name }) => name);
  if (endpoints === undefined)
    throw new OperatorError('WEBHOOK_URLS is not set: there is nowhere to deliver events to.');
  const count = await withStore(settings, (store) => store.replayEvents(selection, endpoints));
  if (events.length > 0 && count === 0)
    throw new OperatorError('No such event is stored for a URL of WEBHOOK_URLS: see events list.');
  process.stdout.write(`deliveries scheduled again: ${count}\n`);
}

function requireEvent(id: string) {
  const event = parseMessageId(id);
  if (event === undefined)
    throw new OperatorError(`${id} is not the id of an event: an id looks like evt_12_3.`);
  return event;
}
