import type { Problem } from '../../fields/problem.ts';
import type { PostalAddress } from '../postal-address.ts';
import type { RequirablePart } from '../reading/read-address.ts';

export type { RequirablePart } from '../reading/read-address.ts';

import type { StreetEvidence, StreetFinding } from '../street/street-judge.ts';

/** What an address lacks according to street data. The market decides which gaps the buyer is asked about. */
export interface StreetGaps extends Pick<StreetFinding, 'lacksNumber' | 'lacksUnit'> {
  /** A source that claims to be complete covers the postal code, and has no such street there. */
  readonly isStreetUnknown: boolean;
}

/**
 * What the engine found out about one address in one country. It does not depend on a market's shipping
 * rules.
 */
export interface AddressVerdict {
  /** Parts that this country requires and the address lacks: in no field, if it is sure what stands there. */
  readonly missing: readonly RequirablePart[];
  /**
   * Parts that cannot be right whatever the buyer says, such as a postal code "ABC" in the US. No choice
   * overrides them.
   */
  readonly malformed: readonly Problem[];
  /**
   * Malformed parts that the suggestion puts right, such as a postal code "9453" in the US. They keep the
   * address from being used as typed.
   */
  readonly mended: readonly Problem[];
  /**
   * The doubts that a buyer may override. Empty if the address is acceptable. If `suggestion` is set, they
   * are `ErrorSuggestedFix` alone.
   */
  readonly doubts: readonly Problem[];
  /**
   * The whole corrected address, if exactly one is far more likely than any other. It is accepted when it is
   * verified again.
   */
  readonly suggestion: PostalAddress | null;
  /**
   * The address as stored when accepted: locality, administrative area and postal code lose cosmetic
   * differences; name and lines stay as typed.
   */
  readonly standardized: PostalAddress;
  /**
   * How likely locality, administrative area and postal code are right as typed, from 0 to 1; null where
   * there was nothing to weigh.
   */
  readonly likelihood: number | null;
  /** The data knows locality, administrative area and postal code, and that they belong together. */
  readonly isPlaceKnown: boolean;
  /** The address line that is a post-office box. */
  readonly postOfficeBox: 'line1' | 'line2' | 'line3' | null;
  readonly isMilitary: boolean;
  /** How precisely loaded street data knows the first line as typed. */
  readonly streetEvidence: StreetEvidence;
  /**
   * What the address lacks according to street data. Only one gap is a doubt by itself: a number far beyond
   * the street's, where a register is loaded.
   */
  readonly streetGaps: StreetGaps;
  /**
   * Code of the administrative area that the address names, as in the address format; null if it names no
   * known one.
   */
  readonly administrativeArea: string | null;
}
