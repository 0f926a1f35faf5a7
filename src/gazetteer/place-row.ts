/** One line of a source of places: a postal code and a place that has it, with the divisions that it lies in. */
export interface PlaceRow {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly postalCode: string;
  /** Empty where the source has none that an address could name. */
  readonly place: string;
  /** First to third level; empty texts where the source names none. */
  readonly divisions: readonly [Division, Division, Division];
  /** Degrees; NaN where the source has none. */
  readonly latitude: number;
  readonly longitude: number;
}

export interface Division {
  readonly name: string;
  readonly code: string;
}

export const noDivision: Division = { name: '', code: '' };
