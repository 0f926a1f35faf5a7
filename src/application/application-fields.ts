import type { Market } from '../market/market.ts';
import type { Problem } from '../problem/problem.ts';
import { isEmailAddress } from '../submission/email.ts';
import { isBusinessName, isInitial, isPersonName } from '../submission/names.ts';
import { judgeDateOfBirth } from './date-of-birth.ts';
import {
  type ApplicationContext,
  type ApplicationField,
  booleanField,
  codeField,
  dateField,
  optionalText,
  requiredText,
} from './field-kinds.ts';
import { barOf, isSiteUrl, longestSiteUrl, siteUrlPattern } from './site-url.ts';

const nameLength = 60;
const initialLength = 5;
const phoneLength = 40;

/** The rules of the application step (specification 2.5), one row a field, in the specification's order. */
export const applicationFields: readonly ApplicationField[] = [
  dateField('DateOfBirth', {
    required: 'always',
    pattern: '^[0-9]{2}/[0-9]{2}/[0-9]{4}$',
    description:
      "Date of birth, `MM/DD/YYYY`: a day of the calendar, not in the future, not more than 130 years ago, of the market's age of majority.",
    example: '07/23/1985',
    judge: (text, { market, today }) => judgeDateOfBirth(text, today, market.application.ageOfMajority),
  }),
  requiredText('EMail', {
    required: 'always',
    maxLength: 254,
    description: 'Email address of the distributor, one that mail can reach from outside.',
    example: 'maria.lopez@example.com',
    judge: (text) => (isEmailAddress(text) ? null : { code: 'EMail.Invalid' }),
  }),
  booleanField('SubscribeToEmail', {
    required: 'always',
    description:
      'Whether the user allows the company to email them. false is an answer; leaving it out is not.',
    example: true,
  }),
  requiredText('FirstName', {
    required: 'always',
    maxLength: nameLength,
    description: 'First name, in any script: no link, domain, email address, markup or formula.',
    example: 'Maria',
    judge: (text) => (isPersonName(text) ? null : { code: 'FirstName.Invalid' }),
  }),
  requiredText('LastName', {
    required: 'always',
    maxLength: nameLength,
    description: 'Last name, as the first name.',
    example: 'Lopez',
    judge: (text) => (isPersonName(text) ? null : { code: 'LastName.Invalid' }),
  }),
  optionalText('MiddleInitial', {
    maxLength: initialLength,
    description: 'Middle initial or initials.',
    example: 'J',
    judge: (text) => (isInitial(text) ? null : { code: 'MiddleInitial.Invalid' }),
  }),
  requiredText('PhoneHome', {
    required: 'always',
    maxLength: phoneLength,
    description: 'Home phone number, valid in the market.',
    example: '(510)555-0123',
    judge: (text, { market }) =>
      market.phone.isPhone(text) ? null : phoneProblem('PhoneHome.Invalid', market),
    invalidParams: phoneForm,
  }),
  optionalText('PhoneOther', {
    maxLength: phoneLength,
    description: 'Alternate phone number, valid in the market.',
    example: '(510)555-0145',
    judge: (text, { market }) =>
      market.phone.isPhone(text) ? null : phoneProblem('PhoneOther.Invalid', market),
    invalidParams: phoneForm,
  }),
  codeField('Pin', {
    required: 'always',
    code: 'Pin Invalid',
    pattern: '^[0-9]{4}$',
    description: 'Exactly 4 digits, judged as sent. Authenticates the new distributor.',
    example: '4821',
  }),
  requiredText('SiteUrl', {
    required: 'always',
    maxLength: longestSiteUrl,
    pattern: siteUrlPattern,
    description:
      "Last path part of the distributor's public sign-up address: ASCII letters and digits, neither reserved, offensive nor registered to another promoter in whatever case.",
    example: 'MariaLopez',
    judge: judgeSiteUrl,
  }),
  optionalText('RecognitionName', {
    maxLength: 100,
    description:
      'Commonly a business name, printed on bonus checks. It may hold a domain, but no link, email address, markup or formula.',
    example: 'Lopez Wellness',
    judge: (text) => (isBusinessName(text) ? null : { code: 'RecognitionName.Invalid' }),
  }),
  requiredText('PartnerFirstName', {
    required: { with: 'PartnerLastName' },
    maxLength: nameLength,
    description: "Partner's first name. Required when PartnerLastName is sent.",
    example: 'Daniel',
    judge: (text) => (isPersonName(text) ? null : { code: 'PartnerFirstName.Invalid' }),
  }),
  requiredText('PartnerLastName', {
    required: { with: 'PartnerFirstName' },
    maxLength: nameLength,
    description: "Partner's last name. Required when PartnerFirstName is sent.",
    example: 'Reyes',
    judge: (text) => (isPersonName(text) ? null : { code: 'PartnerLastName.Invalid' }),
  }),
  optionalText('PartnerMiddleInitial', {
    maxLength: initialLength,
    description: "Partner's middle initial or initials.",
    example: 'R',
    judge: (text) => (isInitial(text) ? null : { code: 'PartnerMiddleInitial.Invalid' }),
  }),
  optionalText('TaxId', {
    maxLength: 40,
    description:
      "Tax number for withholding, by the market's own rules; in the US market a Social Security Number, with or without hyphens.",
    example: '123-45-6789',
    judge: (text, { market }) => (market.application.isTaxId(text) ? null : { code: 'TaxId.Invalid' }),
  }),
];

function phoneForm({ market }: ApplicationContext): Problem['params'] {
  return { form: market.phone.example };
}

function phoneProblem(code: 'PhoneHome.Invalid' | 'PhoneOther.Invalid', market: Market): Problem {
  return { code, params: { form: market.phone.example } };
}

function judgeSiteUrl(text: string, { market }: ApplicationContext): Problem | null {
  if (!isSiteUrl(text)) return { code: 'SiteUrl.Invalid' };
  return barOf(text, market) === null ? null : { code: 'SiteUrl.Reserved' };
}
