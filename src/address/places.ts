/**
 * Place knowledge of one country, as the engine asks for it. Localities and postal codes are small integers; text is
 * made only where it is shown. Postal codes are held in canonical form (upper case, no spaces or hyphens), localities
 * under their comparison key (`placeKey`).
 */
export interface Places {
  /** Administrative areas that the data names, by index. `code` is the code of the address format where one corresponds. */
  readonly areas: readonly PlaceArea[];
  readonly codeCount: number;
  readonly localityCount: number;

  /** The postal code's number, or -1. */
  findCode(canonicalCode: string): number;
  codeText(code: number): string;
  localitiesOfCode(code: number): Iterable<number>;

  /** All localities of this comparison key, in every administrative area. */
  findLocalities(key: string): Iterable<number>;
  localityName(locality: number): string;
  localityKey(locality: number): string;
  /** Index into `areas`, or -1. */
  areaOfLocality(locality: number): number;
  codesOfLocality(locality: number): Iterable<number>;
  localitiesOfArea(area: number): Iterable<number>;

  /** Degrees. */
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
