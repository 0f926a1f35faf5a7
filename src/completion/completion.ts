export interface CompletionQuery {
  /** The text of the field; only the start of a very long text is read. */
  readonly text: string;
  /** A postal code in another field, whole or its beginning. Addresses with it come first. */
  readonly postalCode: string | null;
  /** City, province or both ("Fremont", "CA", "Fremont, CA"). Addresses there come first. */
  readonly near: string | null;
  readonly limit: number;
}

type CompletedPart = 'line1' | 'locality' | 'administrativeArea' | 'postalCode';

/** A part that is unknown or still undecided is empty. */
export type CompletedAddress = Readonly<Record<CompletedPart, string>>;

/** `address` has a house number, `street` lacks one, `place` ends with a city or postal code. */
type CompletionKind = 'address' | 'street' | 'place';

/** A completion that the engine has not judged yet. */
export interface WrittenCompletion {
  readonly kind: CompletionKind;
  readonly address: CompletedAddress;
  /** The spans that were typed, part by part and from left to right. */
  readonly matched: readonly MatchedText[];
}

export interface Completion extends WrittenCompletion {
  /** Street data knows units at the number, and the line names none. */
  readonly lacksUnit: boolean;
}

/** The UTF-16 units [from, to) of a part. */
export interface MatchedText {
  readonly part: CompletedPart;
  readonly from: number;
  readonly to: number;
}

/** What was typed of a part, or nothing of it. */
export function matchedIn(part: CompletedPart, from: number, to: number): MatchedText[] {
  return from < to ? [{ part, from, to }] : [];
}

/** A completion before it is written out. Only the cheapest of many are written. */
export interface CompletionFind {
  /** The distance from what was typed and from where the address probably lies; less is better. */
  readonly cost: number;
  /** No text begins with what was typed, so another letter was meant. */
  readonly isSlip: boolean;
  readonly isStreet: boolean;
  /** Words behind the number were read as a unit. */
  readonly hasUnit: boolean;
  write(): WrittenCompletion;
}
