/**
 * Streets and house numbers of one country, as the engine asks for them. Postal codes and streets are small integers, in
 * the order of their text; codes are held in canonical form (upper case, no spaces or hyphens), streets under their key
 * (`StreetName`).
 */
export interface Streets {
  readonly codeCount: number;
  readonly streetCount: number;

  /** The postal code's number, or -1. */
  findCode(canonicalCode: string): number;
  codeText(code: number): string;
  /** Codes that begin so, as a range [from, to). */
  codesWithPrefix(prefix: string): readonly [number, number];
  /** Whether a source that is declared a whole register covers the code. */
  isComplete(code: number): boolean;

  /** Streets whose key is the core, or the core and more words, as a range [from, to). */
  streetsOfCore(core: string): readonly [number, number];
  /** Streets whose key begins so, as a range [from, to). */
  streetsWithPrefix(prefix: string): readonly [number, number];
  streetKey(street: number): string;
  /** The keys of ascending streets. */
  streetKeysOf(streets: Uint32Array): readonly string[];
  /** The street as the data writes it. */
  streetName(street: number): string;
  /** The postal codes that have the street, ascending. */
  codesOfStreet(street: number): Uint32Array;
  /** How many they are. */
  codeCountOf(street: number): number;

  /** The streets of a postal code, ascending. */
  streetsOfCode(code: number): Uint32Array;
  /** The keys of the same streets. */
  keysOfCode(code: number): readonly string[];
  /** The numbers of a street in a postal code; undefined where the code has no such street. */
  numbersOf(code: number, street: number): StreetNumbers | undefined;
}

/** The house numbers of one street in one postal code. */
export interface StreetNumbers {
  /** Ascending, each once, without what stands behind the digits. */
  readonly values: Uint32Array;
  /** What stands behind a number: "a", "bis", "1/2". As often as the data has it, in the order of the values. */
  readonly suffixes: readonly NumberSuffix[];
  /** Numbers of buildings that have units; ascending. */
  readonly withUnits: Uint32Array;
  /** Ranges of numbers that may exist, where a source knows no more. */
  readonly ranges: readonly NumberRange[];
}

export interface NumberSuffix {
  readonly value: number;
  readonly suffix: string;
}

/** Both ends belong to it. */
export interface NumberRange {
  readonly from: number;
  readonly to: number;
  readonly parity: NumberParity;
}

export type NumberParity = 'even' | 'odd' | 'both';
