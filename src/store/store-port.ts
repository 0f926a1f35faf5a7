import type { ApplicationStore, CartStore, ProfileStore } from '../checkout/ports.ts';
import type { PlatformStore } from '../platform/platform-store.ts';
import type { PrivacyStore } from '../platform/privacy-store.ts';
import type { Registry } from '../registry/registry.ts';
import type { Branch } from '../registry/registry-entries.ts';

export interface Store
  extends CartStore,
    ProfileStore,
    ApplicationStore,
    Registry,
    PlatformStore,
    PrivacyStore {
  readBranches(): Promise<Branch[]>;
  /** Resolves when the store answers; rejects with StoreUnavailableError. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
