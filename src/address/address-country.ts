import type { AddressFormat } from './address-format.ts';
import type { Places } from './places.ts';
import type { Subdivisions } from './subdivisions.ts';

/** All that the engine knows about one country. */
export interface AddressCountry {
  readonly format: AddressFormat;
  /** Absent where no place data is loaded: then only the format speaks. */
  readonly places?: Places;
  /** Absent where only the names of the address format are known. */
  readonly subdivisions?: Subdivisions;
  /** Names the data the verdict rests on: recorded with each decision. */
  readonly dataVersion: string;
}
