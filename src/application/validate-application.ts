import type { Market } from '../market/market.ts';
import type { ProblemCode } from '../problem/catalog.ts';
import { inCatalogOrder, type Problem } from '../problem/problem.ts';
import { FieldReader, type Submission } from '../submission/field-reader.ts';
import type { Application } from './application.ts';
import { applicationFields } from './application-fields.ts';
import { dayInZone } from './calendar-day.ts';
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

type Values = ReadonlyMap<string, string | boolean | null>;

/** Finds all problems together (specification 2.5, 4.4), apart from a site URL that is taken. */
export function validateApplication(submission: Submission, market: Market, now: Date): ApplicationFindings {
  const reader = new FieldReader(shownPart(submission, market.application.hiddenFields));
  const context = { market, today: dayInZone(now, market.application.timeZone) };
  const values: Values = new Map(applicationFields.map((field) => [field.name, field.read(reader, context)]));
  const problems = inCatalogOrder(reader.problems);
  return {
    application: problems.length === 0 ? toApplication(values) : null,
    problems,
    wish: wishOf(values, reader, market),
  };
}

function shownPart(submission: Submission, hiddenFields: ReadonlySet<string>): Submission {
  if (hiddenFields.size === 0) return submission;
  return Object.fromEntries(Object.entries(submission).filter(([name]) => !hiddenFields.has(name)));
}

function wishOf(values: Values, reader: FieldReader, market: Market): SiteUrlWish | null {
  const fine = optionalText(values, 'SiteUrl');
  const has = (wanted: ProblemCode) => reader.problems.some(({ code }) => code === wanted);
  const isCleaned = has('SiteUrl.Invalid');
  if (fine === null && !isCleaned && !has('SiteUrl.Reserved')) return null;
  const sent = reader.raw('SiteUrl');
  const siteUrl = fine ?? (typeof sent === 'string' ? siteUrlIn(sent) : '');
  if (siteUrl === '') return null;
  const initials = initialsOf(optionalText(values, 'FirstName'), optionalText(values, 'LastName'));
  return { siteUrl, bar: barOf(siteUrl, market), isCleaned, initials };
}

function toApplication(values: Values): Application {
  return {
    dateOfBirth: requireText(values, 'DateOfBirth'),
    email: requireText(values, 'EMail'),
    subscribeToEmail: values.get('SubscribeToEmail') === true,
    firstName: requireText(values, 'FirstName'),
    lastName: requireText(values, 'LastName'),
    middleInitial: optionalText(values, 'MiddleInitial'),
    phoneHome: requireText(values, 'PhoneHome'),
    phoneOther: optionalText(values, 'PhoneOther'),
    pin: requireText(values, 'Pin'),
    siteUrl: requireText(values, 'SiteUrl'),
    recognitionName: optionalText(values, 'RecognitionName'),
    partnerFirstName: optionalText(values, 'PartnerFirstName'),
    partnerLastName: optionalText(values, 'PartnerLastName'),
    partnerMiddleInitial: optionalText(values, 'PartnerMiddleInitial'),
    taxId: optionalText(values, 'TaxId'),
  };
}

function optionalText(values: Values, name: string): string | null {
  const value = values.get(name);
  return typeof value === 'string' ? value : null;
}

/** Throws where the rules accept an application without a required field. */
function requireText(values: Values, name: string): string {
  const value = optionalText(values, name);
  if (value === null) throw new Error(`an application passed without ${name}`);
  return value;
}
