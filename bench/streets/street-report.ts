import { type Random, seededRandom, seedOf } from '../../test/support/random.ts';
import type { StreetAddress } from '../street-addresses.ts';

/** Prints what the benchmark of street data finds. */
export class StreetReport {
  readonly #failures: string | undefined;

  /** Prints failures too: those of the line with this title, or of all lines for `all`. */
  constructor(failures: string | undefined) {
    this.#failures = failures;
  }

  print(text: string): void {
    process.stdout.write(`${text}\n`);
  }

  failure(title: string, typed: string, suggested: string): void {
    const isWanted = this.#failures === title || this.#failures === 'all';
    if (isWanted) this.print(`  ${title}: ${typed} → ${suggested}`);
  }

  /** Prints how often each outcome came; an item without an outcome does not count. */
  tally<Item>(title: string, items: readonly Item[], outcomeOf: (item: Item) => string | undefined): void {
    const counts = new Map<string, number>();
    let total = 0;
    for (const item of items) {
      const outcome = outcomeOf(item);
      if (outcome === undefined) continue;
      total++;
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
    const shares = [...counts]
      .sort(([, a], [, b]) => b - a)
      .map(([outcome, count]) => `${outcome} ${percent(count, total)}`);
    this.print(`${title.padEnd(14)} ${shares.join(', ')} (${total} cases)`);
  }

  /** The same for addresses. Each gets random numbers that depend only on the title and the address. */
  tallyAddresses(
    title: string,
    addresses: readonly StreetAddress[],
    outcomeOf: (address: StreetAddress, random: Random) => string | undefined,
  ): void {
    this.tally(title, addresses, (address) =>
      outcomeOf(address, seededRandom(seedOf(title, address.code, address.street, address.number))),
    );
  }
}

export function percent(count: number, total: number): string {
  return `${((100 * count) / Math.max(1, total)).toFixed(2)} %`;
}
