import type { CityFinder } from './city-of-code.ts';
import type { CodeScope } from './code-scope.ts';
import type { KnownStreets } from './known-country.ts';
import type { StreetFind } from './search-streets.ts';
import type { TypedPlace } from './typed-place.ts';

/** What the streets of one query are looked for and written with. */
export interface StreetContext {
  readonly streets: KnownStreets;
  readonly scope: CodeScope | undefined;
  readonly cities: CityFinder;
  /** The place that was typed behind the street. */
  readonly place: TypedPlace | undefined;
  /** The code as the country writes it. */
  readonly writeCode: (canonical: string) => string;
  /** Most completions. */
  readonly limit: number;
}

/** A typed line, read in one way. */
export interface TypedLine {
  /** With the number that the street is completed with. */
  readonly line: string;
  /** So many units of the line were typed. */
  readonly typedLength: number;
  readonly hasNumber: boolean;
  /** Where the street stands in the line: [from, to). */
  readonly from: number;
  readonly to: number;
}

/** A street with the line that it stands in. */
export interface StreetInLine {
  readonly find: StreetFind;
  readonly typed: TypedLine;
  readonly cost: number;
  /** The number is there or may be, or none was typed. */
  readonly isSound: boolean;
  /** The data has the number. */
  readonly isKnown: boolean;
}
