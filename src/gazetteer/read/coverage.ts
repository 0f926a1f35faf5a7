/** How complete the data of a country is, from 0 to 1, as a file of places holds it. */
export interface Coverage {
  /** For names of places. */
  readonly names: number;
  /** For codes, by their beginning; the empty beginning stands for the whole country. */
  readonly codes: Readonly<Record<string, number>>;
}

/** Returns the coverage of the longest measured beginning of a code. */
export function coverageOf({ codes }: Coverage, code: string): number {
  for (let length = code.length; length > 0; length--) {
    const beginning = code.slice(0, length);
    if (Object.hasOwn(codes, beginning)) return codes[beginning] ?? 0;
  }
  return codes[''] ?? 0;
}
