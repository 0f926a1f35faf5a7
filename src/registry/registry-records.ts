import { findAdministrativeArea } from '../address/countries/profile/administrative-areas.ts';
import { noAddress, type PostalAddress } from '../address/postal-address.ts';
import { isSiteUrl, longestSiteUrl } from '../fields/application-fields.ts';
import type { Problem } from '../fields/problem.ts';
import { shippingFieldLimits as limits, shippingPartFields } from '../fields/shipping-fields.ts';
import type { Market, Markets } from '../market/market.ts';
import { isEmailAddress } from '../submission/email.ts';
import {
  FieldReader,
  inCatalogOrder,
  isId,
  isPrintable,
  longestId,
  type Submission,
} from '../submission/field-reader.ts';
import type { RecordLine } from './ndjson.ts';
import type { Actor, Branch, ProfileEntry, RecordKind, Registry, SiteUrlEntry } from './registry-entries.ts';

interface RecordFindings<Entry> {
  /** null where there are problems. */
  readonly entry: Entry | null;
  readonly problems: readonly Problem[];
}

/** The example of a phone number to show if the market is unknown. */
const anyPhone = '+15105550123';

/**
 * `{id, market, Name, Phone, Email, AddressPrimary, AddressSecondary, AddressTertiary, City, Province,
 * PostalCode}`
 */
export function readProfile(record: Submission, markets: Markets): RecordFindings<ProfileEntry> {
  const reader = new FieldReader(record);
  const id = readId(reader);
  const market = readMarket(reader, markets);
  const email = reader.text('Email', limits.Email);
  if (email !== null && !isEmailAddress(email)) reader.refuse('Email', 'Email.Invalid');
  const phone = reader.text('Phone', limits.Phone, { form: market?.phone.form ?? anyPhone });
  const form = market?.country.format.postalCodeExample ?? '';
  const address: Record<keyof PostalAddress, string | null> = { ...noAddress };
  for (const { field, part, kind, maxLength } of shippingPartFields)
    address[part] =
      field === 'AddressPrimary'
        ? reader.requiredText(field, maxLength)
        : reader.text(field, maxLength, kind === 'postalCode' ? { form } : undefined);
  return findings<ProfileEntry>(reader, { id, market: market?.code, email, phone, address });
}

/**
 * `{id (integer), market, name, province, active}`. Without a province it serves the whole market; it is
 * active unless the record says otherwise.
 */
export function readBranch(record: Submission, markets: Markets): RecordFindings<Branch> {
  const reader = new FieldReader(record);
  const id = parseBranchId(record.id) ?? reader.refuse('id', 'BranchId.Invalid');
  const market = readMarket(reader, markets);
  const name = requireText(reader, 'name', limits.Name, 'BranchName');
  const province = readProvince(reader, market);
  const active = parseActive(record.active) ?? reader.refuse('active', 'Active.Invalid');
  return findings<Branch>(reader, { id, market: market?.code, name, province, active });
}

/** `{siteUrl, owner}`: the owner is the profile of the promoter. */
export function readSiteUrl(record: Submission): RecordFindings<SiteUrlEntry> {
  const reader = new FieldReader({ SiteUrl: record.siteUrl, owner: record.owner });
  const siteUrl = reader.requiredText('SiteUrl', longestSiteUrl);
  if (siteUrl !== null && !isSiteUrl(siteUrl)) reader.refuse('SiteUrl', 'SiteUrl.Invalid');
  return findings<SiteUrlEntry>(reader, { siteUrl, owner: readOwner(reader) });
}

/** `{owner}`: the profile of the promoter to whom something is registered. */
export function readNewOwner(record: Submission): RecordFindings<string> {
  const reader = new FieldReader(record);
  return findings<string>(reader, readOwner(reader));
}

/** A whole number above 0, as a number or in digits; undefined for anything else. */
export function parseBranchId(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** The entry if there is no problem: each member that an entry must have and that is absent is one. */
function findings<Entry>({ problems }: FieldReader, entry: Draft<Entry>): RecordFindings<Entry> {
  return { entry: problems.length === 0 ? (entry as Entry) : null, problems: inCatalogOrder(problems) };
}

type Draft<Entry> = Entry extends object
  ? { readonly [Member in keyof Entry]: Entry[Member] | null | undefined }
  : Entry | null;

/** Trimmed; empty where the member is absent, null where it is no text. */
function readText(reader: FieldReader, member: string): string | null {
  const value = reader.raw(member) ?? '';
  return typeof value === 'string' ? value.trim() : null;
}

function readId(reader: FieldReader): string | null {
  const text = readText(reader, 'id');
  return text && isId(text) ? text : reader.refuse('id', 'ProfileId.Invalid', { max: String(longestId) });
}

function readOwner(reader: FieldReader): string | null {
  return requireText(reader, 'owner', longestId, 'Owner');
}

function requireText(reader: FieldReader, member: string, maxLength: number, code: 'BranchName' | 'Owner') {
  const text = readText(reader, member);
  if (text === '') return reader.refuse(member, `${code}.Required`);
  if (text !== null && text.length <= maxLength && isPrintable(text)) return text;
  return reader.refuse(member, `${code}.Invalid`, { max: String(maxLength) });
}

function readMarket(reader: FieldReader, markets: Markets): Market | null {
  const code = readText(reader, 'market');
  if (code === '') return reader.refuse('market', 'Market.Required');
  const market = code === null ? undefined : markets.find(code.toUpperCase());
  return market ?? reader.refuse('market', 'Market.Unknown');
}

/** Where the market or its provinces are not known, any short text. */
function readProvince(reader: FieldReader, market: Market | null): string | null {
  const text = readText(reader, 'province');
  if (text === '') return null;
  const isUsable = text !== null && text.length <= limits.Province && isPrintable(text);
  if (isUsable && !market?.country.format.administrativeAreas.length) return text;
  const area = isUsable && market ? findAdministrativeArea(market.country, text) : undefined;
  return area?.code ?? reader.refuse('province', 'BranchProvince.Unknown');
}

function parseActive(value: unknown): boolean | undefined {
  if (value === undefined || value === null) return true;
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return ['true', '1'].includes(word) || (['false', '0'].includes(word) ? false : undefined);
}

export interface Refusal {
  readonly line: number;
  readonly problems: readonly Problem[];
}

/** Stores the records of a batch; answers the lines that it refused. */
export type RecordSink = (lines: readonly RecordLine[]) => Promise<Refusal[]>;

export const takenSiteUrl: Problem = { code: 'SiteUrl.Taken' };

/** The last record of a key in a batch counts, but a site URL stays with its owner. */
export function recordSink(kind: RecordKind, registry: Registry, markets: Markets, by: Actor): RecordSink {
  switch (kind) {
    case 'profiles':
      return sink(readProfile, ({ id }) => id, registry.putProfiles, markets, by);
    case 'branches':
      return sink(readBranch, ({ id }) => id, registry.putBranches, markets, by);
    case 'site-urls': {
      const isSameOwner = (earlier: SiteUrlEntry, later: SiteUrlEntry) => earlier.owner === later.owner;
      const keyOf = ({ siteUrl }: SiteUrlEntry) => siteUrl.toLowerCase();
      return sink(readSiteUrl, keyOf, registry.putSiteUrls, markets, by, isSameOwner);
    }
  }
}

/**
 * `put` answers the entries that it refused. Where a later record does not `replace` an earlier one, the
 * earlier one is put first.
 */
function sink<Entry>(
  read: (record: Submission, markets: Markets) => RecordFindings<Entry>,
  keyOf: (entry: Entry) => string | number,
  put: (entries: readonly Entry[], by: Actor) => Promise<readonly Entry[]> | Promise<void>,
  markets: Markets,
  by: Actor,
  replaces: (earlier: Entry, later: Entry) => boolean = () => true,
): RecordSink {
  return async (batch) => {
    const refusals: Refusal[] = [];
    /** What waits to be put, each with the lines that it stands for. */
    const waiting = new Map<string | number, { readonly entry: Entry; readonly lines: readonly number[] }>();
    const putAll = async () => {
      const entries = [...waiting.values()].map(({ entry }) => entry);
      const refused = (entries.length > 0 && (await put(entries, by))) || [];
      const lines = refused.flatMap((entry) => waiting.get(keyOf(entry))?.lines ?? []);
      refusals.push(...lines.map((line) => ({ line, problems: [takenSiteUrl] })));
      waiting.clear();
    };
    for (const each of batch) {
      const { line } = each;
      const { entry, problems } =
        'record' in each ? read(each.record, markets) : { entry: null, problems: [each.problem] };
      if (entry === null) {
        refusals.push({ line, problems });
        continue;
      }
      const earlier = waiting.get(keyOf(entry));
      const isReplaced = earlier !== undefined && replaces(earlier.entry, entry);
      if (earlier !== undefined && !isReplaced) await putAll();
      waiting.set(keyOf(entry), { entry, lines: [...(isReplaced ? earlier.lines : []), line] });
    }
    await putAll();
    return refusals.sort((a, b) => a.line - b.line);
  };
}
