import { beforeAll, describe, expect, it } from 'vitest';
import { addressFieldLimits } from '../../src/checkout/address-fields.ts';
import { eachStore, type TestStore } from '../store/stores.ts';
import { codesOf } from '../support/http-server.ts';
import { type Answer, newBuyer, openService, type Service, today } from './service.ts';

const good = {
  Email: 'maria.lopez@example.com',
  Phone: '(510)555-0123',
  Name: 'Maria Lopez',
  AddressPrimary: '39300 Civic Center Dr',
  AddressSecondary: 'Suite 110',
  City: 'Fremont',
  Province: 'CA',
  PostalCode: '94538',
};
const misspelled = { ...good, City: 'Freemont' };

const textFields = Object.keys(addressFieldLimits) as (keyof typeof addressFieldLimits)[];
const requiredFields = ['Email', 'Name', 'AddressPrimary', 'City', 'Province', 'PostalCode'] as const;
const suggestedFields = [
  'Name',
  'AddressPrimary',
  'AddressSecondary',
  'AddressTertiary',
  'City',
  'Province',
  'PostalCode',
] as const;

function suggestionOf(answer: Answer): unknown[] {
  return suggestedFields.map((field) => answer[field]);
}

/** The codes on fields: beside a city or a province that cannot be used a suggestion may complete the address. */
function fieldCodesOf(answer: Answer): string[] {
  return codesOf(answer).filter((code) => code !== 'ErrorSuggestedFix');
}

eachStore((_name, open) => {
  let store: TestStore;
  let service: Service;
  beforeAll(async () => {
    store = await open();
    service = await openService(store);
  });

  const submit = (changes: object, buyer = newBuyer()) => service.setAddress(buyer, { ...good, ...changes });

  /** The codes on fields of a submission, which must have set nothing. */
  async function refusalOf(changes: object, buyer = newBuyer()): Promise<string[]> {
    const answer = await submit(changes, buyer);
    expect([answer.status, answer.success]).toEqual([200, false]);
    expect((await service.readAddress(buyer)).status).toBe(404);
    return fieldCodesOf(answer);
  }

  describe('reading', () => {
    const profile = {
      market: 'US',
      email: 'jo@example.com',
      phone: null,
      address: {
        name: 'Jo Doe',
        line1: '1 Main St',
        line2: null,
        line3: null,
        locality: 'Oakland',
        administrativeArea: 'CA',
        postalCode: '94601',
      },
    };
    const profileShape = {
      Phone: '',
      Email: 'jo@example.com',
      ShipToEMail: '',
      Name: 'Jo Doe',
      AddressPrimary: '1 Main St',
      AddressSecondary: '',
      AddressTertiary: '',
      City: 'Oakland',
      Province: 'CA',
      PostalCode: '94601',
      success: true,
      error: null,
    };

    it('a guest’s new cart holds no address', async () => {
      const answer = await service.readAddress(newBuyer());
      expect([answer.status, codesOf(answer)]).toEqual([404, ['Address.NotFound']]);
    });

    it('a profile without an address has none to give', async () => {
      const answer = await service.readAddress(newBuyer({ profile: 'nobody' }));
      expect([answer.status, codesOf(answer)]).toEqual([404, ['Address.NotFound']]);
    });

    it('the profile’s address is read until the cart has one of its own', async () => {
      await store.putProfiles([{ id: 'jo', ...profile }]);
      const buyer = newBuyer({ profile: 'jo' });
      expect(await service.readAddress(buyer)).toEqual({ status: 200, ...profileShape });
      await submit({ City: 'Fremont' }, buyer);
      expect(await service.readAddress(buyer)).toMatchObject({ City: 'Fremont', Name: 'Maria Lopez' });
    });

    it('a profile’s address of another market is not this one’s', async () => {
      await store.putProfiles([{ id: 'elsewhere', ...profile, market: 'CA' }]);
      expect((await service.readAddress(newBuyer({ profile: 'elsewhere' }))).status).toBe(404);
    });

    it('the whole shape comes back, and nothing more of what was sent', async () => {
      const buyer = newBuyer();
      await submit(
        {
          ShipToEmail: 's@example.com',
          PONumber: 'P-1',
          ShipToInstruction: 'Ring',
          ShipToId: '12-3456',
          AddressTertiary: 'Dock 4',
        },
        buyer,
      );
      expect(await service.readAddress(buyer)).toEqual({
        status: 200,
        Phone: '(510)555-0123',
        Email: 'maria.lopez@example.com',
        ShipToEMail: 's@example.com',
        Name: 'Maria Lopez',
        AddressPrimary: '39300 Civic Center Dr',
        AddressSecondary: 'Suite 110',
        AddressTertiary: 'Dock 4',
        City: 'Fremont',
        Province: 'CA',
        PostalCode: '94538',
        success: true,
        error: null,
      });
    });

    it('nobody reads another’s cart', async () => {
      await submit({}, newBuyer());
      expect((await service.readAddress(newBuyer())).status).toBe(404);
    });
  });

  describe('fields', () => {
    const absences: unknown[] = [undefined, null, '', ' \t\n '];
    const blanks = requiredFields.flatMap((field) => absences.map((value) => ({ field, value })));

    it.each(blanks)('$field is required, and $value is absent', async ({ field, value }) => {
      const answer = await submit({ [field]: value });
      expect(fieldCodesOf(answer)).toEqual([`${field}.Required`]);
      expect(answer).toMatchObject({ HasRequiredFields: false, success: false });
      expect(answer.ValidContactInformation).toBe(field !== 'Email');
    });

    it.each(textFields)('%s of another type is invalid and not missing as well', async (field) => {
      for (const value of [0, 17, true, false, [], ['x'], {}]) {
        expect(await refusalOf({ [field]: value })).toEqual([`${field}.Invalid`]);
      }
    });

    it.each(textFields)('%s holds no control characters and no lone surrogates', async (field) => {
      for (const value of ['a\u0000b', 'a\u001bb', 'a\nb', 'a\u007fb', 'a\u0085b', 'a\ud800b', 'a\udc00']) {
        expect(await refusalOf({ [field]: value })).toEqual([`${field}.Invalid`]);
      }
    });

    it.each(textFields)('%s has a limit, which the message names', async (field) => {
      const answer = await submit({ [field]: 'x'.repeat(addressFieldLimits[field] + 1) });
      expect(fieldCodesOf(answer)).toEqual([`${field}.TooLong`]);
      expect(answer.error?.[0]?.message).toContain(String(addressFieldLimits[field]));
    });

    it('text of just its limit is kept whole', async () => {
      const buyer = newBuyer();
      const Name = 'N'.repeat(addressFieldLimits.Name);
      const AddressTertiary = 'T'.repeat(addressFieldLimits.AddressTertiary);
      await submit({ Name, AddressTertiary }, buyer);
      expect(await service.readAddress(buyer)).toMatchObject({ Name, AddressTertiary });
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
        const answer = await submit({ [field]: address });
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
      const answer = await submit({ Phone });
      expect(codesOf(answer)).toEqual(['Phone.Invalid']);
      expect(answer.ValidContactInformation).toBe(false);
      expect(answer.error?.[0]?.message).toContain('(###)###-####');
    });

    it.each(['12345', '123-456', '12-34567', 'ab-cdef', 12, ['12-3456']])(
      '%s is no distributor ID',
      async (ShipToId) => {
        expect(await refusalOf({ ShipToId })).toEqual(['ShipToId.Invalid']);
      },
    );

    it.each(['accept', 'Yes', 1, {}, 'Accept Override'])('%s is no choice', async (Choice) => {
      expect(await refusalOf({ Choice })).toEqual(['Choice.Invalid']);
    });

    it('optional fields may be null or blank', async () => {
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
        const answer = await submit(Object.fromEntries(fields.map((field) => [field, value])));
        expect([answer.success, answer.error]).toEqual([true, null]);
      }
    });

    it('outer white space is dropped', async () => {
      const buyer = newBuyer();
      await submit(
        { Name: '  Maria Lopez\t', AddressPrimary: ' 39300 Civic Center Dr ', Email: ' m@example.com ' },
        buyer,
      );
      expect(await service.readAddress(buyer)).toMatchObject({
        Name: 'Maria Lopez',
        AddressPrimary: '39300 Civic Center Dr',
        Email: 'm@example.com',
      });
    });

    it('all problems are reported together, in the order of the specification, once each', async () => {
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
      expect(await refusalOf(wrong)).toEqual([
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

    it('nothing sent is everything missing', async () => {
      const answer = await service.setAddress(newBuyer(), {});
      expect(codesOf(answer)).toEqual(requiredFields.map((field) => `${field}.Required`));
    });

    it('unknown members are ignored, among them the read shape’s spelling', async () => {
      const buyer = newBuyer();
      const answer = await submit(
        { ShipToEMail: 'other@example.com', email: 7, Country: 'DE', __proto__: null },
        buyer,
      );
      expect(answer.success).toBe(true);
      expect((await service.readAddress(buyer)).ShipToEMail).toBe('');
    });
  });

  describe('pick-up', () => {
    it.each([0, null])('Branch %s is no pick-up', async (Branch) => {
      const buyer = newBuyer();
      expect((await submit({ Branch }, buyer)).success).toBe(true);
      expect((await store.readCart(buyer.cart, 'US')).setting?.branch).toBeNull();
    });

    it('an active branch of the market is kept with the cart', async () => {
      const buyer = newBuyer();
      expect((await submit({ Branch: 12 }, buyer)).success).toBe(true);
      expect((await store.readCart(buyer.cart, 'US')).setting?.branch).toBe(12);
    });

    it.each([
      ['closed', 13],
      ['of another market', 14],
      ['unknown', 15],
      ['negative', -12],
      ['beyond all numbers', 1e300],
    ])('a branch that is %s is not found', async (_title, Branch) => {
      expect(await refusalOf({ Branch })).toEqual(['Branch.NotFound']);
    });

    it.each(['12', 12.5, true, [12], ''])('Branch %s is no whole number', async (Branch) => {
      expect(await refusalOf({ Branch })).toEqual(['Branch.Invalid']);
    });

    it('BranchCount counts the active branches that serve the province', async () => {
      const count = async (changes: object) => (await submit(changes)).BranchCount;
      expect(await count({})).toBe(1);
      expect(await count({ City: 'New York', Province: 'NY', PostalCode: '10001' })).toBe(0);
    });
  });

  describe('a suggestion', () => {
    it('is the whole corrected address, with one item on Address', async () => {
      const answer = await submit({ City: 'Freemont', AddressTertiary: '' });
      expect(suggestionOf(answer)).toEqual([
        good.Name,
        good.AddressPrimary,
        good.AddressSecondary,
        null,
        'Fremont',
        'CA',
        '94538',
      ]);
      expect(answer).toMatchObject({ CanCorrect: true, HasRequiredFields: true, success: false });
      expect(answer.error).toHaveLength(1);
      expect(answer.error?.[0]).toMatchObject({ field: 'Address', error: 'ErrorSuggestedFix' });
      expect(answer.error?.[0]?.message).toMatch(
        /review the address.*use yours anyway.*risk of delivery delay/i,
      );
    });

    it('keeps nothing of the submission', async () => {
      const buyer = newBuyer();
      await submit({}, buyer);
      await submit({ ...misspelled, Name: 'Somebody Else', Email: 'else@example.com' }, buyer);
      expect(await service.readAddress(buyer)).toMatchObject({
        Name: good.Name,
        Email: good.Email,
        City: 'Fremont',
      });
    });

    it('verified again is acceptable', async () => {
      const answer = await submit(misspelled);
      const suggested = Object.fromEntries(suggestedFields.map((field) => [field, answer[field]]));
      expect((await submit(suggested)).success).toBe(true);
    });

    it('is not offered beside a field’s own error', async () => {
      const answer = await submit({ ...misspelled, Email: 'x' });
      expect(answer).toMatchObject({ success: false, ValidContactInformation: false });
      expect(codesOf(answer)).toContain('Email.Invalid');
    });
  });

  describe('Accept', () => {
    const accept = { ...misspelled, Choice: 'Accept' };

    it('of the submitted address sets the suggested one', async () => {
      const buyer = newBuyer();
      await submit(misspelled, buyer);
      const answer = await submit(accept, buyer);
      expect(answer).toMatchObject({ success: true, error: null, CanCorrect: false });
      expect(suggestionOf(answer)).toEqual([null, null, null, null, null, null, null]);
      expect(await service.readAddress(buyer)).toMatchObject({
        City: 'Fremont',
        AddressPrimary: good.AddressPrimary,
      });
    });

    it('of the suggestion itself sets it', async () => {
      const buyer = newBuyer();
      await submit(misspelled, buyer);
      expect((await submit({ Choice: 'Accept' }, buyer)).success).toBe(true);
      expect((await service.readAddress(buyer)).City).toBe('Fremont');
      expect((await store.readCart(buyer.cart, 'US')).setting?.decision.choice).toBe('Accept');
    });

    it('without an offer is judged as if it were absent', async () => {
      const answer = await submit(accept);
      expect([answer.CanCorrect, codesOf(answer)]).toEqual([true, ['ErrorSuggestedFix']]);
    });

    it('of another address than the offer was made for is judged as if it were absent', async () => {
      const buyer = newBuyer();
      await submit(misspelled, buyer);
      const answer = await submit({ ...accept, AddressPrimary: '1 Main St' }, buyer);
      expect([answer.CanCorrect, answer.AddressPrimary]).toEqual([true, '1 Main St']);
      expect((await service.readAddress(buyer)).status).toBe(404);
    });

    it('applies no offer of another cart', async () => {
      await submit(misspelled, newBuyer());
      expect((await submit(accept, newBuyer())).success).toBe(false);
    });

    it('comes too late once another address is set', async () => {
      const buyer = newBuyer();
      await submit(misspelled, buyer);
      await submit({}, buyer);
      expect((await submit(accept, buyer)).success).toBe(false);
    });

    it('bypasses no field’s own error, and the offer stays open', async () => {
      const buyer = newBuyer();
      await submit(misspelled, buyer);
      const refused = await submit({ ...accept, Email: '' }, buyer);
      expect(codesOf(refused)).toEqual(['Email.Required']);
      expect((await submit(accept, buyer)).success).toBe(true);
    });
  });

  describe('Override', () => {
    it('sets the address exactly as submitted, with an earlier offer and without', async () => {
      const offered = newBuyer();
      await submit(misspelled, offered);
      for (const buyer of [offered, newBuyer()]) {
        const answer = await submit({ ...misspelled, Province: 'ca', Choice: 'Override' }, buyer);
        expect(answer).toMatchObject({ success: true, error: null, CanCorrect: false });
        expect(suggestionOf(answer)).toEqual([null, null, null, null, null, null, null]);
        expect(await service.readAddress(buyer)).toMatchObject({ City: 'Freemont', Province: 'ca' });
      }
    });

    it('sets an address that is doubted without a suggestion', async () => {
      const buyer = newBuyer();
      const doubted = { PostalCode: '9453' };
      expect(await refusalOf(doubted, buyer)).toEqual(['PostalCode.Doubtful']);
      expect((await submit({ ...doubted, Choice: 'Override' }, buyer)).success).toBe(true);
    });

    it('is recorded with what it set aside, the data version and the time', async () => {
      const buyer = newBuyer();
      await submit({ ...misspelled, Choice: 'Override' }, buyer);
      const { setting } = await store.readCart(buyer.cart, 'US');
      expect(setting?.decision).toEqual({
        choice: 'Override',
        overridden: ['ErrorSuggestedFix'],
        dataVersion: expect.stringMatching(/\S/),
        decidedAt: today.toISOString(),
      });
    });

    it.each([
      ['a missing field', { City: '' }, 'City.Required'],
      ['a malformed field', { Email: 'x' }, 'Email.Invalid'],
      ['a postal code that can be none', { PostalCode: 'ABC' }, 'PostalCode.Invalid'],
      ['an unknown branch', { Branch: 99 }, 'Branch.NotFound'],
      ['a refused post-office box', { AddressPrimary: 'PO Box 12' }, 'AddressPrimary.POBox'],
      [
        'a province that is not served',
        { City: 'Anchorage', Province: 'AK', PostalCode: '99501' },
        'Province.NotServed',
      ],
    ])('does not bypass %s', async (_title, changes, code) => {
      const buyer = newBuyer({ rules: 'strict' });
      expect(await refusalOf({ ...changes, Choice: 'Override' }, buyer)).toEqual([code]);
    });
  });

  describe('shipping rules', () => {
    const strict = () => newBuyer({ rules: 'strict' });
    const box = { AddressPrimary: 'P.O. Box 5006', AddressSecondary: '' };
    const alaska = { City: 'Anchorage', Province: 'AK', PostalCode: '99501' };

    it('a box is recognised, and refused only where the market says so', async () => {
      expect(await submit(box)).toMatchObject({ IsPOBox: true, success: true, error: null });
      const refused = await submit(box, strict());
      expect(refused).toMatchObject({ IsPOBox: true, success: false, CanCorrect: false });
      expect(codesOf(refused)).toEqual(['AddressPrimary.POBox']);
    });

    it.each(['AddressSecondary', 'AddressTertiary'])('a box in %s is named there', async (field) => {
      expect(await refusalOf({ [field]: 'PO Box 12' }, strict())).toEqual([`${field}.POBox`]);
    });

    it.each(['39300 Civic Center Dr PMB 12', 'PSC 1234 Box 567', 'RR 2 Box 18', '12 Box Elder Rd'])(
      '%s is no post-office box',
      async (AddressPrimary) => {
        expect((await submit({ AddressPrimary }, strict())).IsPOBox).toBe(false);
      },
    );

    it('a province is refused only where the market does not ship to it', async () => {
      expect(await submit(alaska)).toMatchObject({ CanShipToProvince: true, success: true });
      const refused = await submit(alaska, strict());
      expect(refused).toMatchObject({ CanShipToProvince: false, success: false });
      expect(codesOf(refused)).toEqual(['Province.NotServed']);
    });

    it('neither refuses an order that is picked up', async () => {
      expect((await submit({ ...box, Branch: 12 }, strict())).success).toBe(true);
      expect((await submit({ ...alaska, Branch: 12 }, strict())).success).toBe(true);
    });
  });

  describe('what never interrupts', () => {
    it.each([
      ['letter case', { City: 'FREMONT', Province: 'ca' }],
      ['a written-out province', { Province: 'California' }],
      ['white space and punctuation', { City: ' Fremont. ', AddressPrimary: '39300  Civic Center Dr.' }],
      ['ZIP+4', { PostalCode: '94538-2345' }],
      ['an unknown street', { AddressPrimary: '1 Street That Nobody Knows' }],
      ['Saint and St.', { City: 'Saint Louis', Province: 'MO', PostalCode: '63101' }],
      ['St. and Saint', { City: 'St. Louis', Province: 'MO', PostalCode: '63101' }],
      ['Mt and Mount', { City: 'Mt Vernon', Province: 'NY', PostalCode: '10550' }],
      ['Ft and Fort', { City: 'Ft. Worth', Province: 'TX', PostalCode: '76102' }],
    ])('%s', async (_title, changes) => {
      const answer = await submit(changes);
      expect([answer.success, answer.error]).toEqual([true, null]);
    });

    it('what the buyer typed in the name and street lines is kept', async () => {
      const buyer = newBuyer();
      const typed = {
        Name: 'maria LOPEZ',
        AddressPrimary: '39300 civic center drive',
        AddressSecondary: 'ste. 110',
      };
      await submit(typed, buyer);
      expect(await service.readAddress(buyer)).toMatchObject(typed);
    });
  });

  describe('another market', () => {
    const berlin = {
      Email: 'maria@example.com',
      Name: 'Maria Weiß',
      AddressPrimary: 'Torstraße 1',
      City: 'Berlin',
      PostalCode: '10119',
    };
    const buyer = () => newBuyer({ market: 'DE' });

    it('without provinces asks for none and ships everywhere', async () => {
      const answer = await service.setAddress(buyer(), berlin);
      expect(answer).toMatchObject({ success: true, CanShipToProvince: true, BranchCount: 1 });
    });

    it.each(['+4930901820', '030 901820', '+49 30 901820'])('takes the number %s', async (Phone) => {
      expect((await service.setAddress(buyer(), { ...berlin, Phone })).success).toBe(true);
    });

    it('refuses what is no number of its own', async () => {
      expect(codesOf(await service.setAddress(buyer(), { ...berlin, Phone: '12' }))).toEqual([
        'Phone.Invalid',
      ]);
    });

    it('sees no cart that was set in another one', async () => {
      const here = newBuyer();
      await submit({}, here);
      expect((await service.readAddress({ ...here, market: 'DE' })).status).toBe(404);
    });
  });
});
