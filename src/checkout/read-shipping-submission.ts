import type { PostalAddress } from '../address/postal-address.ts';
import type { Market } from '../market/market.ts';
import type { Problem } from '../problem/problem.ts';
import { isEmailAddress } from '../submission/email.ts';
import { FieldReader, type Submission } from '../submission/field-reader.ts';
import { addressFieldLimits as limits } from './address-fields.ts';
import type { Choice, ShippingDetails } from './shipping.ts';

/** A shipping address submission (specification 2.2) as read, with what is wrong with its fields by themselves. */
export interface ShippingSubmission {
  readonly address: PostalAddress;
  readonly details: ShippingDetails;
  readonly choice: Choice | null;
  /** The order is meant to be picked up, at whatever branch. */
  readonly isPickUp: boolean;
  readonly problems: readonly Problem[];
  /** Whether a field could be read: what cannot be read is not reported missing as well. */
  isReadable(field: string): boolean;
}

const distributorId = /^\d{2}-\d{4}$/;

/**
 * Reads a submission. `contact: 'optional'` lets the fields that are not about the place be absent: Email and Name.
 */
export function readShippingSubmission(
  submission: Submission,
  market: Market,
  contact: 'required' | 'optional',
): ShippingSubmission {
  const reader = new FieldReader(submission);
  const required = contact === 'required';
  const branch = readBranch(reader);
  const email = readEmail(reader, 'Email', required);
  const shipToEmail = readEmail(reader, 'ShipToEmail', false);
  const phone = readPhone(reader, market);
  const poNumber = reader.text('PONumber', limits.PONumber);
  const shipToInstruction = reader.text('ShipToInstruction', limits.ShipToInstruction);
  const address = readAddress(reader, market, required);
  const shipToId = readShipToId(reader);
  const choice = readChoice(reader);
  return {
    address,
    details: { branch, email, shipToEmail, phone, poNumber, shipToInstruction, shipToId },
    choice,
    isPickUp: branch !== null,
    problems: reader.problems,
    isReadable: (field) => reader.isReadable(field),
  };
}

function readAddress(reader: FieldReader, market: Market, nameRequired: boolean): PostalAddress {
  const form = market.country.format.postalCodeExample ?? '';
  return {
    name: nameRequired ? reader.requiredText('Name', limits.Name) : reader.text('Name', limits.Name),
    line1: reader.text('AddressPrimary', limits.AddressPrimary),
    line2: reader.text('AddressSecondary', limits.AddressSecondary),
    line3: reader.text('AddressTertiary', limits.AddressTertiary),
    locality: reader.text('City', limits.City),
    administrativeArea: reader.text('Province', limits.Province),
    postalCode: reader.text('PostalCode', limits.PostalCode, { form }),
  };
}

function readEmail(reader: FieldReader, field: 'Email' | 'ShipToEmail', required: boolean): string | null {
  const text =
    required && field === 'Email'
      ? reader.requiredText(field, limits[field])
      : reader.text(field, limits[field]);
  if (text === null || isEmailAddress(text)) return text;
  return reader.refuse(field, `${field}.Invalid`);
}

function readPhone(reader: FieldReader, market: Market): string | null {
  const params = { form: market.phone.example };
  const text = reader.text('Phone', limits.Phone, params);
  if (text === null || market.phone.isShippingPhone(text)) return text;
  return reader.refuse('Phone', 'Phone.Invalid', params);
}

/** 0 and null set no pick-up (specification 2.2). */
function readBranch(reader: FieldReader): number | null {
  const value = reader.raw('Branch');
  if (value === undefined || value === null || value === 0) return null;
  if (typeof value !== 'number' || !Number.isInteger(value)) return reader.refuse('Branch', 'Branch.Invalid');
  return value;
}

function readShipToId(reader: FieldReader): string | null {
  const value = readShortText(reader, 'ShipToId');
  if (value === null || distributorId.test(value)) return value;
  return reader.refuse('ShipToId', 'ShipToId.Invalid');
}

function readChoice(reader: FieldReader): Choice | null {
  const value = readShortText(reader, 'Choice');
  if (value === null || value === 'Accept' || value === 'Override') return value;
  return reader.refuse('Choice', 'Choice.Invalid');
}

/** Text whose every fault, its length included, is the one `.Invalid` of the field. */
function readShortText(reader: FieldReader, field: 'ShipToId' | 'Choice'): string | null {
  const value = reader.raw(field);
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') return reader.refuse(field, `${field}.Invalid`);
  const text = value.trim();
  return text === '' ? null : text;
}
