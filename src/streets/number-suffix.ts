const named = ['', ...'abcdefghijklmnopqrstuvwxyz', 'bis', 'ter', 'quater'];

/** How many codes stand for a whole suffix; the next one announces a fraction. */
export const namedSuffixes = named.length;

/** More than any code of a suffix. */
export const suffixCodes = 512;

/** A small number for what stands behind a house number, in the order in which suffixes are listed. */
export function suffixCode(suffix: string): number {
  const code = named.indexOf(suffix);
  if (code >= 0) return code;
  const [above = 0, below = 0] = suffix.split('/').map(Number);
  return 256 + above * 16 + below;
}

export function suffixOfCode(code: number): string {
  return named[code] ?? `${(code - 256) >>> 4}/${code & 15}`;
}
