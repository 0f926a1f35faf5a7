import { type Application, applicationFields } from '../fields/application-fields.ts';
import type { Market } from '../market/market.ts';
import type { ProblemCode } from '../problem/catalog.ts';
import { inCatalogOrder, type Problem } from '../problem/problem.ts';
import { FieldReader, type Submission } from '../submission/field-reader.ts';
import { dayInZone } from './calendar-day.ts';
import { readField } from './read-field.ts';
import { barOf, siteUrlIn } from './site-url.ts';
import { initialsOf, type SiteUrlWish } from './site-url-candidates.ts';

export interface ApplicationFindings {
  /** Present when nothing is wrong with the submission. */
  readonly application: Application | null;
  /** In the order of the specification's table. */
  readonly problems: readonly Problem[];
  /**
   * Present when the site URL has the right form or can be corrected, whatever the other fields contain. A
   * taken site URL can then be reported along with their problems.
   */
  readonly wish: SiteUrlWish | null;
}

type Values = { readonly [Member in keyof Application]: Application[Member] | null };

/** Finds all problems together (specification 2.5, 4.4), apart from a site URL that is taken. */
export function validateApplication(submission: Submission, market: Market, now: Date): ApplicationFindings {
  const reader = new FieldReader(shownPart(submission, market.application.hiddenFields));
  const context = { market, today: dayInZone(now, market.application.timeZone) };
  const values = Object.fromEntries(
    applicationFields.map((row) => [row.member, readField(row, reader, context)]),
  ) as Values;
  const problems = inCatalogOrder(reader.problems);
  return {
    // A required field without a value has a problem.
    application: problems.length === 0 ? (values as Application) : null,
    problems,
    wish: wishOf(values, reader, market),
  };
}

function shownPart(submission: Submission, hiddenFields: ReadonlySet<string>): Submission {
  if (hiddenFields.size === 0) return submission;
  return Object.fromEntries(Object.entries(submission).filter(([name]) => !hiddenFields.has(name)));
}

function wishOf(values: Values, reader: FieldReader, market: Market): SiteUrlWish | null {
  const has = (wanted: ProblemCode) => reader.problems.some(({ code }) => code === wanted);
  const isCleaned = has('SiteUrl.Invalid');
  if (values.siteUrl === null && !isCleaned && !has('SiteUrl.Reserved')) return null;
  const sent = reader.raw('SiteUrl');
  const siteUrl = values.siteUrl ?? (typeof sent === 'string' ? siteUrlIn(sent) : '');
  if (siteUrl === '') return null;
  const initials = initialsOf(values.firstName, values.lastName);
  return { siteUrl, bar: barOf(siteUrl, market), isCleaned, initials };
}
