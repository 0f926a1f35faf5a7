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
