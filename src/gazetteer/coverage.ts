/** How complete the data of a country is, from 0 to 1, as a file of places holds it. */
export interface Coverage {
  /** Of names of places. */
  readonly names: number;
  /** Of codes, by their beginning; the empty beginning is the whole country's. */
  readonly codes: Readonly<Record<string, number>>;
}

/** The coverage of the longest beginning that was measured. */
export function coverageOf({ codes }: Coverage, code: string): number {
  for (let length = code.length; length > 0; length--) {
    const beginning = code.slice(0, length);
    if (Object.hasOwn(codes, beginning)) return codes[beginning] ?? 0;
  }
  return codes[''] ?? 0;
}
