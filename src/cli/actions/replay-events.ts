import { readSettings } from '../../config/settings.ts';
import type { ReplaySelection } from '../../events/event-store.ts';
import { parseMessageId } from '../../events/message.ts';
import { OperatorError } from '../../operator-error.ts';
import { withStore } from './with-store.ts';

export interface ReplayOptions {
  readonly expired?: true;
  readonly since?: Date;
}

/** Has events delivered once more: those that are named, or those that the options say. */
export async function replayEvents(ids: readonly string[], options: ReplayOptions): Promise<void> {
  const selection = selectionOf(ids, options);
  const settings = readSettings(process.env);
  const endpoints = settings.webhooks?.endpoints.map(({ name }) => name);
  if (endpoints === undefined)
    throw new OperatorError('WEBHOOK_URLS is not set: there is nowhere to deliver events to.');
  const count = await withStore(settings, (store) => store.replayEvents(selection, endpoints));
  process.stdout.write(`deliveries to be made again: ${count}\n`);
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
