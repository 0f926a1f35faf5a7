/** Military mail with areas, post offices and codes of its own. */
export interface MilitaryMail {
  readonly areas: ReadonlySet<string>;
  readonly cities: readonly string[];
  /** Returns the military area of a postal code; undefined for a civilian one. */
  areaOfCode(canonical: string): string | undefined;
  /** Returns the military post office that a city field names ("A.P.O."); undefined if it names none. */
  cityNamed(text: string): string | undefined;
  /** Whether a line belongs to a military address: "PSC 802 Box 74", "CMR 416 Box 1432". */
  isLine(line: string): boolean;
}
