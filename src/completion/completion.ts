/** What is typed so far, and what is known beside it. */
export interface CompletionQuery {
  /** What stands in the field; only the beginning of a very long text is looked at. */
  readonly text: string;
  /** A postal code that is filled in already, whole or its beginning: what lies there comes first. */
  readonly postalCode: string | null;
  /** City, province or both that are filled in already ("Fremont", "CA", "Fremont, CA"): what lies there comes first. */
  readonly near: string | null;
  /** Most completions. */
  readonly limit: number;
}

/** A part of an address that a completion fills. */
export type CompletedPart = 'line1' | 'locality' | 'administrativeArea' | 'postalCode';

/** What is not known, or not decided yet, is empty text. */
export type CompletedAddress = Readonly<Record<CompletedPart, string>>;

/** `address` has a house number, `street` lacks one, `place` ends with city or postal code. */
export type CompletionKind = 'address' | 'street' | 'place';

/** A whole address that begins, or nearly begins, as the typed text does. */
export interface Completion {
  readonly kind: CompletionKind;
  readonly address: CompletedAddress;
  /** What of it was typed, part by part and from the left. */
  readonly matched: readonly MatchedText[];
}

/** UTF-16 units [from, to) of a part. */
export interface MatchedText {
  readonly part: CompletedPart;
  readonly from: number;
  readonly to: number;
}

/** A completion that is not written out yet: of many that are found the cheapest are. */
export interface CompletionFind {
  /** How far it is from what was typed and from where it was typed; less is better. */
  readonly cost: number;
  /** Nothing begins as it was typed: another letter was meant. */
  readonly isSlip?: boolean;
  write(): Completion;
}

/** What makes one completion better than another. A postal code that was typed weighs as much as a slip. */
export const findCosts = {
  /** The typed word is the beginning of a longer one. */
  begins: 1,
  slip: 3,
  otherType: 3,
  otherDirection: 3,
  /** A type or a point of the compass that was not typed, or that the street lacks. */
  leftOut: 0.3,
  noNumber: 1,
  between: 2,
  /** Too few numbers are known to tell where the street ends. */
  uncertain: 4,
  beyond: 5,
  /** The typed number may go on: 1 of 12. */
  longerNumber: 0.6,
  elsewhere: 3,
  /** Under another name than its usual one. */
  otherName: 1.5,
  /** Each further place that has the same street. */
  again: 0.75,
  /** For each doubling of the postal codes that have a street: it is likelier to be meant. */
  fame: -0.15,
} as const;
