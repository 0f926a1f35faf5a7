import type { Actor } from '../registry/actor.ts';
import { isId } from '../registry/registry-records.ts';
import {
  type DataSubject,
  type ErasedKind,
  type Erasure,
  erasedKinds,
  type HeldData,
  type PrivacyStore,
} from './privacy-store.ts';

/** Answers people who ask what is held about them, or ask for it to be erased. Both are recorded. */
export interface PersonalData {
  /** All that is held about a profile or a session, sealed fields included. */
  exportData(subject: DataSubject, actor: Actor): Promise<HeldData>;
  /** Erases it, except registered site URLs, which are public and deleted one by one. */
  eraseData(subject: DataSubject, actor: Actor): Promise<Erasure>;
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

export function createPersonalData(store: PrivacyStore): PersonalData {
  return {
    exportData: async (subject, actor) => (isId(subject.id) ? store.exportData(subject, actor) : nothingHeld),
    eraseData: async (subject, actor) =>
      isId(subject.id) ? store.eraseData(subject, actor, { siteUrls: false }) : nothingErased,
  };
}
