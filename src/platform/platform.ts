import { isSiteUrl } from '../application/site-url.ts';
import { type Application, longestSiteUrl, type OpenApplication } from '../fields/application-fields.ts';
import type { Markets } from '../market/market.ts';
import type { Problem } from '../problem/problem.ts';
import { takenSiteUrl } from '../registry/record-sinks.ts';
import type { Actor, Branch, ProfileEntry, Registry, SiteUrlEntry } from '../registry/registry-entries.ts';
import { isId, parseBranchId, type RawRecord, readNewOwner } from '../registry/registry-records.ts';
import type { Held, HeldCart, PlatformStore, Registration } from './platform-store.ts';
import { createPersonalData, type PersonalData, type PrivacyStore } from './privacy-store.ts';
import { createRecordService, type RecordService } from './record-service.ts';

export { longestId } from '../registry/registry-records.ts';

/**
 * The admin API: the company's own platform puts records in, and reads what buyers and applicants entered.
 * Every write, and every read of what people typed, is recorded with its actor.
 */
export interface Platform extends PersonalData {
  readonly profiles: RecordService<ProfileEntry>;
  readonly branches: RecordService<Branch>;
  /** A site URL that is registered to somebody else is refused, in an upload too: delete it first. */
  readonly siteUrls: RecordService<SiteUrlEntry>;
  readCart(cart: string, by: Actor): Promise<HeldCart | null>;
  deleteCart(cart: string, by: Actor): Promise<void>;
  readApplication(session: string, by: Actor): Promise<Held<OpenApplication> | null>;
  /** The application with Pin, TaxId and DateOfBirth decrypted. */
  readSealedApplication(session: string, by: Actor): Promise<Held<Application> | null>;
  deleteApplication(session: string, by: Actor): Promise<void>;
  /**
   * Registers the site URL of an application to the `owner` in the record and ends the application. Repeated,
   * it answers the same. null: there is no application.
   */
  register(session: string, record: RawRecord, actor: Actor): Promise<RegistrationResult | null>;
}

export type RegistrationResult =
  | { readonly registration: Registration }
  | { readonly registration: null; readonly problems: readonly Problem[] };

export interface PlatformParts {
  readonly store: PlatformStore & PrivacyStore & Registry;
  /** Read at each call, because the markets are replaced when their rules or data are reloaded. */
  readonly markets: () => Markets;
  readonly onBranchesChange?: () => Promise<void>;
}

export function createPlatform(parts: PlatformParts): Platform {
  const { store } = parts;
  return {
    ...createRecordServices(parts),
    ...createPersonalData(store),
    readCart: async (cart, by) => (isId(cart) ? store.findCart(cart, by) : null),
    deleteCart: async (cart, by) => (isId(cart) ? store.deleteCart(cart, by) : undefined),
    readApplication: async (session, by) => (isId(session) ? store.findApplication(session, by) : null),
    readSealedApplication: async (session, by) =>
      isId(session) ? store.findSealedApplication(session, by) : null,
    deleteApplication: async (session, by) =>
      isId(session) ? store.deleteApplication(session, by) : undefined,
    register: (session, record, actor) => register(store, session, record, actor),
  };
}

function createRecordServices({ store, markets, onBranchesChange }: PlatformParts) {
  const common = { registry: store, markets };
  const profiles: RecordService<ProfileEntry> = createRecordService({
    ...common,
    kind: 'profiles',
    keyMember: 'id',
    parseKey: (key) => (isId(key) ? key.trim() : undefined),
    find: (id, by) => store.findProfile(id, by),
    delete: (id, by) => store.deleteProfile(id, by),
  });
  const branches: RecordService<Branch> = createRecordService({
    ...common,
    kind: 'branches',
    keyMember: 'id',
    parseKey: parseBranchId,
    find: (id) => store.findBranch(id),
    delete: (id, by) => store.deleteBranch(id, by),
    ...(onBranchesChange === undefined ? {} : { onChange: onBranchesChange }),
  });
  const siteUrls: RecordService<SiteUrlEntry> = createRecordService({
    ...common,
    kind: 'site-urls',
    keyMember: 'siteUrl',
    parseKey: (key) => (key.length <= longestSiteUrl && isSiteUrl(key) ? key : undefined),
    find: (siteUrl) => store.findSiteUrl(siteUrl),
    delete: (siteUrl, by) => store.deleteSiteUrl(siteUrl, by),
  });
  return { profiles, branches, siteUrls };
}

async function register(
  store: PlatformStore,
  session: string,
  record: RawRecord,
  actor: Actor,
): Promise<RegistrationResult | null> {
  const { entry: owner, problems } = readNewOwner(record);
  if (owner === null) return { registration: null, problems };
  const outcome = isId(session) ? await store.registerApplication(session, owner, actor) : null;
  if (outcome === null) return null;
  return outcome === 'taken' ? { registration: null, problems: [takenSiteUrl] } : { registration: outcome };
}
