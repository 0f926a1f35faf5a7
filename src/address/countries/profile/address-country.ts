import type { Caution } from '../../cost/losses.ts';
import type { StreetSample, Streets } from '../../street/streets.ts';
import type { AddressFormat } from './address-format.ts';
import type { IsCityAbroad } from './cities-abroad.ts';
import type { Places } from './places.ts';
import type { PostalRegions } from './postal-regions.ts';
import type { Subdivisions } from './subdivisions.ts';
import type { TaughtPlaces } from './taught-places.ts';

/** `area`: code of the administrative area; null if the address names no known one. */
export type OrdersOfPlace = (localityKey: string, area: string | null, code: string) => number;

/** Everything the engine knows about one country. */
export interface AddressCountry {
  readonly format: AddressFormat;
  /** Absent if no place data is loaded. Then only the address format decides. */
  readonly places?: Places | undefined;
  /** Absent if only the names of the address format are known. */
  readonly subdivisions?: Subdivisions | undefined;
  /** Absent if nothing records which region each beginning of a postal code stands for. */
  readonly regions?: PostalRegions | undefined;
  /** Absent if the large cities of other countries are not known. */
  readonly isCityAbroad?: IsCityAbroad;
  /** Absent if no street data is loaded. Then the first address line is not judged. */
  readonly streets?: Streets;
  /** Streets that only complete addresses, opened when asked for. They serve where `streets` is absent. */
  readonly streetSample?: () => StreetSample | undefined;
  /** Absent if nothing is learned from buyers. */
  readonly taught?: TaughtPlaces;
  /** How careful to be; `balanced` unless given. */
  readonly caution?: Caution;
  /** How many of the shop's own orders a locality with a postal code is known from; absent: none is. */
  readonly orders?: OrdersOfPlace;
  /** The version of the data behind the verdict; `dataVersionOf` is recorded with each decision. */
  readonly dataVersion: string;
}

/** The version of all that a verdict rests on: the data, and what buyers taught. */
export function dataVersionOf({ dataVersion, taught }: AddressCountry): string {
  const version = taught?.version() ?? '';
  return version === '' ? dataVersion : `${dataVersion}, ${version}`;
}
