import { describe, expect, it } from 'vitest';
import { type ApplicationField, applicationFields } from '../../src/fields/application-fields.ts';
import { codesOf } from '../support/http-server.ts';
import { eachApplicationStep, valid } from './each-application-step.ts';
import { newBuyer } from './service.ts';

const fields: readonly ApplicationField[] = applicationFields;
const required = [
  'DateOfBirth',
  'EMail',
  'SubscribeToEmail',
  'FirstName',
  'LastName',
  'PhoneHome',
  'SiteUrl',
];
const texts = fields.filter(({ kind }) => kind !== 'flag' && kind !== 'pin');
const limited = fields.filter(({ maxLength }) => maxLength !== undefined);

eachApplicationStep((step) => {
  describe('the fields of an application', () => {
    const absences: unknown[] = [undefined, null, '', ' \t '];
    const blanks = required.flatMap((field) => absences.map((value) => ({ field, value })));

    it.each(blanks)(
      'include $field, which is required: $value counts as absent',
      async ({ field, value }) => {
        expect(await step.refusalOf({ [field]: value })).toEqual([`${field}.Required`]);
      },
    );

    it.each(texts)(
      'include $field, which is invalid if it has another type, and not reported as missing as well',
      async ({ field: name }) => {
        const partner = name.startsWith('Partner') ? { PartnerFirstName: 'Jo', PartnerLastName: 'Doe' } : {};
        for (const value of [0, 17, true, [], {}]) {
          expect(await step.refusalOf({ ...partner, [name]: value })).toEqual([`${name}.Invalid`]);
        }
      },
    );

    it.each(texts)(
      'include $field, which refuses control characters and lone surrogates',
      async ({ field: name }) => {
        const partner = name.startsWith('Partner') ? { PartnerFirstName: 'Jo', PartnerLastName: 'Doe' } : {};
        for (const value of ['a\u0000', 'a\u001bb', 'a\ud800']) {
          expect(codesOf(await step.service.apply(newBuyer(), valid({ ...partner, [name]: value })))).toEqual(
            value.trim() === '' ? [] : [`${name}.Invalid`],
          );
        }
      },
    );

    it.each(limited)(
      'include $field, whose limit the message names',
      async ({ field: name, maxLength = 0 }) => {
        const partner = name.startsWith('Partner') ? { PartnerFirstName: 'Jo', PartnerLastName: 'Doe' } : {};
        const answer = await step.service.apply(
          newBuyer(),
          valid({ ...partner, [name]: 'x'.repeat(maxLength + 1) }),
        );
        expect(codesOf(answer)).toEqual([`${name}.TooLong`]);
        expect(answer.error?.[0]?.message).toContain(String(maxLength));
      },
    );

    it.each([
      undefined,
      null,
      '',
      '123',
      '12345',
      '12a4',
      ' 1234',
      '1234 ',
      '１２３４',
      1234,
      ['1234'],
      '12.4',
    ])('Pin %s is not four digits', async (Pin) => {
      expect(await step.refusalOf({ Pin })).toEqual(['Pin Invalid']);
    });

    it('keep the leading zeros of Pin', async () => {
      const buyer = newBuyer();
      await step.service.apply(buyer, valid({ Pin: '0007' }));
      expect((await step.service.readApplication(buyer)).Pin).toBe('0007');
    });

    it.each(['yes', 'true', 1, 0, [], {}])(
      'SubscribeToEmail %s is neither true nor false',
      async (SubscribeToEmail) => {
        expect(await step.refusalOf({ SubscribeToEmail })).toEqual(['SubscribeToEmail.Invalid']);
      },
    );

    it.each([
      ['02/29/2000', []],
      ['02/29/1900', ['DateOfBirth.TooLongAgo', 'DateOfBirth.Invalid']],
      ['02/29/2001', ['DateOfBirth.Invalid']],
      ['02/30/1985', ['DateOfBirth.Invalid']],
      ['13/01/1985', ['DateOfBirth.Invalid']],
      ['00/10/1985', ['DateOfBirth.Invalid']],
      ['1/2/1985', ['DateOfBirth.Invalid']],
      ['1985-07-23', ['DateOfBirth.Invalid']],
      ['07/23/85', ['DateOfBirth.Invalid']],
      ['03/02/2026', ['DateOfBirth.InFuture']],
      ['01/01/2999', ['DateOfBirth.InFuture']],
      ['03/02/2008', ['DateOfBirth.TooYoung']],
      ['03/01/2008', []],
      ['02/28/1896', ['DateOfBirth.TooLongAgo']],
    ])('a date of birth of %s, on 03/01/2026, is judged', async (DateOfBirth, codes) => {
      const answer = await step.service.apply(newBuyer(), valid({ DateOfBirth }));
      const found = codesOf(answer);
      if (codes.length > 1) expect(codes).toContain(found[0]);
      else expect(found).toEqual(codes);
    });

    it.each(['jo', 'jo@', 'jo@example', '@example.com', 'a b@example.com'])(
      '%s is no address that mail can reach',
      async (EMail) => {
        expect(await step.refusalOf({ EMail })).toEqual(['EMail.Invalid']);
      },
    );

    it.each(['12', 'phone', '+49 30 901820', '555-0123'])(
      '%s is no phone number of the market',
      async (number) => {
        expect(await step.refusalOf({ PhoneHome: number })).toEqual(['PhoneHome.Invalid']);
        expect(await step.refusalOf({ PhoneOther: number })).toEqual(['PhoneOther.Invalid']);
      },
    );

    it.each(['123-45-6789', '123456789'])('%s is a Social Security Number', async (TaxId) => {
      expect((await step.service.apply(newBuyer(), valid({ TaxId }))).success).toBe(true);
    });

    it.each(['000-12-3456', '666-12-3456', '900-12-3456', '123-00-4567', '123-45-0000', '12-3456789', 'abc'])(
      '%s is no Social Security Number',
      async (TaxId) => {
        expect(await step.refusalOf({ TaxId })).toEqual(['TaxId.Invalid']);
      },
    );

    it('require both names of a partner, and the message names the missing one', async () => {
      expect(await step.refusalOf({ PartnerFirstName: 'Daniel' })).toEqual(['PartnerLastName.Required']);
      expect(await step.refusalOf({ PartnerLastName: 'Reyes' })).toEqual(['PartnerFirstName.Required']);
      expect(
        (await step.service.apply(newBuyer(), valid({ PartnerFirstName: '', PartnerLastName: null })))
          .success,
      ).toBe(true);
      expect((await step.service.apply(newBuyer(), valid({ PartnerMiddleInitial: 'R' }))).success).toBe(true);
    });

    it('lose outer white space, and unknown members are ignored', async () => {
      const buyer = newBuyer();
      await step.service.apply(
        buyer,
        valid({ FirstName: ' Maria ', RecognitionName: '\tLopez ', Email: 7, pin: 'x' }),
      );
      expect(await step.service.readApplication(buyer)).toMatchObject({
        FirstName: 'Maria',
        RecognitionName: 'Lopez',
      });
    });

    it('have all their problems reported together, in the order of the specification', async () => {
      const answer = await step.service.apply(newBuyer(), {
        PartnerFirstName: 'Jo',
        TaxId: 'x',
        MiddleInitial: 7,
        SiteUrl: 'my-site',
      });
      expect(codesOf(answer)).toEqual([
        'DateOfBirth.Required',
        'EMail.Required',
        'SubscribeToEmail.Required',
        'FirstName.Required',
        'LastName.Required',
        'MiddleInitial.Invalid',
        'PhoneHome.Required',
        'Pin Invalid',
        'SiteUrl.Invalid',
        'PartnerLastName.Required',
        'TaxId.Invalid',
      ]);
    });
  });
});
