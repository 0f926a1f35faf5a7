import type { Work } from '../address/text/work.ts';
import type { CityFinder } from './city-of-code.ts';
import type { CodeScope } from './code-scope.ts';
import type { KnownStreets } from './known-country.ts';
import type { StreetFind } from './search-streets.ts';
import type { TypedPlace } from './typed-place.ts';

export interface StreetContext {
  readonly work: Work;
  readonly streets: KnownStreets;
  readonly scope: CodeScope | undefined;
  readonly cities: CityFinder;
  readonly place: TypedPlace | undefined;
  /** Writes a canonical code as the country does. */
  readonly writeCode: (canonical: string) => string;
  readonly limit: number;
}

export interface TypedLine {
  /** The line with the number of the completion. */
  readonly line: string;
  /** How many UTF-16 units of the line were typed. */
  readonly typedLength: number;
  readonly hasNumber: boolean;
  readonly hasUnit: boolean;
  /** Where the street stands in the line: [from, to). */
  readonly from: number;
  readonly to: number;
}

export interface StreetInLine {
  readonly find: StreetFind;
  readonly typed: TypedLine;
  readonly cost: number;
  /** The street has the number or may have it, or no number was typed. */
  readonly isSound: boolean;
  readonly isKnown: boolean;
}
