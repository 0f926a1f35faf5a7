/**
 * Different texts in the order of their UTF-8 bytes, which is their number. Those that begin alike stand
 * together, so the texts are searched like a tree of beginnings.
 */
export interface SortedTexts {
  text(number: number): string;
  /** Returns the texts with this prefix, as a range [from, to). */
  rangeOfPrefix(prefix: string): readonly [number, number];
  /**
   * Of the texts [from, to), which are alike in so many bytes, returns the number of the first one whose rest
   * is not below a text; `to` if the rests of all are below.
   */
  firstBehind(from: number, to: number, bytes: number, rest: string): number;
  /** Whether the rest of one of these texts begins so. */
  goesOn(from: number, to: number, bytes: number, rest: string): boolean;
}

export const noTexts: SortedTexts = {
  text: () => '',
  rangeOfPrefix: () => [0, 0],
  firstBehind: (_, to) => to,
  goesOn: () => false,
};
