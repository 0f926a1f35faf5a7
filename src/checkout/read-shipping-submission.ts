import { noAddress, type PostalAddress } from '../address/postal-address.ts';
import type { Problem } from '../fields/problem.ts';
import {
  type ShippingTextField,
  shippingDetailFields,
  shippingPartFields,
} from '../fields/shipping-fields.ts';
import type { Market } from '../market/market.ts';
import { isEmailAddress } from '../submission/email.ts';
import { FieldReader, type Submission } from '../submission/field-reader.ts';
import { isBusinessName } from '../submission/names.ts';
import { type Choice, noDetails, type ShippingDetails } from './shipping.ts';

/** A submission (specification 2.2) as read, with what is wrong with each field by itself. */
export interface ShippingSubmission {
  readonly address: PostalAddress;
  readonly details: ShippingDetails;
  readonly choice: Choice | null;
  /** The order is to be picked up, at whatever branch. */
  readonly isPickUp: boolean;
  readonly problems: readonly Problem[];
  /** Whether a field could be read: an unreadable field is not reported missing as well. */
  isReadable(field: string): boolean;
}

/** What text of a kind must be beyond printable, and the form that a message shows. */
interface TextRule {
  readonly isValid?: (text: string, market: Market) => boolean;
  readonly form?: (market: Market) => string;
}

const textRules: Readonly<Record<ShippingTextField['kind'], TextRule>> = {
  text: {},
  name: { isValid: isBusinessName },
  email: { isValid: isEmailAddress },
  phone: { isValid: (text, { phone }) => phone.isShippingPhone(text), form: ({ phone }) => phone.example },
  // The engine judges postal codes, together with the rest of the address.
  postalCode: { form: ({ country }) => country.format.postalCodeExample ?? '' },
};

const forms = { ShipToId: /^\d{2}-\d{4}$/, Choice: /^(?:Accept|Override)$/ };

/** `contact: 'optional'` lets Email and Name be absent: they are not about the place. */
export function readShippingSubmission(
  submission: Submission,
  market: Market,
  contact: 'required' | 'optional',
): ShippingSubmission {
  const reader = new FieldReader(submission);
  const readText = (row: ShippingTextField) => {
    const { field, kind, maxLength } = row;
    const { isValid, form } = textRules[kind];
    const params = form && { form: form(market) };
    const isRequired = contact === 'required' && 'required' in row && row.required === 'always';
    const text = isRequired
      ? reader.requiredText(row.field, maxLength, params)
      : reader.text(field, maxLength, params);
    if (text === null || isValid === undefined || isValid(text, market)) return text;
    return reader.refuse(field, `${field}.Invalid`, params);
  };
  const details: Record<keyof ShippingDetails, unknown> = { ...noDetails };
  for (const row of shippingDetailFields) {
    if (row.kind === 'branch') details.branch = readBranch(reader);
    else details[row.detail] = row.kind === 'distributorId' ? readForm(reader, 'ShipToId') : readText(row);
  }
  const address: Record<keyof PostalAddress, string | null> = { ...noAddress };
  for (const row of shippingPartFields) address[row.part] = readText(row);
  return {
    address,
    details: details as ShippingDetails,
    choice: readForm(reader, 'Choice') as Choice | null,
    isPickUp: details.branch !== null,
    problems: reader.problems,
    isReadable: (field) => reader.isReadable(field),
  };
}

/** 0 and null set no pick-up (specification 2.2). */
function readBranch(reader: FieldReader): number | null {
  const value = reader.raw('Branch');
  if (value === undefined || value === null || value === 0) return null;
  if (typeof value !== 'number' || !Number.isInteger(value)) return reader.refuse('Branch', 'Branch.Invalid');
  return value;
}

/** Text of one form: every fault, its length included, is the one `.Invalid` of the field. */
function readForm(reader: FieldReader, field: keyof typeof forms): string | null {
  const value = reader.raw(field) ?? null;
  const text = typeof value === 'string' ? value.trim() : value;
  if (text === null || text === '') return null;
  return typeof text === 'string' && forms[field].test(text)
    ? text
    : reader.refuse(field, `${field}.Invalid`);
}
