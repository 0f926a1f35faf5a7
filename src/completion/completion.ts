import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import { type CountryProfile, profileOf } from '../address/countries/profile/country-profile.ts';
import type { StreetConvention } from '../address/street/street-convention.ts';
import type { StreetSample, Streets } from '../address/street/streets.ts';
import type { ProblemCode } from '../fields/catalog.ts';
import type { Problem } from '../fields/problem.ts';
import { FieldReader, isPrintable, type Submission } from '../submission/field-reader.ts';

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

/** These limits are part of the contract; lengths are in UTF-16 units. */
export const completionLimits = { text: 200, postalCode: 20, near: 200, usual: 5, most: 10 } as const;

/** Reads the query of a completion. null and blank text count as absent, but `text` may be blank. */
export function readCompletionQuery(body: Submission, country: AddressCountry): CompletionQuery | Problem[] {
  const form = profileOf(country).postalCode?.example ?? '';
  const fields = new FieldReader({ PostalCode: body.postalCode });
  const postalCode = fields.text('PostalCode', completionLimits.postalCode, { form });
  const { text, near, limit } = body;
  const refuse = (field: string, code: ProblemCode, max: number) =>
    fields.refuse(field, code, { max: String(max) });
  if (isAbsent(text)) fields.refuse('text', 'Text.Required');
  else if (!isPlainText(text, completionLimits.text)) refuse('text', 'Text.Invalid', completionLimits.text);
  if (!isAbsent(near) && !isPlainText(near, completionLimits.near))
    refuse('near', 'Near.Invalid', completionLimits.near);
  if (!isAbsent(limit) && !isLimit(limit)) refuse('limit', 'Limit.Invalid', completionLimits.most);
  if (fields.problems.length > 0) return fields.problems;
  return {
    text: String(text),
    postalCode,
    near: isAbsent(near) || String(near).trim() === '' ? null : String(near),
    limit: isLimit(limit) ? limit : completionLimits.usual,
  };
}

function isAbsent(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

function isPlainText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value.length <= maxLength && isPrintable(value);
}

function isLimit(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= completionLimits.most;
}

export interface KnownCountry {
  readonly country: AddressCountry;
  readonly profile: CountryProfile;
  /** Absent if no street data is loaded or the country's way to write streets is not understood. */
  readonly streets?: KnownStreets;
}

export interface KnownStreets {
  readonly data: Streets;
  readonly convention: StreetConvention;
  /** The sample, if no more than that is at hand. */
  readonly sample?: StreetSample;
}

export function knownCountry(country: AddressCountry): KnownCountry {
  const profile = profileOf(country);
  const { convention } = profile;
  if (convention === undefined) return { country, profile };
  const sample = country.streets === undefined ? country.streetSample?.() : undefined;
  const data = country.streets ?? sample?.streets;
  if (data === undefined) return { country, profile };
  return { country, profile, streets: { data, convention, ...(sample && { sample }) } };
}
