import type { Client } from '../client.ts';
import { toSubmission } from '../outcomes.ts';
import type { AddressFormat, AddressSubmission, Market } from '../types.ts';
import { loadWords, type Words } from './words.ts';

export interface Wanted {
  readonly market: string;
  /** Codes to choose from, separated by blanks or commas; `*` for every market, empty for no choice. */
  readonly countries: string;
  /** Whether to read what the cart or the profile holds. */
  readonly address: boolean;
}

/** Everything that a form is drawn from. */
export interface Loaded {
  readonly format: AddressFormat;
  readonly countries: readonly Market[];
  readonly address: AddressSubmission | undefined;
  readonly words: Words;
}

/** Asks the service for everything at once. Rejects as the client does. */
export async function loadForm(client: Client, wanted: Wanted, signal: AbortSignal): Promise<Loaded> {
  const [format, countries, address] = await Promise.all([
    client.addressFormat(wanted.market, { signal }),
    loadCountries(client, wanted.countries.trim(), signal),
    wanted.address ? loadAddress(client, signal) : undefined,
  ]);
  const words = await loadWords(format.language);
  signal.throwIfAborted();
  return { format, countries, address, words };
}

async function loadCountries(
  client: Client,
  wanted: string,
  signal: AbortSignal,
): Promise<readonly Market[]> {
  if (wanted === '') return [];
  const all = await client.markets({ signal });
  const codes = wanted.toUpperCase().split(/[\s,]+/);
  return wanted === '*' ? all : all.filter(({ code }) => codes.includes(code));
}

/** What the cart or the profile holds, to start with; undefined if neither holds an address. */
export async function loadAddress(
  client: Client,
  signal?: AbortSignal,
): Promise<AddressSubmission | undefined> {
  const read = await client.readAddress({ signal });
  return read.outcome === 'found' ? toSubmission(read.address) : undefined;
}
