/**
 * Place knowledge of one country, as the engine asks for it. Localities and postal codes are small integers; text is
 * made only where it is shown. Postal codes are held in canonical form (upper case, no spaces or hyphens), localities
 * under their comparison key (`placeKey`).
 *
 * A place that the data writes in several ways at once ("Estrada, A", "Bern 65", "Edmonton (North Downtown)") is one
 * locality for each form of its name that `placeNameForms` gives, all of the same codes.
 */
export interface Places {
  /** Administrative areas that the data names, by index. `code` is the code of the address format where one corresponds. */
  readonly areas: readonly PlaceArea[];
  readonly codeCount: number;
  readonly localityCount: number;

  /** The postal code's number, or -1. */
  findCode(canonicalCode: string): number;
  codeText(code: number): string;
  /** Place names of the code, the data's own order; the first is the one to suggest. Divisions are not among them. */
  localitiesOfCode(code: number): Iterable<number>;
  /**
   * The administrative divisions that the data gives for the code beside its places, of every level (first to third):
   * region, county, municipality, district. They are numbered among the localities and found by `findLocalities`,
   * for people write a municipality where the data has its villages.
   */
  divisionsOfCode(code: number): Iterable<number>;
  isDivision(locality: number): boolean;

  /** All localities and divisions of this comparison key, in every administrative area. */
  findLocalities(key: string): Iterable<number>;
  localityName(locality: number): string;
  localityKey(locality: number): string;
  /** Index into `areas`, or -1. */
  areaOfLocality(locality: number): number;
  /** Postal codes of a locality or division. */
  codesOfLocality(locality: number): Iterable<number>;
  /** Divisions are not among them. */
  localitiesOfArea(area: number): Iterable<number>;

  /** Degrees. NaN where the data has none. */
  codePosition(code: number): Position;
  localityPosition(locality: number): Position;

  /** Codes that begin so, as a range [from, to) of code numbers: codes are numbered in the order of their text. */
  codesWithPrefix(prefix: string): readonly [number, number];
}

export interface PlaceArea {
  readonly code: string;
  readonly name: string;
}

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}
