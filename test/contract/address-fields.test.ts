import { describe, expect, it } from 'vitest';
import { shippingFieldLimits } from '../../src/fields/shipping-fields.ts';
import { codesOf } from '../support/http-server.ts';
import { eachAddressStep, fieldCodesOf } from './each-address-step.ts';
import { newBuyer } from './service.ts';

const textFields = Object.keys(shippingFieldLimits) as (keyof typeof shippingFieldLimits)[];
const requiredFields = ['Email', 'Name', 'AddressPrimary', 'City', 'Province', 'PostalCode'] as const;

eachAddressStep((step) => {
  describe('the fields of an address', () => {
    const absences: unknown[] = [undefined, null, '', ' \t\n '];
    const blanks = requiredFields.flatMap((field) => absences.map((value) => ({ field, value })));

    it.each(blanks)(
      'include $field, which is required: $value counts as absent',
      async ({ field, value }) => {
        const answer = await step.submit({ [field]: value });
        expect(fieldCodesOf(answer)).toEqual([`${field}.Required`]);
        expect(answer).toMatchObject({ HasRequiredFields: false, success: false });
        expect(answer.ValidContactInformation).toBe(field !== 'Email');
      },
    );

    it.each(textFields)(
      'include %s, which is invalid if it has another type, and not reported as missing as well',
      async (field) => {
        for (const value of [0, 17, true, false, [], ['x'], {}]) {
          expect(await step.refusalOf({ [field]: value })).toEqual([`${field}.Invalid`]);
        }
      },
    );

    it.each(textFields)('include %s, which refuses control characters and lone surrogates', async (field) => {
      for (const value of ['a\u0000b', 'a\u001bb', 'a\nb', 'a\u007fb', 'a\u0085b', 'a\ud800b', 'a\udc00']) {
        expect(await step.refusalOf({ [field]: value })).toEqual([`${field}.Invalid`]);
      }
    });

    it.each(textFields)('include %s, whose limit the message names', async (field) => {
      const answer = await step.submit({ [field]: 'x'.repeat(shippingFieldLimits[field] + 1) });
      expect(fieldCodesOf(answer)).toEqual([`${field}.TooLong`]);
      expect(answer.error?.[0]?.message).toContain(String(shippingFieldLimits[field]));
    });

    it('keep text that just reaches the limit', async () => {
      const buyer = newBuyer();
      const Name = 'N'.repeat(shippingFieldLimits.Name);
      const AddressTertiary = 'T'.repeat(shippingFieldLimits.AddressTertiary);
      await step.submit({ Name, AddressTertiary }, buyer);
      expect(await step.service.readAddress(buyer)).toMatchObject({ Name, AddressTertiary });
    });

    it.each([
      'jo',
      'jo@',
      '@example.com',
      'jo@example',
      'a b@example.com',
      'jo@exa mple.com',
      `${'x'.repeat(250)}@example.com`,
    ])('%s is no address that mail can reach', async (address) => {
      for (const field of ['Email', 'ShipToEmail']) {
        const answer = await step.submit({ [field]: address });
        expect(codesOf(answer)).toEqual([address.length > 254 ? `${field}.TooLong` : `${field}.Invalid`]);
        expect(answer).toMatchObject({ ValidContactInformation: false, HasRequiredFields: true });
      }
    });

    it.each([
      '5105550123',
      '510-555-0123',
      '+15105550123',
      '(510) 555-0123',
      '(510)555-012',
      '(51a)555-0123',
    ])('the phone number %s is not in the form of the market', async (Phone) => {
      const answer = await step.submit({ Phone });
      expect(codesOf(answer)).toEqual(['Phone.Invalid']);
      expect(answer.ValidContactInformation).toBe(false);
      expect(answer.error?.[0]?.message).toContain('(201)555-0100');
    });

    it.each(['12345', '123-456', '12-34567', 'ab-cdef', 12, ['12-3456']])(
      '%s is no distributor ID',
      async (ShipToId) => {
        expect(await step.refusalOf({ ShipToId })).toEqual(['ShipToId.Invalid']);
      },
    );

    it.each(['accept', 'Yes', 1, {}, 'Accept Override'])('%s is no choice', async (Choice) => {
      expect(await step.refusalOf({ Choice })).toEqual(['Choice.Invalid']);
    });

    it.each(['AddressPrimary', 'AddressSecondary', 'AddressTertiary'])(
      '%s holds 200 characters and no more',
      async (field) => {
        const buyer = newBuyer();
        const line = `12 ${'Jalan Ampang '.repeat(16)}`.slice(0, 199);
        expect(await step.submit({ [field]: `${line}x`, Choice: 'Override' }, buyer)).toMatchObject({
          success: true,
        });
        expect(await step.service.readAddress(buyer)).toMatchObject({ [field]: `${line}x` });
        expect(await step.refusalOf({ [field]: `${line}xy` })).toEqual([`${field}.TooLong`]);
      },
    );

    it('may be null or blank if they are optional', async () => {
      const absent = [
        'Branch',
        'ShipToEmail',
        'Phone',
        'PONumber',
        'ShipToInstruction',
        'ShipToId',
        'Choice',
      ];
      const rest = ['AddressSecondary', 'AddressTertiary'];
      for (const value of [null, ...['', ' ']]) {
        const fields = [...(value === null ? absent : absent.slice(1)), ...rest];
        const answer = await step.submit(Object.fromEntries(fields.map((field) => [field, value])));
        expect([answer.success, answer.error]).toEqual([true, null]);
      }
    });

    it('lose outer white space', async () => {
      const buyer = newBuyer();
      await step.submit(
        { Name: '  Maria Lopez\t', AddressPrimary: ' 39300 Civic Center Dr ', Email: ' m@example.com ' },
        buyer,
      );
      expect(await step.service.readAddress(buyer)).toMatchObject({
        Name: 'Maria Lopez',
        AddressPrimary: '39300 Civic Center Dr',
        Email: 'm@example.com',
      });
    });

    it('report all their problems together, once each, in the order of the specification', async () => {
      const wrong = {
        PostalCode: '',
        City: 5,
        Name: null,
        Phone: 'x',
        ShipToEmail: 'x',
        Email: 'x',
        Branch: 'x',
        ShipToId: 'x',
        Choice: 'x',
        AddressPrimary: ' ',
        Province: [],
      };
      expect(await step.refusalOf(wrong)).toEqual([
        'Branch.Invalid',
        'Email.Invalid',
        'ShipToEmail.Invalid',
        'Phone.Invalid',
        'Name.Required',
        'ShipToId.Invalid',
        'Choice.Invalid',
        'AddressPrimary.Required',
        'City.Invalid',
        'Province.Invalid',
        'PostalCode.Required',
      ]);
    });

    it('are all missing if nothing is sent', async () => {
      const answer = await step.service.setAddress(newBuyer(), {});
      expect(codesOf(answer)).toEqual(requiredFields.map((field) => `${field}.Required`));
    });

    it('do not include unknown members, such as the spelling of answers, which are ignored', async () => {
      const buyer = newBuyer();
      const answer = await step.submit(
        { ShipToEMail: 'other@example.com', email: 7, Country: 'DE', __proto__: null },
        buyer,
      );
      expect(answer.success).toBe(true);
      expect((await step.service.readAddress(buyer)).ShipToEMail).toBe('');
    });
  });
});
