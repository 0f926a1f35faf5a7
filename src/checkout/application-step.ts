import { type SiteUrlWish, siteUrlCandidates } from '../application/site-url.ts';
import { validateApplication } from '../application/validate-application.ts';
import type { Problem } from '../fields/problem.ts';
import { inCatalogOrder, type Submission } from '../submission/field-reader.ts';
import type { ApplicationStore, Caller } from './ports.ts';

export type ApplicationStep = ReturnType<typeof createApplicationStep>;

const mostAlternatives = 3;

export function createApplicationStep(store: ApplicationStore, now: () => Date) {
  return {
    /** The application associated with the caller's session, or null (specification 4.3). */
    read: (caller: Caller) => store.readApplication(caller.session),
    /** Answers every problem of a submission; stores it when there is none (specification 4.4). */
    async submit(caller: Caller, submission: Submission): Promise<readonly Problem[]> {
      const { session, market, profile: owner } = caller;
      const { application, problems, wish } = validateApplication(submission, market, now());
      if (application !== null) {
        const outcome = await store.storeApplication({ session, market: market.code, owner, application });
        if (outcome === 'stored') return [];
      }
      const problem = wish && (await judgeWish(store, caller, wish, application !== null));
      return problem === null ? problems : inCatalogOrder([problem, ...problems]);
    },
  };
}

/** Looks alternatives up with the site URL, unless the store has already found it taken. */
async function judgeWish(
  store: ApplicationStore,
  { market, profile: owner }: Caller,
  wish: SiteUrlWish,
  isFoundTaken: boolean,
): Promise<Problem | null> {
  const candidates = siteUrlCandidates(wish, market.code);
  const taken = await store.takenSiteUrls([wish.siteUrl, ...candidates], owner);
  const { isCleaned, bar } = wish;
  const code = isCleaned ? 'SiteUrl.Invalid' : bar === null ? 'SiteUrl.Taken' : 'SiteUrl.Reserved';
  if (code === 'SiteUrl.Taken' && !isFoundTaken && !taken.has(wish.siteUrl)) return null;
  const free = candidates.filter((candidate) => !taken.has(candidate)).slice(0, mostAlternatives);
  return free.length === 0 ? { code } : { code, params: { alternatives: free.join(', ') } };
}
