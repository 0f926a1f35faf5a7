import type { AddressFormat } from './address-format.ts';
import type { Places } from './places.ts';
import type { PostalRegions } from './postal-regions.ts';
import type { Streets } from './street/streets.ts';
import type { Subdivisions } from './subdivisions.ts';

/** All that the engine knows about one country. */
export interface AddressCountry {
  readonly format: AddressFormat;
  /** Absent where no place data is loaded: then only the format speaks. */
  readonly places?: Places;
  /** Absent where only the names of the address format are known. */
  readonly subdivisions?: Subdivisions;
  /** Absent where nobody has written down where the country's postal codes lie. */
  readonly regions?: PostalRegions;
  /** Absent where no street data is loaded: then nothing is said about the first line. */
  readonly streets?: Streets;
  /** Names the data the verdict rests on: recorded with each decision. */
  readonly dataVersion: string;
}
