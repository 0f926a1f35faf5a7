import type { Reading } from '../reading/read-address.ts';

/** What to change so that the parts of an address agree. Absent parts stay as typed. */
export interface Change {
  /** The locality's name as it should be written. */
  readonly locality?: string | undefined;
  /** Code of an administrative area. */
  readonly area?: string | undefined;
  /** Canonical postal code. */
  readonly postalCode?: string | undefined;
}

/** The parts of an address that may agree or disagree. */
export type PlacePart = 'locality' | 'area' | 'postalCode';

/** One whole place that may be meant, with the cost of having typed this for it. */
export interface Candidate {
  /**
   * The correction of the address: empty if the address is right as it stands, undefined if it is wrong and
   * no correction is known.
   */
  readonly change: Change | undefined;
  /** The parts that were typed wrong, if this is what was meant. */
  readonly wrong: readonly PlacePart[];
  /** The typed province is neither an area nor a misspelling of a right one. */
  readonly isAreaStrange?: boolean | undefined;
  /** Nats by part, and their sum. */
  readonly postalCode: number;
  readonly locality: number;
  readonly place: number;
  readonly area: number;
  /** Negative if street data knows the address line in the candidate's postal code. */
  readonly street: number;
  readonly cost: number;
  /** The typed city is a place of the data. */
  readonly isNamed?: boolean | undefined;
  /** What the candidate supposes, in words, for the explanation. */
  readonly reason: string;
  /** How the typed words are arranged, if not as they were typed. */
  readonly arranged?: Arranged | undefined;
}

/** An address as read from the typed words in another arrangement. */
export interface Arranged {
  readonly reading: Reading;
  /** Nats that the arrangement costs, part of its candidates' costs. */
  readonly cost: number;
  /** A part stands in a field that is not its own. If false, only repetitions are dropped. */
  readonly isMoved: boolean;
  /** The city is cut from the words of a street, which its name alone can show. */
  readonly isCityCut?: boolean;
}

/** Returns a candidate at a cost. Copied part by part, which is many times as quick as all at once. */
export function atCost(
  of: Omit<Candidate, 'cost' | 'street' | 'arranged'>,
  cost: number,
  { street, arranged }: Pick<Candidate, 'street' | 'arranged'> = { street: 0 },
): Candidate {
  const { change, wrong, isAreaStrange, postalCode, locality, place, area, isNamed, reason } = of;
  return {
    change,
    wrong,
    isAreaStrange,
    postalCode,
    locality,
    place,
    area,
    street,
    cost,
    isNamed,
    reason,
    arranged,
  };
}

/** Whether the address is right as it stands, repetitions aside, if this is what was meant. */
export function isAsTyped({ wrong, arranged }: Candidate): boolean {
  return wrong.length === 0 && arranged?.isMoved !== true;
}
