import type { AddressFormat } from './address-format.ts';
import type { Places } from './places.ts';

/** All that the engine knows about one country. */
export interface AddressCountry {
  readonly format: AddressFormat;
  /** Absent where no place data is loaded: then only the format speaks. */
  readonly places?: Places;
  /** Names the data the verdict rests on: recorded with each decision. */
  readonly dataVersion: string;
}
