/**
 * What is to be changed so that the parts of an address agree. Parts that are absent stay as they are typed.
 */
export interface Change {
  /** The locality's name as it is to be written. */
  readonly locality?: string;
  /** Code of an administrative area. */
  readonly area?: string;
  /** Canonical postal code. */
  readonly postalCode?: string;
}

/** The parts of an address that agree or not. */
export type PlacePart = 'locality' | 'area' | 'postalCode';

/** One whole place that may be meant, with what it costs that this was typed for it. */
export interface Candidate {
  /**
   * What would mend the address: nothing where it is right as it stands, and undefined where it is wrong and
   * nothing says how to mend it.
   */
  readonly change: Change | undefined;
  /** The parts that were typed wrong, if this is what was meant. */
  readonly wrong: readonly PlacePart[];
  /** The typed province names none, and misspells none that would be right. */
  readonly isAreaStrange?: boolean;
  /** Nats by part, and their sum. */
  readonly postalCode: number;
  readonly locality: number;
  readonly place: number;
  readonly area: number;
  /** Less than nothing where street data knows the line there. */
  readonly street: number;
  readonly cost: number;
  /** What it supposes, for the explanation. */
  readonly reason: string;
}

/** Whether the address is right as it stands, if this is what was meant. */
export function isAsTyped({ wrong }: Candidate): boolean {
  return wrong.length === 0;
}
