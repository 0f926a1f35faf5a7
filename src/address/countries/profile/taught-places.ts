/**
 * Pairs of a locality and a postal code that somebody vouched for although the place data lacks them. They
 * end doubts and suggest nothing.
 */
export interface TaughtPlaces {
  /** Changes with the pairs; empty where there are none. */
  version(): string;
  /** `area`: code of the administrative area; null if the address names no known one. */
  has(localityKey: string, area: string | null, code: string): boolean;
}
