import type { AddressCountry } from '../../src/address/countries/profile/address-country.ts';
import { placePairOf } from '../../src/address/place-pair.ts';
import { noAddress, type PostalAddress } from '../../src/address/postal-address.ts';
import { verifyAddress } from '../../src/address/verify-address.ts';
import type { Passed, StreamResult } from './stream.ts';

/** Counts of the second half of a stream, and of what was learned in all of it. */
export interface LearningFigures {
  readonly right: number;
  /** Right addresses about which the buyer was asked. */
  readonly asked: number;
  readonly wrong: number;
  /** Wrong addresses that passed. */
  readonly passed: number;
  readonly learned: number;
  /** Learned pairs that neither an address of the rows nor the data without gaps has. */
  readonly learnedWrong: number;
}

export function figuresOf(
  { passed, taught }: StreamResult,
  rows: readonly PostalAddress[],
  whole: AddressCountry,
): LearningFigures {
  const second = passed.filter(({ isSecondHalf }) => isSecondHalf);
  const count = (isCounted: (each: Passed) => boolean) => second.filter(isCounted).length;
  const known = new Set(rows.map((row) => pairKey(row, whole)));
  const isTrue = ({ locality, area, code }: (typeof taught)[number]) => {
    const address = { ...noAddress, line1: 'Oak Street 12', locality, administrativeArea: area || null };
    const typed = { ...address, postalCode: code };
    return known.has(pairKey(typed, whole)) || verifyAddress(typed, whole).isPlaceKnown;
  };
  return {
    right: count(({ isWrong }) => !isWrong),
    asked: count(({ isWrong, isAsked }) => !isWrong && isAsked),
    wrong: count(({ isWrong }) => isWrong),
    passed: count(({ isWrong, isAsked }) => isWrong && !isAsked),
    learned: taught.length,
    learnedWrong: taught.filter((pair) => !isTrue(pair)).length,
  };
}

/** The honest buyers to whom another run gave another answer, those aside who typed the hostile pair. */
export function changedBy(
  one: StreamResult,
  other: StreamResult,
  hostile: PostalAddress,
  country: AddressCountry,
): number {
  const pair = pairKey(hostile, country);
  return one.passed.filter(
    ({ typed, isAsked }, at) => isAsked !== other.passed[at]?.isAsked && pairKey(typed, country) !== pair,
  ).length;
}

function pairKey(address: PostalAddress, country: AddressCountry): string {
  const { localityKey, area, code } = placePairOf(address, country) ?? {};
  return JSON.stringify([localityKey, area, code]);
}
