const named = ['', ...'abcdefghijklmnopqrstuvwxyz', 'bis', 'ter', 'quater'];

/** The code of any suffix is below this number. */
export const suffixCodes = 512;

/** Codes are in the order in which suffixes are listed. */
export function suffixCode(suffix: string): number {
  const code = named.indexOf(suffix);
  if (code >= 0) return code;
  const [above = 0, below = 0] = suffix.split('/').map(Number);
  return 256 + above * 16 + below;
}

export function suffixOfCode(code: number): string {
  return named[code] ?? `${(code - 256) >>> 4}/${code & 15}`;
}
