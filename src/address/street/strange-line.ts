import type { Work } from '../text/work.ts';
import type { StreetConvention } from './street-convention.ts';
import type { StreetLine } from './street-line.ts';
import type { StreetName, StreetWord } from './street-name.ts';
import type { Streets } from './streets.ts';

/** One way to read a line, with the street's name split into its parts. */
export interface ReadStreet {
  readonly line: StreetLine;
  readonly name: StreetName;
}

/** A line whose street is not in the data of its postal code. */
export interface StrangeLine {
  readonly streets: Streets;
  readonly work: Work;
  readonly convention: StreetConvention;
  readonly code: number;
  readonly line1: string;
}

/** One way to read such a line. */
export interface StrangeStreet extends StrangeLine, ReadStreet {}

/** A typed word and the word that was meant. */
export interface MeantWord {
  readonly typed: StreetWord;
  /** Folded, or as it is written. */
  readonly meant: string;
}

/** Words that may be corrected. Short words and numbers are too often one edit from another street. */
export const safeWord = /^\p{L}{4,}$/u;
export const correctableWord = /^\p{L}{3,}$/u;
