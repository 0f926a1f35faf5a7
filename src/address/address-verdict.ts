import type { Problem } from '../problem/problem.ts';
import type { PostalAddress } from './postal-address.ts';
import type { StreetEvidence, StreetFinding } from './street/street-judge.ts';

/** The parts that a country's format can require. */
export type RequirablePart = 'line1' | 'locality' | 'administrativeArea' | 'postalCode';

/** What street data misses in an address; a market says what of it is asked about. */
export interface StreetGaps extends Pick<StreetFinding, 'lacksNumber' | 'lacksUnit'> {
  /** A source that is declared whole covers the postal code, and has no such street there. */
  readonly isStreetUnknown: boolean;
}

/**
 * What the engine found out about one address in one country. Pure data: nothing in it depends on a market's
 * shipping rules.
 */
export interface AddressVerdict {
  /** Parts that this country requires and the address lacks. */
  readonly missing: readonly RequirablePart[];
  /**
   * Parts that cannot be what they are meant to be whatever the buyer says, such as a postal code "ABC" in
   * the US. Never overridden.
   */
  readonly malformed: readonly Problem[];
  /**
   * What a buyer may override. Empty when the address is acceptable. Of length one, `ErrorSuggestedFix`, when
   * `suggestion` is set.
   */
  readonly doubts: readonly Problem[];
  /**
   * The whole corrected address, when exactly one is far more likely than any other. Verified again it is
   * accepted.
   */
  readonly suggestion: PostalAddress | null;
  /**
   * The address as it is stored when accepted: cosmetic differences in locality, administrative area and
   * postal code standardised, name and lines as typed.
   */
  readonly standardized: PostalAddress;
  /** The address line that is a post-office box. */
  readonly postOfficeBox: 'line1' | 'line2' | 'line3' | null;
  readonly isMilitary: boolean;
  /** How deep loaded street data knows the first line, as it is typed. */
  readonly streetEvidence: StreetEvidence;
  /**
   * What street data misses in the address. Only a number far beyond the street's is a doubt by itself, and
   * where a register is loaded.
   */
  readonly streetGaps: StreetGaps;
  /**
   * Code of the administrative area (the key of the address format) that the address names; null where it
   * names none that is known.
   */
  readonly administrativeArea: string | null;
}
