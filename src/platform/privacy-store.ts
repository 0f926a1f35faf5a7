import type { Application } from '../application/application.ts';
import type { Actor } from '../registry/actor.ts';
import type { ProfileEntry, SiteUrlEntry } from '../registry/registry-entries.ts';
import type { Held, HeldCart, Registration } from './platform-store.ts';

/** Whose data is asked for. A session's data is what came with it, a profile's what came with any of its sessions. */
export interface DataSubject {
  readonly kind: 'profile' | 'session';
  readonly id: string;
}

/** When something was stored or happened: ISO 8601, UTC. */
export type Timestamp = string;

/** An entry of the audit trail: ids, codes and times, nothing that a person typed. */
export interface AuditEntry {
  readonly at: Timestamp;
  readonly action: string;
  /** Who acted; null is a guest. */
  readonly actor: string | null;
  readonly subject: 'cart' | DataSubject['kind'] | 'branch' | 'site_url';
  readonly subjectId: string;
  /** The profile whose data it is about, and the session that the cart was used in, where there is one. */
  readonly profile: string | null;
  readonly session: string | null;
  readonly details: Readonly<Record<string, unknown>> | null;
  /** null where the command acted. */
  readonly requestId: string | null;
}

/** An event that is to be delivered or was, without the endpoints it goes to. */
export interface HeldEvent {
  readonly type: string;
  readonly subject: string;
  readonly subjectId: string;
  readonly occurredAt: Timestamp;
}

/** Everything that is held about a subject. */
export interface HeldData {
  readonly profile: ProfileEntry | null;
  readonly carts: readonly (HeldCart & {
    readonly profile: string | null;
    readonly session: string | null;
    readonly updatedAt: Timestamp;
  })[];
  /** With what is sealed. */
  readonly applications: readonly (Held<Application> & { readonly updatedAt: Timestamp })[];
  readonly siteUrls: readonly SiteUrlEntry[];
  readonly registrations: readonly (Registration & { readonly registeredAt: Timestamp })[];
  readonly audit: readonly AuditEntry[];
  readonly events: readonly HeldEvent[];
}

/** How much was erased, and which registered site URLs were not. */
export interface Erasure {
  readonly profiles: number;
  readonly carts: number;
  /** Offers that were open in carts of others. */
  readonly offers: number;
  readonly applications: number;
  readonly registrations: number;
  readonly siteUrls: number;
  readonly keptSiteUrls: readonly string[];
}

/** Which entries of the audit trail are asked for: all that is named must hold. */
export interface AuditFilter {
  readonly cart?: string;
  readonly session?: string;
  readonly profile?: string;
  readonly action?: string;
  readonly since?: Date;
  /** The newest so many. */
  readonly limit: number;
}

/** Answers to people who ask what is held about them, or ask that it be erased (GDPR, articles 15, 17 and 20). */
export interface PrivacyStore {
  /** As of one moment. That it was read is on record before the answer is there. */
  exportData(subject: DataSubject, actor: Actor): Promise<HeldData>;
  /**
   * All at once or nothing; erasing again finds nothing. The audit trail stays, with an entry about the erasure, and so
   * do events, which hold ids alone. Registered site URLs, which are public, go only where `siteUrls` says so.
   */
  eraseData(subject: DataSubject, actor: Actor, options: { readonly siteUrls: boolean }): Promise<Erasure>;
  /** In the order in which they happened. */
  listAudit(filter: AuditFilter): Promise<readonly AuditEntry[]>;
}
