import { readSettings } from '../../config/settings.ts';
import { eventSubjects } from '../../events/event.ts';
import type { EventFilter, ListedEvent } from '../../events/event-store.ts';
import { messageIdOf } from '../../events/message.ts';
import { withStore } from './with-store.ts';

/** Prints events as NDJSON, the newest last. */
export async function listEvents(filter: EventFilter): Promise<void> {
  const events = await withStore(readSettings(process.env), (store) => store.listEvents(filter));
  process.stdout.write(events.toReversed().map(lineOf).join(''));
}

function lineOf(event: ListedEvent): string {
  const { type, subjectId, market, occurredAt, endpoint, status, attempts, outcome, nextAttemptAt } = event;
  const id = messageIdOf(event);
  const subject = { [eventSubjects[type]]: subjectId };
  return `${JSON.stringify({ id, type, ...subject, market, occurredAt, endpoint, status, attempts, outcome, nextAttemptAt })}\n`;
}
