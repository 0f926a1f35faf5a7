import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPlainMarket } from '../../test/support/plain-market.ts';
import { validateApplication } from '../application/validate-application.ts';
import type { Submission } from '../submission/field-reader.ts';
import { type ApplicationField, applicationFields, isSiteUrl } from './application-fields.ts';
import { catalog } from './catalog.ts';
import { fieldMeanings } from './field-meanings.ts';

const now = new Date('2026-06-15T12:00:00Z');
const example: Submission = Object.fromEntries(
  applicationFields.map(({ field }) => [field, fieldMeanings[field].example]),
);
const codesOf = (submission: Submission) =>
  validateApplication(submission, createPlainMarket(), now).problems.map(({ code }) => code);

describe('isSiteUrl', () => {
  it('accepts text of ASCII letters and digits, and nothing else', () => {
    const mixed = fc.string({
      unit: fc.oneof(fc.constantFrom('a', 'Z', '7'), fc.string({ unit: 'grapheme', maxLength: 1 })),
    });
    fc.assert(
      fc.property(mixed, (text) => {
        const isPlain =
          text !== '' && [...text].every((char) => char >= ' ' && char <= '~' && /[A-Za-z0-9]/.test(char));
        expect(isSiteUrl(text)).toBe(isPlain);
      }),
    );
  });

  it('does not accept a line break at the end', () => {
    expect(isSiteUrl('maria\n')).toBe(false);
  });
});

describe('the table of fields', () => {
  it('has the fields of the specification in their order', () => {
    expect(applicationFields.map((field) => field.field)).toEqual([
      'DateOfBirth',
      'EMail',
      'SubscribeToEmail',
      'FirstName',
      'LastName',
      'MiddleInitial',
      'PhoneHome',
      'PhoneOther',
      'Pin',
      'SiteUrl',
      'RecognitionName',
      'PartnerFirstName',
      'PartnerLastName',
      'PartnerMiddleInitial',
      'TaxId',
    ]);
  });

  it('gives examples that make a valid application together, which has each of them in its place', () => {
    const { application, problems } = validateApplication(example, createPlainMarket(), now);
    expect(problems).toEqual([]);
    expect(application).toEqual({
      dateOfBirth: '07/23/1985',
      email: 'maria.lopez@example.com',
      subscribeToEmail: true,
      firstName: 'Maria',
      lastName: 'Lopez',
      middleInitial: 'J',
      phoneHome: '(510)555-0123',
      phoneOther: '(510)555-0145',
      pin: '4821',
      siteUrl: 'MariaLopez',
      recognitionName: 'Lopez Wellness',
      partnerFirstName: 'Daniel',
      partnerLastName: 'Reyes',
      partnerMiddleInitial: 'R',
      taxId: '123-45-6789',
    });
  });

  it('gives examples that match its patterns and lengths', () => {
    for (const row of applicationFields) {
      const { pattern, maxLength, kind }: ApplicationField = row;
      const value = fieldMeanings[row.field].example;
      expect(typeof value).toBe(kind === 'flag' ? 'boolean' : 'string');
      if (pattern !== undefined) expect(value).toMatch(new RegExp(pattern));
      if (maxLength !== undefined) expect(String(value).length).toBeLessThanOrEqual(maxLength);
    }
  });

  it('causes every problem of its fields in the catalogue, except that a site URL is taken', () => {
    const names = new Set<string>(applicationFields.map((field) => field.field));
    const known = catalog.filter(({ field }) => names.has(field)).map(({ code }) => code);
    const faults = [
      {},
      { DateOfBirth: '02/30/1990' },
      { DateOfBirth: '01/01/2999' },
      { DateOfBirth: '01/01/1850' },
      { DateOfBirth: '01/01/2020' },
      { SiteUrl: 'admin' },
      { PartnerFirstName: 'Ann' },
      { PartnerLastName: 'Lee' },
      Object.fromEntries([...names].map((name) => [name, []])),
      Object.fromEntries([...names].map((name) => [name, 'x'.repeat(300)])),
    ];
    const found = new Set(faults.flatMap(codesOf));
    expect(known.filter((code) => !found.has(code))).toEqual(['SiteUrl.Taken']);
  });
});
