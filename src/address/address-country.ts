import type { AddressFormat } from './address-format.ts';
import type { Places } from './places.ts';
import type { PostalRegions } from './postal-regions.ts';
import type { Streets } from './street/streets.ts';
import type { Subdivisions } from './subdivisions.ts';

/** Everything the engine knows about one country. */
export interface AddressCountry {
  readonly format: AddressFormat;
  /** Absent where no place data is loaded: then only the address format decides. */
  readonly places?: Places;
  /** Absent where only the names of the address format are known. */
  readonly subdivisions?: Subdivisions;
  /** Absent where it is not recorded which region each beginning of a postal code stands for. */
  readonly regions?: PostalRegions;
  /** Absent where no street data is loaded: then the first line is not judged. */
  readonly streets?: Streets;
  /** Names the data that the verdict rests on. It is recorded with each decision. */
  readonly dataVersion: string;
}
