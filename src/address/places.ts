/** Place knowledge of one country: postal codes, localities, administrative areas and where they lie. */
export interface Places {
  /** Number of postal codes known. */
  readonly size: number;
}
