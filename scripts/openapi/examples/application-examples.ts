import { initialsOf, siteUrlCandidates } from '../../../src/application/site-url.ts';
import { applicationReadFields } from '../../../src/fields/application-fields.ts';
import { done } from '../../../src/http/wire/schema-parts.ts';
import { type Example, refused } from './example.ts';

export const takenSiteUrl = 'sunrise';

/** A valid submission, as the documents show it. */
export const submission = {
  DateOfBirth: '07/23/1985',
  EMail: 'maria.lopez@example.com',
  SubscribeToEmail: true,
  FirstName: 'Maria',
  LastName: 'Lopez',
  MiddleInitial: 'J',
  PhoneHome: '(510)555-0123',
  Pin: '4821',
  SiteUrl: 'MariaLopez',
  TaxId: '123-45-6789',
};

/** The site URLs that the message proposes in place of the taken one, if nothing else is registered. */
const alternatives = siteUrlCandidates(
  {
    siteUrl: takenSiteUrl,
    bar: null,
    isCleaned: false,
    initials: initialsOf(submission.FirstName, submission.LastName),
  },
  'US',
)
  .slice(0, 3)
  .join(', ');

const sent: Readonly<Record<string, unknown>> = submission;
const associated = {
  ...Object.fromEntries(applicationReadFields.map(({ field }) => [field, sent[field] ?? ''])),
  ...done,
};

export const readApplicationExamples: readonly Example[] = [
  { name: 'associated', summary: "The session's application", response: associated },
];

/** In an order in which one session can send them one after the other. */
export const writeApplicationExamples: readonly Example[] = [
  {
    name: 'accepted',
    summary: 'A valid application is stored',
    request: submission,
    response: { success: true, error: [] },
  },
  {
    name: 'severalErrors',
    summary: 'Three mistakes are reported together, and what was stored before stays',
    isInvalid: true,
    request: { ...submission, DateOfBirth: '02/30/1985', EMail: '', Pin: '12a4' },
    response: refused({ code: 'DateOfBirth.Invalid' }, { code: 'EMail.Required' }, { code: 'Pin Invalid' }),
  },
  {
    name: 'siteUrlTaken',
    summary: 'The site URL is registered to another promoter, and the message names free ones',
    request: { ...submission, SiteUrl: takenSiteUrl },
    response: refused({ code: 'SiteUrl.Taken', params: { alternatives } }),
  },
];
