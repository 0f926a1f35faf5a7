import type { SortedTexts } from '../text/sorted-texts.ts';
import type { HouseNumber } from './house-number.ts';

/**
 * The streets and house numbers of one country, as the engine asks for them. Small integers stand for postal
 * codes and streets, in the order of their text. Codes are in canonical form (upper case, no spaces or
 * hyphens); streets have the key of `StreetName`.
 */
export interface Streets {
  readonly codeCount: number;
  readonly streetCount: number;

  /** Returns the number of the postal code, or -1. */
  findCode(canonicalCode: string): number;
  codeText(code: number): string;
  /** The codes with this prefix, as a range [from, to). */
  codesWithPrefix(prefix: string): readonly [number, number];
  /** Whether a source declared complete covers the code. */
  isComplete(code: number): boolean;

  /** The street with this key, or -1. */
  findStreet(key: string): number;
  /** The streets whose key has exactly this core, as a range [from, to). */
  streetsOfCore(core: string): readonly [number, number];
  /** The streets whose key has this prefix, as a range [from, to). */
  streetsWithPrefix(prefix: string): readonly [number, number];
  /** The keys of all streets. */
  readonly keys: SortedTexts;
  streetKey(street: number): string;
  /** The street as the data writes it in a postal code. */
  streetName(street: number, code: number): string;
  /** The postal codes that have the street, ascending. */
  codesOfStreet(street: number): Uint32Array;
  /** How many postal codes have the street. */
  codeCountOf(street: number): number;
  /** The street in all of its postal codes. */
  everywhere(street: number): StreetEverywhere;

  /** The streets of a postal code, ascending. */
  streetsOfCode(code: number): Uint32Array;
  /** Those of the same streets whose keys pass the test, with their keys. */
  streetsLike(code: number, isLike: KeyTest): readonly (readonly [street: number, key: string])[];
  /** The numbers of a street in a postal code; undefined if the code does not have the street. */
  numbersOf(code: number, street: number): StreetNumbers | undefined;
  /** Returns what is known of one number there, which is cheaper than to read all numbers. */
  standingOf(code: number, street: number, value: number): NumberStanding;
  /** How many numbers a street has there, or may have by its ranges. Cheap; 0 without the street. */
  sizeOf(code: number, street: number): number;
  /** Returns what the numbers of a street there say about typed ones; `street` if it has no numbers there. */
  evidenceOf(code: number, street: number, typed: readonly HouseNumber[]): NumberEvidence;
}

/** One street in its postal codes. Most of what it tells needs no numbers, unlike what `Streets` tells. */
export interface StreetEverywhere {
  /** Ascending. */
  readonly codes: Uint32Array;
  /** What `sizeOf` tells. */
  sizeIn(code: number): number;
  /** What `evidenceOf` tells. */
  evidenceIn(code: number, typed: readonly HouseNumber[]): NumberEvidence;
}

/** A test of a street's key: the first `length` bytes, in UTF-8. They are overwritten afterwards. */
export type KeyTest = (key: Uint8Array, length: number) => boolean;

/** A few streets that complete addresses. Far too few to judge any address by them. */
export interface StreetSample {
  readonly streets: Streets;
  /** City and province of a postal code, as an address writes them; undefined for a code without streets. */
  placeOf(canonicalCode: string): SamplePlace | undefined;
}

export interface SamplePlace {
  readonly locality: string;
  /** Empty where addresses name none. */
  readonly administrativeArea: string;
}

/** Whether the data has a number of a street, and whether its building has units. */
export type NumberStanding = 'absent' | 'known' | 'with units';

/** What the data says about a house number of a street, best first. */
export type NumberEvidence = 'known' | 'between' | 'street' | 'beyond';

/** The house numbers of one street in one postal code. */
export interface StreetNumbers {
  /** Ascending, each once, without suffixes. */
  readonly values: Uint32Array;
  /**
   * The suffixes ("a", "bis", "1/2") that the data has, in the order of the values. A number may have
   * several.
   */
  readonly suffixes: readonly NumberSuffix[];
  /** The numbers of buildings that have units; ascending. */
  readonly withUnits: Uint32Array;
  /** Ranges of numbers that may exist, from sources that know nothing finer. */
  readonly ranges: readonly NumberRange[];
}

export interface NumberSuffix {
  readonly value: number;
  readonly suffix: string;
}

/** Both ends are part of the range. */
export interface NumberRange {
  readonly from: number;
  readonly to: number;
  readonly parity: NumberParity;
}

export type NumberParity = 'even' | 'odd' | 'both';
