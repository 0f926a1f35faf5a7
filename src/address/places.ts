/**
 * Place knowledge of one country, as the engine asks for it. Localities and postal codes are small integers;
 * text is made only where it is shown. Postal codes are held in canonical form (upper case, no spaces or
 * hyphens), localities under their comparison key (`placeKey`).
 *
 * A place that the data writes in several ways at once ("Estrada, A", "Bern 65", "Edmonton (North Downtown)")
 * is one locality for each form of its name that `placeNameForms` gives, all of the same codes.
 */
export interface Places {
  /**
   * Administrative areas that the data names, by index. `code` is the code of the address format where one
   * corresponds.
   */
  readonly areas: readonly PlaceArea[];
  readonly codeCount: number;
  readonly localityCount: number;

  /** The postal code's number, or -1. */
  findCode(canonicalCode: string): number;
  codeText(code: number): string;
  /**
   * Place names of the code, the data's own order; the first is the one to suggest. Divisions are not among
   * them, nor names that only a list of other names has: `preferred` leads from these to those.
   */
  localitiesOfCode(code: number): Iterable<number>;
  /**
   * The administrative divisions that the data gives for the code beside its places, of every level (first to
   * third): region, county, municipality, district. They are numbered among the localities and found by
   * `findLocalities`, for people write a municipality where the data has its villages.
   */
  divisionsOfCode(code: number): Iterable<number>;
  isDivision(locality: number): boolean;

  /** All localities and divisions of this comparison key, in every administrative area. */
  findLocalities(key: string): Iterable<number>;
  /** All localities and divisions whose comparison key begins so, in the order of their keys. */
  localitiesWithPrefix(prefix: string): Iterable<number>;
  /**
   * Localities of the whole country, under any of their names, whose comparison key this one may misspell:
   * one error away, two where the locality's key has eight letters or more, or of the same sound. Neither
   * divisions nor localities of this very key are among them. Made for one look-up an address, not for one a
   * candidate.
   */
  likeKey(key: string): Iterable<number>;
  localityName(locality: number): string;
  localityKey(locality: number): string;
  /**
   * The locality whose name is the one to suggest: for what is only another name of a place (of another
   * language, a former one, an abbreviation, its spelling in another script) the place under the data's own
   * name, else the locality itself.
   */
  preferred(locality: number): number;
  /**
   * Every name of the locality's place, the preferred one first, each as a locality. Of one script, the first
   * is the usual.
   */
  formsOf(locality: number): Iterable<number>;
  /** Inhabitants; 0 where the data has no number. */
  population(locality: number): number;
  /** Index into `areas`, or -1. */
  areaOfLocality(locality: number): number;
  /**
   * Postal codes of a locality or division; none for a place that only a list of places without codes has.
   */
  codesOfLocality(locality: number): Iterable<number>;
  /** Divisions are not among them. */
  localitiesOfArea(area: number): Iterable<number>;

  /** Degrees. NaN where the data has none. */
  codePosition(code: number): Position;
  localityPosition(locality: number): Position;

  /**
   * Codes that begin so, as a range [from, to) of code numbers: codes are numbered in the order of their
   * text.
   */
  codesWithPrefix(prefix: string): readonly [number, number];
  /**
   * The code that a canonical code belongs to where the data holds ranges (Brazil: 01310100 lies in the range
   * that begins with 01000000), else -1. A code that the data has is its own.
   */
  codeOfRange(canonicalCode: string): number;

  /**
   * How complete the data's codes are among those that begin like this code or beginning of one, from 0 to 1:
   * how likely a real code is to be found. Measured when the data is compiled.
   */
  codeCoverage(canonicalCode: string): number;
  /** How complete its names are, from 0 to 1: how likely the name of a real place is to be found. */
  readonly nameCoverage: number;
}

export interface PlaceArea {
  readonly code: string;
  readonly name: string;
}

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}
