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

/** Returns how many bytes a text has in UTF-8. */
export function byteLength(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    // Each half of a surrogate pair is half of four bytes.
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit & 0xf800) === 0xd800 ? 2 : 3;
  }
  return bytes;
}
