import type { PostalAddress } from '../address/postal-address.ts';

export interface Branch {
  readonly id: number;
  readonly market: string;
  readonly name: string;
  /** Code of the administrative area it serves; null serves the whole market. */
  readonly province: string | null;
  readonly active: boolean;
}

export interface ProfileEntry {
  readonly id: string;
  readonly market: string;
  readonly address: PostalAddress;
  readonly email: string | null;
  readonly phone: string | null;
}

export interface SiteUrlEntry {
  readonly siteUrl: string;
  readonly owner: string;
}
