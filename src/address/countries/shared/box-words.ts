/**
 * How one language writes post-office boxes. Case, marks, stops and spaces do not count: `po box` also covers
 * "P.O. Box" and "POBox", `boîte postale` also "BOITE POSTALE". Initials match with and without stops. A
 * number must follow the words, except those in `numberless`.
 */
export interface BoxWords {
  readonly language: string;
  /** The words mean nothing else. They count at any place of a line, even beside a street address. */
  readonly anywhere?: readonly string[];
  /** Like `anywhere`, and also without a number at the end of a line. */
  readonly numberless?: readonly string[];
  /**
   * The words are also names. They count at the beginning of a line, after a comma or, unless they are
   * initials, after a number.
   */
  readonly segment?: readonly string[];
  /** The words also stand behind streets and mean other things there. They count where a line begins. */
  readonly start?: readonly string[];
  /** The words and their number must fill the line (USPS Publication 28, C2.008: a bare BOX is a box). */
  readonly alone?: readonly string[];
}

/** Reads phrases with commas between. */
export function phrases(text: string): readonly string[] {
  return text.trim().split(/,\s+/);
}
