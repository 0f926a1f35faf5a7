import type { SortedTexts } from '../../text/sorted-texts.ts';

/** Numbers of places or codes, to count and to go through. */
export type Numbers = ArrayLike<number> & Iterable<number>;

/**
 * Place data of one country, as the engine queries it. Localities and postal codes are small integers; text
 * is made only where it is shown. Postal codes are in canonical form (upper case, no spaces or hyphens),
 * localities under their comparison key (`placeKey`).
 *
 * A place that the data writes in several ways at once ("Estrada, A", "Bern 65", "Edmonton (North Downtown)")
 * is one locality for each form that `placeNameForms` gives, all with the same codes.
 */
export interface Places {
  /**
   * Administrative areas that the data names, by index. `code` is the address format's code where one
   * corresponds.
   */
  readonly areas: readonly PlaceArea[];
  readonly codeCount: number;
  readonly localityCount: number;

  /** Returns the postal code's number, or -1. */
  findCode(canonicalCode: string): number;
  codeText(code: number): string;
  /**
   * Place names of the code in the data's own order; the first is the one to suggest. Divisions are left out,
   * and so are names that only a list of other names has: `preferred` leads from those to these.
   */
  localitiesOfCode(code: number): Numbers;
  /** How many places these names are of, at least 1: "SoHo" and "NYC" are New York's. */
  placeCountOfCode(code: number): number;
  /**
   * The administrative divisions of every level (first to third) that the data gives for the code beside its
   * places: region, county, municipality, district. They are numbered among the localities and found by
   * `findLocalities`, because people write a municipality where the data has its villages.
   */
  divisionsOfCode(code: number): Numbers;
  isDivision(locality: number): boolean;
  /** Whether a locality is one of `localitiesOfCode`, and one of `divisionsOfCode`, which need no list. */
  isPlaceOf(locality: number, code: number): boolean;
  isDivisionOf(locality: number, code: number): boolean;

  /** All localities and divisions of this comparison key, in every administrative area. */
  findLocalities(key: string): Numbers;
  /** The comparison keys, each once. */
  readonly keys: SortedTexts;
  /** All localities and divisions whose comparison key has this prefix, in the order of their keys. */
  localitiesWithPrefix(prefix: string): Iterable<number>;
  /**
   * Localities of the whole country, under any of their names, whose comparison key this one may misspell:
   * one error away, two where the locality's key has eight letters or more, or with the same sound. Divisions
   * and localities with this very key are left out. Meant for one look-up per address, not per candidate.
   */
  likeKey(key: string): Iterable<number>;
  localityName(locality: number): string;
  localityKey(locality: number): string;
  /**
   * The locality whose name is the one to suggest. For a name that is only another name of a place (another
   * language, a former name, an abbreviation, another script) it is the place under the data's own name;
   * otherwise the locality itself.
   */
  preferred(locality: number): number;
  /**
   * Every name of the locality's place, the preferred one first, each as a locality. Within one script, the
   * usual name comes first.
   */
  formsOf(locality: number): Numbers;
  /** Inhabitants; 0 where the data has no number. */
  population(locality: number): number;
  /** Index into `areas`, or -1. */
  areaOfLocality(locality: number): number;
  /** Postal codes of a locality or division; none for a place that only a list without codes has. */
  codesOfLocality(locality: number): Numbers;

  /** Degrees. NaN where the data has none. */
  codePosition(code: number): Position;
  localityPosition(locality: number): Position;
  /** Returns the kilometres from north to south between both, which are never more than the straight line. */
  kmNorth(locality: number, code: number): number;

  /**
   * Returns the codes with this prefix as a range [from, to) of code numbers. Codes are numbered in the order
   * of their text.
   */
  codesWithPrefix(prefix: string): readonly [number, number];
  /**
   * Returns the code to which a canonical code belongs if the data holds ranges (Brazil: 01310100 lies in the
   * range that begins with 01000000), else -1. A code in the data belongs to itself.
   */
  codeOfRange(canonicalCode: string): number;

  /**
   * Returns how complete the data is among codes that begin like this code or beginning of a code, from 0 to
   * 1. That is how likely a real code is to be found. It was measured when the data was compiled.
   */
  codeCoverage(canonicalCode: string): number;
  /** How complete the data's names are, from 0 to 1: how likely the name of a real place is to be found. */
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
