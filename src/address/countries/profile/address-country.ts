import type { StreetSample, Streets } from '../../street/streets.ts';
import type { AddressFormat } from './address-format.ts';
import type { Places } from './places.ts';
import type { PostalRegions } from './postal-regions.ts';
import type { Subdivisions } from './subdivisions.ts';
import type { TaughtPlaces } from './taught-places.ts';

/** Everything the engine knows about one country. */
export interface AddressCountry {
  readonly format: AddressFormat;
  /** Absent if no place data is loaded. Then only the address format decides. */
  readonly places?: Places | undefined;
  /** Absent if only the names of the address format are known. */
  readonly subdivisions?: Subdivisions;
  /** Absent if nothing records which region each beginning of a postal code stands for. */
  readonly regions?: PostalRegions;
  /** Absent if no street data is loaded. Then the first address line is not judged. */
  readonly streets?: Streets;
  /** Streets that only complete addresses, opened when asked for. They serve where `streets` is absent. */
  readonly streetSample?: () => StreetSample | undefined;
  /** Absent if nothing is learned from buyers. */
  readonly taught?: TaughtPlaces;
  /** The version of the data behind the verdict. It is recorded with each decision. */
  readonly dataVersion: string;
}
