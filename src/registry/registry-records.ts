import { findAdministrativeArea } from '../address/administrative-areas.ts';
import { addressFieldLimits as limits } from '../checkout/address-fields.ts';
import type { Branch, ProfileEntry, SiteUrlEntry } from '../checkout/ports.ts';
import type { Market, Markets } from '../market/market.ts';
import { isEmailAddress } from '../submission/email.ts';
import { isPrintable } from '../submission/field-reader.ts';

/** Why a record cannot be taken; the message says what is wrong, never what the record holds. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
}

/** A record as it came from JSON or CSV; CSV knows text only. */
export type RawRecord = Readonly<Record<string, unknown>>;

const longestId = 200;
const longestSiteUrl = 63;

/** `{id, market, Name, Phone, Email, AddressPrimary, AddressSecondary, AddressTertiary, City, Province, PostalCode}` */
export function readProfile(record: RawRecord, markets: Markets): ProfileEntry {
  const email = readText(record, 'Email', limits.Email);
  if (email !== null && !isEmailAddress(email)) throw new RecordError('Email is not an email address');
  return {
    id: requireText(record, 'id', longestId),
    market: requireMarket(record, markets).code,
    email,
    phone: readText(record, 'Phone', limits.Phone),
    address: {
      name: readText(record, 'Name', limits.Name),
      line1: requireText(record, 'AddressPrimary', limits.AddressPrimary),
      line2: readText(record, 'AddressSecondary', limits.AddressSecondary),
      line3: readText(record, 'AddressTertiary', limits.AddressTertiary),
      locality: readText(record, 'City', limits.City),
      administrativeArea: readText(record, 'Province', limits.Province),
      postalCode: readText(record, 'PostalCode', limits.PostalCode),
    },
  };
}

/** `{id (integer), market, name, province, active}`: without a province it serves the whole market; active unless it says otherwise. */
export function readBranch(record: RawRecord, markets: Markets): Branch {
  const market = requireMarket(record, markets);
  return {
    id: requireBranchId(record),
    market: market.code,
    name: requireText(record, 'name', limits.Name),
    province: readProvince(record, market),
    active: readActive(record),
  };
}

/** `{siteUrl, owner}`: the owner is the profile of the promoter. */
export function readSiteUrl(record: RawRecord): SiteUrlEntry {
  const siteUrl = requireText(record, 'siteUrl', longestSiteUrl);
  if (!/^[A-Za-z0-9]+$/.test(siteUrl))
    throw new RecordError('siteUrl may hold letters A to Z and digits only');
  return { siteUrl, owner: requireText(record, 'owner', longestId) };
}

function readText(record: RawRecord, field: string, maxLength: number): string | null {
  const value = record[field];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw new RecordError(`${field} must be text`);
  const text = value.trim();
  if (text.length > maxLength) throw new RecordError(`${field} is longer than ${maxLength} characters`);
  if (!isPrintable(text)) throw new RecordError(`${field} holds control or broken characters`);
  return text === '' ? null : text;
}

function requireText(record: RawRecord, field: string, maxLength: number): string {
  const text = readText(record, field, maxLength);
  if (text === null) throw new RecordError(`${field} is missing`);
  return text;
}

function requireMarket(record: RawRecord, markets: Markets): Market {
  const market = markets.find(requireText(record, 'market', 2).toUpperCase());
  if (market === undefined) throw new RecordError('market is no country code (ISO 3166-1 alpha-2)');
  return market;
}

function requireBranchId(record: RawRecord): number {
  const value = record.id;
  const id = typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value;
  if (typeof id === 'number' && Number.isSafeInteger(id) && id > 0) return id;
  throw new RecordError('id must be a whole number above 0');
}

function readProvince(record: RawRecord, market: Market): string | null {
  const text = readText(record, 'province', limits.Province);
  if (text === null || market.country.format.administrativeAreas.length === 0) return text;
  const area = findAdministrativeArea(market.country.format, text);
  if (area === undefined) throw new RecordError('province is not known in this market');
  return area.code;
}

function readActive(record: RawRecord): boolean {
  const value = record.active;
  if (value === undefined || value === null) return true;
  if (typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  throw new RecordError('active must be true or false');
}
