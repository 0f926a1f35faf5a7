import type { AddressCountry } from '../../src/address/countries/profile/address-country.ts';
import { placePairOf } from '../../src/address/place-pair.ts';
import type { PostalAddress } from '../../src/address/postal-address.ts';
import { verifyAddress } from '../../src/address/verify-address.ts';
import type { LearningMode, PairName, TaughtPair } from '../../src/decisions/decision-store.ts';
import { createLearnedPlaces } from '../../src/decisions/pair-state.ts';
import { type Random, seededRandom, seedOf } from '../../test/support/random.ts';
import { PairsInMemory } from './pairs-in-memory.ts';

export interface Stream {
  /** Its data has gaps, and nothing is learned. */
  readonly country: AddressCountry;
  /** Right addresses. Each buyer has one of them. */
  readonly rows: readonly PostalAddress[];
  /** Types an address with a fault; undefined where that fault cannot be made. */
  typeWrongly(address: PostalAddress, random: Random): PostalAddress | undefined;
  readonly buyers: number;
  readonly days: number;
  readonly mode: LearningMode;
  /**
   * What the hostile buyers, one in a hundred, submit and insist on; null: they stay away. Absent: all buyers
   * are honest.
   */
  readonly hostile?: PostalAddress | null;
}

/** What became of one honest buyer's address. */
export interface Passed {
  readonly typed: PostalAddress;
  readonly isWrong: boolean;
  readonly isAsked: boolean;
  readonly isSecondHalf: boolean;
}

export interface StreamResult {
  readonly passed: readonly Passed[];
  readonly taught: readonly TaughtPair[];
}

/** The operator approves what is proposed once so many buyers insisted on it. */
const enoughForOperator = 10;
const hostileOneIn = 100;
const faultsInHundred = 3;
const guestsInTen = 3;

/**
 * Sends one buyer after the other, each with an address of the rows, some with a fault. Of those who are
 * asked, nine in ten insist on a right address and one in ten on a wrong one. In the evening the operator
 * looks at what is proposed. A buyer does the same in each run of the same stream.
 */
export async function runStream(stream: Stream): Promise<StreamResult> {
  const { country, rows, buyers, days, mode, hostile } = stream;
  const learned = createLearnedPlaces(mode);
  const pairs = new PairsInMemory(mode);
  const judge = judgeOf({ ...country, taught: learned.of(country.format.country) });
  const passed: Passed[] = [];
  for (let buyer = 0; buyer < buyers; buyer++) {
    const day = Math.floor((buyer * days) / buyers);
    if (day !== Math.floor(((buyer - 1) * days) / buyers)) {
      pairs.approve(enoughForOperator);
      await learned.refresh({ readTaughtPairs: async () => pairs.taught });
    }
    const random = seededRandom(seedOf(country.format.country, `${buyer}`));
    const meant = random.pick(rows);
    if (meant === undefined) break;
    const isHostile = hostile !== undefined && buyer % hostileOneIn === hostileOneIn - 1;
    if (isHostile && hostile === null) continue;
    const wrong = random.below(100) < faultsInHundred ? stream.typeWrongly(meant, random) : undefined;
    const typed = isHostile ? (hostile ?? meant) : (wrong ?? meant);
    const isAsked = judge(typed);
    const insists = isHostile || random.below(10) < (wrong === undefined ? 9 : 1);
    const isGuest = random.below(10) < guestsInTen;
    const name = isAsked && insists ? nameOf(typed, country) : undefined;
    if (name !== undefined) pairs.insist(name, typed.locality ?? '', { day, isGuest });
    if (!isHostile)
      passed.push({ typed, isWrong: wrong !== undefined, isAsked, isSecondHalf: buyer >= buyers / 2 });
  }
  return { passed, taught: pairs.taught };
}

function nameOf(address: PostalAddress, country: AddressCountry): PairName | undefined {
  const pair = placePairOf(address, country);
  if (pair === undefined) return undefined;
  return {
    market: country.format.country,
    localityKey: pair.localityKey,
    area: pair.area ?? '',
    code: pair.code,
  };
}

/** Whether a buyer is asked. The same address is judged once for each state of what is taught. */
function judgeOf(country: AddressCountry): (typed: PostalAddress) => boolean {
  let version = '';
  const known = new Map<string, boolean>();
  return (typed) => {
    const now = country.taught?.version() ?? '';
    if (now !== version) known.clear();
    version = now;
    const key = JSON.stringify(typed);
    const verdict = known.get(key) ?? isAskedAbout(typed, country);
    known.set(key, verdict);
    return verdict;
  };
}

function isAskedAbout(typed: PostalAddress, country: AddressCountry): boolean {
  const { missing, malformed, mended, doubts } = verifyAddress(typed, country);
  return missing.length + malformed.length + mended.length + doubts.length > 0;
}
