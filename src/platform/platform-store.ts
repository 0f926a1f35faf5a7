import type { DataSubject } from '../checkout/ports.ts';
import type { CartRecord } from '../checkout/shipping.ts';
import type { Application, OpenApplication } from '../fields/application-fields.ts';
import type { Actor, Branch, ProfileEntry, SiteUrlEntry } from '../registry/registry-entries.ts';

export interface HeldCart extends CartRecord {
  readonly cart: string;
  readonly market: string;
}

export interface Held<Content> {
  readonly session: string;
  readonly market: string;
  /** The profile that submitted it; null for a guest. */
  readonly owner: string | null;
  readonly application: Content;
}

export interface Registration extends SiteUrlEntry {
  readonly session: string;
}

/**
 * Deleting what does not exist is no error. The audit trail has each read and deletion before it is answered.
 */
export interface PlatformStore {
  findProfile(id: string, by: Actor): Promise<ProfileEntry | null>;
  deleteProfile(id: string, by: Actor): Promise<void>;
  findBranch(id: number): Promise<Branch | null>;
  deleteBranch(id: number, by: Actor): Promise<void>;
  findSiteUrl(siteUrl: string): Promise<SiteUrlEntry | null>;
  deleteSiteUrl(siteUrl: string, by: Actor): Promise<void>;
  /** A cart with everything that was set for it, whichever market it was used in. */
  findCart(cart: string, by: Actor): Promise<HeldCart | null>;
  deleteCart(cart: string, by: Actor): Promise<void>;
  findApplication(session: string, by: Actor): Promise<Held<OpenApplication> | null>;
  /** The application with Pin, TaxId and DateOfBirth decrypted. */
  findSealedApplication(session: string, by: Actor): Promise<Held<Application> | null>;
  deleteApplication(session: string, by: Actor): Promise<void>;
  /**
   * Registers the site URL of the session's application to an owner and ends the application, both or
   * neither. The same call again answers the same. `taken`: it is registered to somebody else, and the
   * application stays. null: there is no application and none was ever registered.
   */
  registerApplication(session: string, owner: string, by: Actor): Promise<Registration | 'taken' | null>;
}

/** When something was stored or happened: ISO 8601, UTC. */
type Timestamp = string;

/** An entry of the audit trail: ids, codes and times, nothing that a person typed. */
export interface AuditEntry {
  readonly at: Timestamp;
  readonly action: string;
  /** Who acted; null is a guest. */
  readonly actor: string | null;
  readonly subject: 'cart' | DataSubject['kind'] | 'branch' | 'site_url';
  readonly subjectId: string;
  /** The profile whose data it is about, and the session in which the cart was used, if any. */
  readonly profile: string | null;
  readonly session: string | null;
  readonly details: Readonly<Record<string, unknown>> | null;
  /** null where the command acted. */
  readonly requestId: string | null;
}

/** An event that was or is to be delivered, without its endpoints. */
export interface HeldEvent {
  readonly type: string;
  readonly subject: string;
  readonly subjectId: string;
  readonly occurredAt: Timestamp;
}

/** A locality and a postal code that somebody typed and the place data does not know together. */
export interface HeldPair {
  readonly market: string;
  readonly locality: string;
  /** Code of the administrative area; null if none was recognized. */
  readonly area: string | null;
  readonly code: string;
  /** Days in UTC, as `2026-01-31`. */
  readonly firstDay: string;
  readonly lastDay: string;
}

export interface HeldData {
  readonly profile: ProfileEntry | null;
  readonly carts: readonly (HeldCart & {
    readonly profile: string | null;
    readonly session: string | null;
    readonly updatedAt: Timestamp;
  })[];
  /** Applications with Pin, TaxId and DateOfBirth decrypted. */
  readonly applications: readonly (Held<Application> & { readonly updatedAt: Timestamp })[];
  readonly siteUrls: readonly SiteUrlEntry[];
  readonly registrations: readonly (Registration & { readonly registeredAt: Timestamp })[];
  readonly audit: readonly AuditEntry[];
  readonly events: readonly HeldEvent[];
  readonly pairs: readonly HeldPair[];
}

/** What an erasure counts. `offers` are those that were open in carts of others. */
export const erasedKinds = [
  'profiles',
  'carts',
  'offers',
  'applications',
  'registrations',
  'siteUrls',
  'pairs',
] as const;

export type ErasedKind = (typeof erasedKinds)[number];

export interface Erasure extends Readonly<Record<ErasedKind, number>> {
  readonly keptSiteUrls: readonly string[];
}

/** Which entries of the audit trail are asked for: all given conditions must hold. */
export interface AuditFilter {
  readonly cart?: string;
  readonly session?: string;
  readonly profile?: string;
  readonly action?: string;
  readonly since?: Date;
  readonly limit: number;
}

/** What the GDPR asks for in articles 15, 17 and 20. */
export interface PrivacyStore {
  /** As of one moment. The audit trail has the export before it is answered. */
  exportData(subject: DataSubject, actor: Actor): Promise<HeldData>;
  /**
   * All or nothing; erasing again finds nothing. The audit trail stays, with an entry about this, and so do
   * events, which hold only ids. Registered site URLs, which are public, go only with `siteUrls`.
   */
  eraseData(subject: DataSubject, actor: Actor, options: { readonly siteUrls: boolean }): Promise<Erasure>;
  listAudit(filter: AuditFilter): Promise<readonly AuditEntry[]>;
}

/** The answer about somebody whom no id can name: nothing is held. */
export const nothingHeld: HeldData = {
  profile: null,
  carts: [],
  applications: [],
  siteUrls: [],
  registrations: [],
  audit: [],
  events: [],
  pairs: [],
};

export const nothingErased: Erasure = {
  ...(Object.fromEntries(erasedKinds.map((kind) => [kind, 0])) as Record<ErasedKind, number>),
  keptSiteUrls: [],
};
