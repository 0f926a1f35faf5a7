import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type LoadRequest, openConnection, toMessage } from '../load-connection.ts';
import { processesOf } from '../server-processes.ts';
import type { Target } from '../target-process.ts';
import { addressRequests } from '../workload.ts';

export interface FreezeOptions {
  readonly target: Target;
  /** One for each cart, `bench-0` onwards. */
  readonly tokens: readonly string[];
  /** Sees the carts. */
  readonly database: pg.Client;
  /** The first process of the server that stands still. */
  readonly postmaster: number;
  /** Whether a cart is on that server. */
  isVictim(cart: string): boolean;
  readonly ms: number;
}

const writers = 128;

/** The answers are waited for this long after the server goes on. */
const afterwardsMs = 3_000;

interface Writer {
  readonly cart: string;
  /** A writer that gives up sends nothing after its first 503: the cart then shows what became of that. */
  readonly givesUp: boolean;
  acknowledged: number;
  /** Of the write that was refused last, if none was acknowledged since. */
  refused: number | undefined;
}

/**
 * Stops all processes of a server under load and lets them go on. Counts the answers by where the cart is and
 * when the request was sent, and for each writer that gave up whether the refused write was written all the
 * same.
 */
export async function freeze(options: FreezeOptions): Promise<Map<string, number>> {
  const { target, tokens, database, postmaster, isVictim, ms } = options;
  const counts = new Map<string, number>();
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  let phase = 'before';
  let isOver = false;
  const heldBefore = await heldNumbers(database);
  const all = tokens.slice(0, writers).map((_token, at): Writer => {
    const cart = `bench-${at}`;
    return { cart, givesUp: at % 2 === 1, acknowledged: heldBefore.get(cart) ?? 0, refused: undefined };
  });
  const first = Math.max(...heldBefore.values()) + 1;
  const writing = all.map(async (writer, at) => {
    const place = isVictim(writer.cart) ? 'stopped server' : 'others';
    const connection = await openConnection(target.url);
    for (let number = first; !isOver && !(writer.givesUp && writer.refused !== undefined); number += 1) {
      const sentIn = phase;
      const message = toMessage(numbered(number, tokens[at] ?? ''));
      const status = await new Promise<number>((resolve) => connection.ask(message, resolve));
      count(`${sentIn}: ${place}, ${status}`);
      if (status === 200) Object.assign(writer, { acknowledged: number, refused: undefined });
      else writer.refused = number;
      if (status !== 200) await delay(100);
    }
    connection.close();
  });
  const turn = async (name: string, forMs: number) => {
    phase = name;
    await delay(forMs);
  };
  const signal = (name: NodeJS.Signals) =>
    processesOf(postmaster).forEach((pid) => void process.kill(pid, name));
  await turn('before', 2_000 + Math.random() * 100);
  signal('SIGSTOP');
  await turn('first second', 1_500);
  await turn('stopped', ms - 1_500);
  signal('SIGCONT');
  await turn('after', afterwardsMs);
  isOver = true;
  await Promise.all(writing);
  const held = await heldNumbers(database);
  for (const writer of all) count(fateOf(writer, held.get(writer.cart)));
  return counts;
}

function numbered(number: number, token: string): LoadRequest {
  const body = {
    Email: 'jo.sample@example.com',
    Name: 'Jo Sample',
    AddressPrimary: '39500 Stevenson Pl',
    AddressSecondary: `Ste ${number}`,
    City: 'Fremont',
    Province: 'CA',
    PostalCode: '94539',
  };
  return addressRequests([body], [token])[0] as LoadRequest;
}

/** The number of the write that each cart holds. */
async function heldNumbers(database: pg.Client): Promise<Map<string, number>> {
  const { rows } = await database.query<{ cart_id: string; number: string }>(
    `select cart_id, substring(setting::text from 'Ste (\\d+)') as number from carts`,
  );
  return new Map(rows.map(({ cart_id, number }) => [cart_id, Number(number)]));
}

function fateOf({ refused, acknowledged, givesUp }: Writer, held: number | undefined): string {
  if (held === refused && givesUp) return 'fate: answered 503 and written';
  if (held === acknowledged)
    return refused === undefined ? 'fate: written' : 'fate: answered 503, not written';
  return givesUp ? 'fate: LOST' : 'fate: goes on after 503';
}
