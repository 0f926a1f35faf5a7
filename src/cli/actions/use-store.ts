import { createInterface } from 'node:readline/promises';
import { placePairOf } from '../../address/place-pair.ts';
import { noAddress } from '../../address/postal-address.ts';
import { readSettings } from '../../config/settings.ts';
import { createDecisionReports } from '../../decisions/decision-report.ts';
import type { PairName, PairState } from '../../decisions/taught-pair.ts';
import { type EventFilter, eventSubjects, type ListedEvent } from '../../events/event-store.ts';
import { messageIdOf, parseMessageId } from '../../events/post-message.ts';
import { toHeldData } from '../../http/wire/held-data.ts';
import { done } from '../../http/wire/schema-parts.ts';
import { loadMarkets } from '../../load-markets.ts';
import { withStore } from '../../open-store.ts';
import { OperatorError } from '../../operator-error.ts';
import type { AuditFilter, DataSubject } from '../../platform/privacy-store.ts';
import { FieldCipherError } from '../../store/field-cipher.ts';
import { printLines } from './terminal-text.ts';

/** Prints the pairs that enough buyers typed, one JSON object a line. */
export async function listPairs({ market, state }: { market?: string; state?: PairState }): Promise<void> {
  const settings = readSettings(process.env);
  const pairs = await withStore(settings, (store) =>
    createDecisionReports(store, () => new Date(), settings.learned).pairs(),
  );
  const wanted = pairs.filter(
    (pair) =>
      (market === undefined || pair.market === market) && (state === undefined || pair.state === state),
  );
  printPairs(wanted);
}

interface TeachOptions {
  readonly market: string;
  readonly city: string;
  readonly code: string;
  readonly province?: string;
  readonly by: string;
}

export const approvePair = (options: TeachOptions) => teachPair(options, true);
export const rejectPair = (options: TeachOptions) => teachPair(options, false);

/** Throws OperatorError where the market or the pair is unknown to the rules. */
async function teachPair(options: TeachOptions, isApproved: boolean): Promise<void> {
  const { market, city: locality, province, code: postalCode, by } = options;
  const settings = readSettings(process.env);
  const found = loadMarkets(settings).find(market);
  if (found === undefined) throw new OperatorError(`${market} is not a market.`);
  const address = { ...noAddress, locality, administrativeArea: province ?? null, postalCode };
  const pair = placePairOf(address, found.country);
  if (pair === undefined)
    throw new OperatorError(`${locality} with ${postalCode} is not a city with a postal code of ${market}.`);
  if (province !== undefined && pair.area === null)
    throw new OperatorError(`${province} is not a province of ${market}.`);
  const { localityKey, area, code } = pair;
  const taught = { market, localityKey, area: area ?? '', code, locality, isApproved, by };
  await withStore(settings, (store) => store.teachPair(taught));
  const named = [locality, ...(area === null ? [] : [area])].join(', ');
  process.stdout.write(`${isApproved ? 'approved' : 'rejected'}: ${named} ${code}\n`);
}

export async function exportTaught(): Promise<void> {
  const taught = await withStore(readSettings(process.env), (store) => store.readTaughtPairs());
  printPairs(taught);
}

function printPairs(pairs: readonly PairName[]): void {
  printLines(pairs.map(({ localityKey: _key, area, ...pair }) => ({ ...pair, area: area || null })));
}

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

/** Schedules events for another delivery: those with the given ids, or those that the options select. */
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
  process.stdout.write(`deliveries scheduled again: ${count}\n`);
}

function requireEvent(id: string) {
  const event = parseMessageId(id);
  if (event === undefined)
    throw new OperatorError(`${id} is not the id of an event: an id looks like evt_12_3.`);
  return event;
}

interface SubjectOptions {
  readonly profile?: string;
  readonly session?: string;
  readonly by: string;
}

/** Throws OperatorError unless exactly one of profile and session is named. */
function requireSubject({ profile, session }: SubjectOptions): DataSubject {
  if (profile !== undefined && session === undefined) return { kind: 'profile', id: profile };
  if (session !== undefined && profile === undefined) return { kind: 'session', id: session };
  throw new OperatorError('Give either --profile or --session.');
}

const actorOf = ({ by }: SubjectOptions) => ({ actor: by, requestId: null });

/** Prints entries of the audit trail, one JSON object a line, the newest last. */
export async function listAudit(filter: AuditFilter): Promise<void> {
  printLines(await withStore(readSettings(process.env), (store) => store.listAudit(filter)));
}

export async function exportData(options: SubjectOptions): Promise<void> {
  const subject = requireSubject(options);
  const settings = readSettings(process.env);
  try {
    const data = await withStore(settings, (store) => store.exportData(subject, actorOf(options)));
    process.stdout.write(`${JSON.stringify(toHeldData(data), null, 2)}\n`);
  } catch (error) {
    if (!(error instanceof FieldCipherError)) throw error;
    throw new OperatorError(
      `${error.message} ENCRYPTION_KEYS must hold every key that is in use; nothing was exported.`,
    );
  }
}

export async function eraseData(options: SubjectOptions & { siteUrls?: true; yes?: true }): Promise<void> {
  const subject = requireSubject(options);
  if (options.yes !== true) await requireConsent(subject);
  const siteUrls = options.siteUrls === true;
  const erasure = await withStore(readSettings(process.env), (store) =>
    store.eraseData(subject, actorOf(options), { siteUrls }),
  );
  printLines([{ ...erasure, ...done }]);
}

/** Asks on standard error, so that standard output holds only the answer. */
async function requireConsent({ kind, id }: DataSubject): Promise<void> {
  if (!process.stdin.isTTY)
    throw new OperatorError('Erasing cannot be undone: nobody can be asked here, so add --yes to confirm.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`Erase everything that is held about ${kind} ${id}? Type yes: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new OperatorError('Nothing was erased.');
}
