import type { Application } from '../application/application.ts';
import { isSiteUrl } from '../application/site-url.ts';
import type {
  Actor,
  Held,
  HeldCart,
  OpenApplication,
  PlatformStore,
  Registration,
} from '../checkout/platform-ports.ts';
import type { Branch, ProfileEntry, Registry, SiteUrlEntry } from '../checkout/ports.ts';
import type { PrivacyStore } from '../checkout/privacy-ports.ts';
import type { Markets } from '../market/market.ts';
import type { Problem } from '../problem/problem.ts';
import {
  isId,
  longestSiteUrl,
  parseBranchId,
  type RawRecord,
  readBranch,
  readNewOwner,
  readProfile,
  readSiteUrl,
} from '../registry/registry-records.ts';
import { createPersonalData, type PersonalData } from './personal-data.ts';
import { createRecordDesk, type RecordDesk } from './record-desk.ts';

export { longestId } from '../registry/registry-records.ts';

/** What the company's own platform does with the service: it feeds records in, and takes out what buyers left. */
export interface Platform extends PersonalData {
  readonly profiles: RecordDesk<ProfileEntry>;
  readonly branches: RecordDesk<Branch>;
  /** Putting one that is registered to somebody else is refused; an upload passes it to its new owner. */
  readonly siteUrls: RecordDesk<SiteUrlEntry>;
  readCart(cart: string): Promise<HeldCart | null>;
  deleteCart(cart: string): Promise<void>;
  /** With what is sealed where `reader` says who reads it, which is put on record. */
  readApplication(
    session: string,
    reader: Actor | null,
  ): Promise<Held<Application> | Held<OpenApplication> | null>;
  deleteApplication(session: string): Promise<void>;
  /**
   * Registers the site URL of an application to the `owner` that the record names and ends the application. Repeated,
   * it answers the same. null: there is no application.
   */
  register(session: string, record: RawRecord, actor: Actor): Promise<RegistrationResult | null>;
}

export type RegistrationResult =
  | { readonly registration: Registration }
  | { readonly registration: null; readonly problems: readonly Problem[] };

export interface PlatformParts {
  readonly store: PlatformStore & PrivacyStore & Registry;
  /** Read at each call: the markets are replaced when their rules or data are loaded anew. */
  readonly markets: () => Markets;
  /** Called after branches changed. */
  readonly onBranchesChange?: () => Promise<void>;
}

const taken: Problem = { code: 'SiteUrl.Taken' };

export function createPlatform(parts: PlatformParts): Platform {
  const { store } = parts;
  return {
    ...createDesks(parts),
    ...createPersonalData(store),
    readCart: async (cart) => (isId(cart) ? store.findCart(cart) : null),
    deleteCart: async (cart) => (isId(cart) ? store.deleteCart(cart) : undefined),
    async readApplication(session, reader) {
      if (!isId(session)) return null;
      return reader === null ? store.findApplication(session) : store.findSealedApplication(session, reader);
    },
    deleteApplication: async (session) => (isId(session) ? store.deleteApplication(session) : undefined),
    register: (session, record, actor) => register(store, session, record, actor),
  };
}

function createDesks({ store, markets, onBranchesChange }: PlatformParts) {
  const common = { registry: store, markets };
  const profiles: RecordDesk<ProfileEntry> = createRecordDesk({
    ...common,
    kind: 'profiles',
    parseKey: (key) => (isId(key) ? key.trim() : undefined),
    read: (id, record) => readProfile({ ...record, id }, markets()),
    put: (entry) => store.putProfiles([entry]).then(() => []),
    find: (id) => store.findProfile(id),
    delete: (id) => store.deleteProfile(id),
  });
  const branches: RecordDesk<Branch> = createRecordDesk({
    ...common,
    kind: 'branches',
    parseKey: parseBranchId,
    read: (id, record) => readBranch({ ...record, id }, markets()),
    put: (entry) => store.putBranches([entry]).then(() => []),
    find: (id) => store.findBranch(id),
    delete: (id) => store.deleteBranch(id),
    ...(onBranchesChange === undefined ? {} : { onChange: onBranchesChange }),
  });
  const siteUrls: RecordDesk<SiteUrlEntry> = createRecordDesk({
    ...common,
    kind: 'site-urls',
    parseKey: (key) => (key.length <= longestSiteUrl && isSiteUrl(key) ? key : undefined),
    read: (siteUrl, record) => readSiteUrl({ ...record, siteUrl }),
    put: async (entry) => ((await store.putSiteUrl(entry)) === 'taken' ? [taken] : []),
    find: (siteUrl) => store.findSiteUrl(siteUrl),
    delete: (siteUrl) => store.deleteSiteUrl(siteUrl),
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
  return outcome === 'taken' ? { registration: null, problems: [taken] } : { registration: outcome };
}
