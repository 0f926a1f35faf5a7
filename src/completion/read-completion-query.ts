import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import { profileOf } from '../address/countries/profile/country-profile.ts';
import type { ProblemCode } from '../fields/catalog.ts';
import type { Problem } from '../fields/problem.ts';
import { FieldReader, isPrintable, type Submission } from '../submission/field-reader.ts';
import type { CompletionQuery } from './completion.ts';

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
