import { createHmac, randomBytes } from 'node:crypto';
import type { AddressCountry } from '../../address/countries/profile/address-country.ts';
import { type PlacePair, placePairOf } from '../../address/place-pair.ts';
import { noAddress, type PostalAddress } from '../../address/postal-address.ts';
import { obtain } from '../../address/text/group-by.ts';
import { verifyAddress } from '../../address/verify-address.ts';
import { type PlaceRow, placeRow } from '../read/place-row.ts';
import { historySource, type PlaceSource } from '../read/place-source.ts';

/** A locality with a postal code that fewer different addresses share could tell of one customer. */
const fewestAddresses = 3;

/** Where the data would offer another place, the pair needs this share of that place's orders. */
const shareOfOffered = 0.1;

/** Any that names something: the place is what is judged. */
const someLine = 'Oak Street 12';

type CountedPair = ReturnType<typeof uncounted>;

/** `addresses` holds hashes of different addresses, as many as are needed. */
function uncounted(pair: PlacePair) {
  return { ...pair, spellings: new Map<string, number>(), orders: 0, addresses: new Set<string>() };
}

/**
 * Gathers where delivered orders went: localities with their postal codes, and how many orders. Of an address
 * it keeps a hash under a key of its own, which is forgotten with it.
 */
export class OrderHistory {
  readonly #country: AddressCountry;
  readonly #pairs = new Map<string, CountedPair>();
  readonly #key = randomBytes(32);
  #orders = 0;
  #unread = 0;

  constructor(country: AddressCountry) {
    this.#country = country;
  }

  add(address: PostalAddress): void {
    this.#orders += 1;
    const pair = placePairOf(address, this.#country);
    if (pair === undefined) {
      this.#unread += 1;
      return;
    }
    const known = obtain(this.#pairs, keyOf(pair), () => uncounted(pair));
    known.orders += 1;
    known.spellings.set(pair.locality, (known.spellings.get(pair.locality) ?? 0) + 1);
    if (known.addresses.size < fewestAddresses) known.addresses.add(this.#hashOf(address));
  }

  /** Name and notes aside, two orders to one door are to one address. */
  #hashOf({ line1, line2 }: PostalAddress): string {
    const door = `${line1 ?? ''} ${line2 ?? ''}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return createHmac('sha256', this.#key).update(door.join(' ')).digest('base64url').slice(0, 12);
  }

  /** The pairs that enough addresses share, as a source dated as given, and what was thrown away. */
  finish(date: string) {
    const shared = [...this.#pairs.values()].filter(({ addresses }) => addresses.size >= fewestAddresses);
    const judged = shared.map((pair) => ({ pair, ...this.#judge(pair) }));
    const kept = judged.filter(({ isMisspelt }) => !isMisspelt);
    const country = this.#country.format.country;
    const placeRows = kept.map(({ pair }) => this.#rowOf(pair));
    const counts = {
      orders: this.#orders,
      /** Orders whose locality and postal code do not look like a name and a code of the country. */
      unread: this.#unread,
      pairs: this.#pairs.size,
      /** Pairs that too few addresses share. */
      rare: this.#pairs.size - shared.length,
      /** Pairs that are probably misspellings of others with many more orders. */
      misspelt: shared.length - kept.length,
      kept: kept.length,
      /** Of those kept, the pairs that the data would have doubted, or corrected to another place. */
      doubted: kept.filter(({ isDoubted }) => isDoubted).length,
    };
    const info = { name: historySource, country, source: 'orders of the shop', licence: 'the operator’s' };
    const source: PlaceSource = { ...info, date, rows: placeRows.length, badLines: this.#unread, placeRows };
    return { source, counts };
  }

  #judge({ spellings, area, code, orders }: CountedPair): { isDoubted: boolean; isMisspelt: boolean } {
    const locality = mostFrequent(spellings);
    const typed = { ...noAddress, line1: someLine, locality, administrativeArea: area, postalCode: code };
    const { doubts, suggestion } = verifyAddress(typed, this.#country);
    const offered = suggestion && placePairOf(suggestion, this.#country);
    const more = (offered && this.#pairs.get(keyOf(offered))?.orders) ?? 0;
    return {
      isDoubted: doubts.some(({ code: problem }) => !problem.startsWith('AddressPrimary')),
      isMisspelt: orders < more * shareOfOffered,
    };
  }

  #rowOf({ spellings, area, code, orders }: CountedPair): PlaceRow {
    const { format } = this.#country;
    const [name = area ?? ''] = format.administrativeAreas.find((each) => each.code === area)?.names ?? [];
    const division = { name, code: area ?? '' };
    return placeRow(format.country, code, mostFrequent(spellings), [division], { orders });
  }
}

function keyOf({ localityKey, area, code }: PlacePair): string {
  return JSON.stringify([localityKey, area, code]);
}

function mostFrequent(spellings: ReadonlyMap<string, number>): string {
  const [first = ''] = [...spellings].sort(([, one], [, other]) => other - one).map(([text]) => text);
  return first;
}
