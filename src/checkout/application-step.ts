import type { Application } from '../application/application.ts';
import { validateApplication } from '../application/validate-application.ts';
import { inCatalogOrder, type Problem } from '../problem/problem.ts';
import type { Submission } from '../submission/field-reader.ts';
import type { Caller } from './caller.ts';
import type { ApplicationStore } from './ports.ts';

export interface ApplicationStep {
  /** The application associated with the caller's session, or null (specification 4.3). */
  read(caller: Caller): Promise<Application | null>;
  /** Every problem of a submission; it is stored when there is none (specification 4.4). */
  submit(caller: Caller, submission: Submission): Promise<readonly Problem[]>;
}

const taken: Problem = { code: 'SiteUrl.Taken' };

export function createApplicationStep(store: ApplicationStore, now: () => Date): ApplicationStep {
  return {
    read: (caller) => store.readApplication(caller.session),
    submit: (caller, submission) => submitApplication(store, caller, submission, now()),
  };
}

async function submitApplication(
  store: ApplicationStore,
  caller: Caller,
  submission: Submission,
  now: Date,
): Promise<readonly Problem[]> {
  const { session, market, profile: owner } = caller;
  const { application, problems, siteUrl } = validateApplication(submission, market, now);
  if (application !== null) {
    const outcome = await store.storeApplication({ session, market: market.code, owner, application });
    return outcome === 'taken' ? [taken] : [];
  }
  const isTaken = siteUrl !== null && (await store.isSiteUrlTaken(siteUrl, owner));
  return isTaken ? inCatalogOrder([...problems, taken]) : problems;
}
