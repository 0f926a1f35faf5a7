import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test/support/any-text.ts';
import { createPlainMarket } from '../../test/support/plain-market.ts';
import { applicationFields, hideableFields } from '../fields/application-fields.ts';
import { catalogPosition } from '../fields/catalog.ts';
import { fieldMeanings } from '../fields/field-meanings.ts';
import type { Market } from '../market/market.ts';
import type { Submission } from '../submission/field-reader.ts';
import { renderProblem } from '../words/render-problem.ts';
import { validateApplication } from './validate-application.ts';

const now = new Date('2026-06-15T12:00:00Z');

const example: Submission = Object.fromEntries(
  applicationFields.map(({ field }) => [field, fieldMeanings[field].example]),
);
const codesOf = (submission: Submission) =>
  validateApplication(submission, createPlainMarket(), now).problems.map(({ code }) => code);

describe('validateApplication', () => {
  it('reports all problems together, in the order of the table', () => {
    const found = codesOf({
      ...example,
      TaxId: '0',
      Pin: '12',
      DateOfBirth: '',
      FirstName: '1',
      SiteUrl: 'a-b',
    });
    expect(found).toEqual([
      'DateOfBirth.Required',
      'FirstName.Invalid',
      'Pin Invalid',
      'SiteUrl.Invalid',
      'TaxId.Invalid',
    ]);
  });

  it('finds every required field missing in an empty submission', () => {
    expect(codesOf({})).toEqual([
      'DateOfBirth.Required',
      'EMail.Required',
      'SubscribeToEmail.Required',
      'FirstName.Required',
      'LastName.Required',
      'PhoneHome.Required',
      'Pin Invalid',
      'SiteUrl.Required',
    ]);
  });

  it('gives the site URL when it is valid by itself, whatever else is wrong', () => {
    const findings = validateApplication({ SiteUrl: ' MariaLopez ' }, createPlainMarket(), now);
    expect(findings.wish).toEqual({
      siteUrl: 'MariaLopez',
      bar: null,
      isCleaned: false,
      initials: '',
    });
    expect(findings.application).toBeNull();
  });

  it('gives a reserved site URL as typed, with the initials of valid names', () => {
    const { wish } = validateApplication(
      { SiteUrl: ' Admin', FirstName: 'Jo', LastName: '7' },
      createPlainMarket(),
      now,
    );
    expect(wish).toEqual({ siteUrl: 'Admin', bar: 'reserved', isCleaned: false, initials: 'J' });
  });

  it('passes an offensive site URL where the market accepts it', () => {
    const refusing = createPlainMarket();
    const application = { ...refusing.application, refusesOffensiveSiteUrls: false };
    const submission = { ...example, SiteUrl: 'fuckthis' };
    const codes = (market: typeof refusing) =>
      validateApplication(submission, market, now).problems.map(({ code }) => code);
    expect(codes(refusing)).toEqual(['SiteUrl.Reserved']);
    expect(codes({ ...refusing, application })).toEqual([]);
  });

  it('gives the text without the characters that a site URL cannot have', () => {
    const wished = (SiteUrl: string) =>
      validateApplication({ ...example, SiteUrl }, createPlainMarket(), now).wish?.siteUrl;
    expect(['ann-sample', 'Élodie Šimek', 'a_b.c'].map(wished)).toEqual(['annsample', 'ElodieSimek', 'abc']);
  });

  it.each(['-', '花子', '', 'x'.repeat(64), 7])('gives no site URL where it is %j', (siteUrl) => {
    expect(validateApplication({ ...example, SiteUrl: siteUrl }, createPlainMarket(), now).wish).toBeNull();
  });

  it('trims text, keeps a Pin and a tax number as sent, and makes absent fields null', () => {
    const submission = {
      DateOfBirth: ' 07/23/1985 ',
      EMail: ' jo@example.com ',
      SubscribeToEmail: false,
      FirstName: '\tJo ',
      LastName: 'Lee\u00a0',
      PhoneHome: ' 555 ',
      Pin: '0042',
      SiteUrl: 'JoLee',
      TaxId: ' 1-2 3 ',
      Unknown: { ignored: true },
    };
    expect(validateApplication(submission, createPlainMarket(), now).application).toEqual({
      dateOfBirth: '07/23/1985',
      email: 'jo@example.com',
      subscribeToEmail: false,
      firstName: 'Jo',
      lastName: 'Lee',
      middleInitial: null,
      phoneHome: '555',
      phoneOther: null,
      pin: '0042',
      siteUrl: 'JoLee',
      recognitionName: null,
      partnerFirstName: null,
      partnerLastName: null,
      partnerMiddleInitial: null,
      taxId: '1-2 3',
    });
  });

  it('gives the age of majority of the market', () => {
    const market = createPlainMarket();
    const strict = { ...market, application: { ...market.application, ageOfMajority: 21 } };
    const { problems } = validateApplication({ ...example, DateOfBirth: '06/16/2005' }, strict, now);
    expect(problems).toEqual([{ code: 'DateOfBirth.TooYoung', params: { age: '21' } }]);
  });
});

describe('fields that the market does not show', () => {
  function hiding(...names: string[]): Market {
    const market = createPlainMarket();
    return { ...market, application: { ...market.application, hiddenFields: new Set(names) } };
  }

  it('can only be fields that no application requires', () => {
    expect(hideableFields).toEqual([
      'MiddleInitial',
      'PhoneOther',
      'RecognitionName',
      'PartnerFirstName',
      'PartnerLastName',
      'PartnerMiddleInitial',
      'TaxId',
    ]);
  });

  it('are ignored as if they were not sent, whatever they contain', () => {
    const hidden = fc.record(Object.fromEntries(hideableFields.map((name) => [name, anyValue])));
    fc.assert(
      fc.property(hidden, (sent) => {
        const whole = hiding(...hideableFields);
        const without = { ...example, ...Object.fromEntries(hideableFields.map((name) => [name, null])) };
        expect(validateApplication({ ...example, ...sent }, whole, now)).toEqual(
          validateApplication(without, whole, now),
        );
      }),
    );
  });

  it('leave the other fields unchanged', () => {
    const sent = { ...example, TaxId: '0', PhoneOther: '1', MiddleInitial: '7' };
    const { problems } = validateApplication(sent, hiding('TaxId', 'PhoneOther'), now);
    expect(problems.map(({ code }) => code)).toEqual(['MiddleInitial.Invalid']);
    const { application } = validateApplication(example, hiding('TaxId'), now);
    expect([application?.taxId, application?.middleInitial]).toEqual([null, 'J']);
  });
});

const anyValue = fc.oneof(
  anyText({ maxLength: 80 }),
  fc.constantFrom(null, '', ' ', 0, 1, true, false, '07/23/1985', '1234', 'x'.repeat(500)),
  fc.jsonValue({ maxDepth: 2 }),
);
const anySubmission = fc.record(
  Object.fromEntries(
    applicationFields.map(({ field }) => [
      field,
      fc.oneof(anyValue, fc.constant(fieldMeanings[field].example)),
    ]),
  ),
  { requiredKeys: [] },
);

describe('for all submissions', () => {
  it('stores exactly the submissions without a problem', () => {
    fc.assert(
      fc.property(anySubmission, (submission) => {
        const { application, problems } = validateApplication(submission, createPlainMarket(), now);
        expect(application === null).toBe(problems.length > 0);
      }),
    );
  });

  it('reports each problem once, in the order of the catalogue, and can word it', () => {
    fc.assert(
      fc.property(anySubmission, (submission) => {
        const { problems } = validateApplication(submission, createPlainMarket(), now);
        const positions = problems.map(({ code }) => catalogPosition(code));
        expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b));
        for (const problem of problems) expect(renderProblem(problem, 'en').message).not.toBe('');
      }),
    );
  });

  it('judges each field by itself: a fault of one adds no problem of another, partner names apart', () => {
    const lone = applicationFields
      .filter((row) => !('required' in row && typeof row.required === 'object'))
      .map(({ field }) => field);
    fc.assert(
      fc.property(fc.constantFrom(...lone), anyValue, (name, value) => {
        for (const code of codesOf({ ...example, [name]: value })) expect(code.split(/[. ]/)[0]).toBe(name);
      }),
    );
  });

  it('never repeats what was sent', () => {
    fc.assert(
      fc.property(anySubmission, (submission) => {
        const { problems } = validateApplication(submission, createPlainMarket(), now);
        for (const { params } of problems) {
          expect(Object.keys(params ?? {}).filter((key) => !['max', 'form', 'age'].includes(key))).toEqual(
            [],
          );
        }
      }),
    );
  });
});
