import type { StreetNumbers } from '../../address/street/streets.ts';

/** The content of a street file, which a writer goes through in order. */
export interface StreetsContent {
  readonly codeCount: number;
  readonly streetCount: number;
  /** In the order of their bytes. */
  codeTexts(): Iterable<string>;
  isComplete(code: number): boolean;
  /** In the order of their bytes. */
  streetKeys(): Iterable<string>;
  /** The street as the rows of each of its postal codes write it, in the order of the codes. */
  namesOfStreet(street: number): readonly string[];
  /** Ascending. */
  codesOfStreet(street: number): Uint32Array;
  /** In the order of the streets. */
  streetsAt(code: number): Iterable<StreetAt>;
}

export interface StreetAt {
  readonly street: number;
  readonly numbers: StreetNumbers;
}
