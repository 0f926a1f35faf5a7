import {
  type Application,
  type ApplicationRow,
  type ApplicationTextRow,
  applicationFields,
  isSiteUrl,
} from '../fields/application-fields.ts';
import type { ProblemCode } from '../fields/catalog.ts';
import type { Market } from '../market/market.ts';
import { isEmailAddress } from '../submission/email.ts';
import { FieldReader, inCatalogOrder, isSent, type Submission, trimmed } from '../submission/field-reader.ts';
import { isBusinessName, isInitial, isPersonName } from '../submission/names.ts';
import { type CalendarDay, completedYears, dayInZone, parseCalendarDay, year } from './calendar-day.ts';
import { barOf, initialsOf, type SiteUrlWish, siteUrlIn } from './site-url.ts';

type Values = { readonly [Member in keyof Application]: Application[Member] | null };

/** Finds all problems together (specification 2.5, 4.4), apart from a site URL that is taken. */
export function validateApplication(submission: Submission, market: Market, now: Date) {
  const reader = new FieldReader(shownPart(submission, market.application.hiddenFields));
  const today = dayInZone(now, market.application.timeZone);
  const values = Object.fromEntries(
    applicationFields.map((row) => [row.member, readField(row, reader, market, today)]),
  ) as Values;
  const problems = inCatalogOrder(reader.problems);
  return {
    /** Present when nothing is wrong: a required field without a value has a problem. */
    application: problems.length === 0 ? (values as Application) : null,
    /** In the order of the specification's table. */
    problems,
    /**
     * Present when the site URL has the right form or can be corrected, whatever the other fields contain. A
     * taken site URL can then be reported along with their problems.
     */
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

/** What each kind of text accepts, once it is trimmed, printable and short enough. */
const accepts: Readonly<Record<ApplicationTextRow['kind'], (text: string, market: Market) => boolean>> = {
  email: isEmailAddress,
  personName: isPersonName,
  initial: isInitial,
  businessName: isBusinessName,
  phone: (text, { phone }) => phone.isPhone(text),
  siteUrl: isSiteUrl,
  taxId: (text, { application }) => application.isTaxId(text),
};

/** The value; null where it is absent or has a problem, which is then recorded in the reader. */
function readField(row: ApplicationRow, reader: FieldReader, market: Market, today: CalendarDay) {
  const value = reader.raw(row.field);
  if (row.kind === 'pin') {
    // One fixed form, not even trimmed. Every fault is the one problem, absence included.
    const fits = typeof value === 'string' && new RegExp(row.pattern).test(value);
    return fits ? value : reader.refuse(row.field, 'Pin Invalid');
  }
  if (!isSent(value)) {
    const isMissing = 'required' in row && isRequired(row.required, reader);
    return isMissing ? reader.refuse(row.field, `${row.field}.Required`) : null;
  }
  if (row.kind === 'date') return readDateOfBirth(value, reader, today, market.application.ageOfMajority);
  if (row.kind !== 'flag') return readText(row, reader, market);
  return typeof value === 'boolean' ? value : reader.refuse(row.field, `${row.field}.Invalid`);
}

function readText(row: ApplicationTextRow, reader: FieldReader, market: Market): string | null {
  const { field, kind, maxLength } = row;
  const params = kind === 'phone' ? { form: market.phone.example } : undefined;
  const text = reader.text(field, maxLength, params);
  if (text === null) return null;
  if (!accepts[kind](text, market)) return reader.refuse(field, `${field}.Invalid`, params);
  return kind === 'siteUrl' && barOf(text, market) !== null ? reader.refuse(field, 'SiteUrl.Reserved') : text;
}

function isRequired(required: 'always' | { readonly with: string }, reader: FieldReader): boolean {
  return required === 'always' || isSent(reader.raw(required.with));
}

const longestLife = 130;

/**
 * A real day `MM/DD/YYYY`, not in the future, at most 130 years ago, of age (decisions, the application
 * step). An age reached today counts. Every fault of form is `.Invalid`, including a wrong length.
 */
function readDateOfBirth(value: unknown, reader: FieldReader, today: CalendarDay, ageOfMajority: number) {
  const text = typeof value === 'string' ? trimmed(value) : '';
  const birth = parseCalendarDay(text);
  if (birth === null) return reader.refuse('DateOfBirth', 'DateOfBirth.Invalid');
  if (birth > today) return reader.refuse('DateOfBirth', 'DateOfBirth.InFuture');
  if (birth + longestLife * year < today) return reader.refuse('DateOfBirth', 'DateOfBirth.TooLongAgo');
  if (completedYears(birth, today) >= ageOfMajority) return text;
  return reader.refuse('DateOfBirth', 'DateOfBirth.TooYoung', { age: String(ageOfMajority) });
}
