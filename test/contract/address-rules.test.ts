import { describe, expect, it } from 'vitest';
import { codesOf } from '../support/http-server.ts';
import { eachAddressStep } from './each-address-step.ts';
import { newBuyer } from './service.ts';

eachAddressStep((step) => {
  describe('pick-up', () => {
    it.each([0, null, ''])('Branch %j is no pick-up', async (Branch) => {
      const buyer = newBuyer();
      expect((await step.submit({ Branch }, buyer)).success).toBe(true);
      expect((await step.store.readCart(buyer.cart, 'US')).setting?.branch).toBeNull();
    });

    it('stores an active branch of the market with the cart', async () => {
      const buyer = newBuyer();
      expect((await step.submit({ Branch: 12 }, buyer)).success).toBe(true);
      expect((await step.store.readCart(buyer.cart, 'US')).setting?.branch).toBe(12);
    });

    it.each([
      ['closed', 13],
      ['of another market', 14],
      ['unknown', 15],
      ['negative', -12],
      ['beyond all numbers', 1e300],
    ])('a branch that is %s is not found', async (_title, Branch) => {
      expect(await step.refusalOf({ Branch })).toEqual(['Branch.NotFound']);
    });

    it.each(['12', 12.5, true, [12]])('Branch %s is no whole number', async (Branch) => {
      expect(await step.refusalOf({ Branch })).toEqual(['Branch.Invalid']);
    });

    it('counts in BranchCount the active branches that serve the province', async () => {
      const count = async (changes: object) => (await step.submit(changes)).BranchCount;
      expect(await count({})).toBe(1);
      expect(await count({ City: 'New York', Province: 'NY', PostalCode: '10001' })).toBe(0);
    });
  });

  describe('shipping rules', () => {
    const strict = () => newBuyer({ rules: 'strict' });
    const box = { AddressPrimary: 'P.O. Box 5006', AddressSecondary: '' };
    const alaska = { City: 'Anchorage', Province: 'AK', PostalCode: '99501' };

    it('recognise a box, and refuse it only if the market says so', async () => {
      expect(await step.submit(box)).toMatchObject({ IsPOBox: true, success: true, error: null });
      const refused = await step.submit(box, strict());
      expect(refused).toMatchObject({ IsPOBox: true, success: false, CanCorrect: false });
      expect(codesOf(refused)).toEqual(['AddressPrimary.POBox']);
    });

    it.each(['AddressSecondary', 'AddressTertiary'])('a box in %s is named there', async (field) => {
      expect(await step.refusalOf({ [field]: 'PO Box 12' }, strict())).toEqual([`${field}.POBox`]);
    });

    it.each(['39300 Civic Center Dr PMB 12', 'PSC 1234 Box 567', 'RR 2 Box 18', '12 Box Elder Rd'])(
      '%s is no post-office box',
      async (AddressPrimary) => {
        expect((await step.submit({ AddressPrimary }, strict())).IsPOBox).toBe(false);
      },
    );

    it('refuse a province only if the market does not ship to it', async () => {
      expect(await step.submit(alaska)).toMatchObject({ CanShipToProvince: true, success: true });
      const refused = await step.submit(alaska, strict());
      expect(refused).toMatchObject({ CanShipToProvince: false, success: false });
      expect(codesOf(refused)).toEqual(['Province.NotServed']);
    });

    it.each(['Alaska USA', 'Alaska, USA', 'AK'])(
      'refuse the province %s of a market that does not serve it',
      async (Province) => {
        expect(codesOf(await step.submit({ ...alaska, Province }, strict()))).toEqual(['Province.NotServed']);
      },
    );

    const military = { AddressPrimary: 'PSC 802 Box 74', City: 'APO', Province: 'AE', PostalCode: '09499' };

    it('refuse a military address only if the market says so', async () => {
      expect(await step.submit(military)).toMatchObject({ CanShipToProvince: true, success: true });
      const refused = await step.submit(military, strict());
      expect(refused).toMatchObject({ CanShipToProvince: false, IsPOBox: false, success: false });
      expect(refused.error?.map(({ field, error }) => [field, error])).toEqual([
        ['Address', 'Address.Military'],
      ]);
    });

    it('refuse a military address even with Override', async () => {
      expect(await step.refusalOf({ ...military, Choice: 'Override' }, strict())).toEqual([
        'Address.Military',
      ]);
    });

    it('offer no correction of a refused military address', async () => {
      const answer = await step.submit({ ...military, Province: 'NY' }, strict());
      expect([answer.CanCorrect, answer.PostalCode]).toEqual([false, null]);
      expect(codesOf(answer)).toEqual(['Address.Military', 'Address.Doubtful']);
      expect((await step.submit({ ...military, Province: 'NY' })).Province).toBe('AE');
    });

    it('accept a civilian address with one military word in it', async () => {
      expect((await step.submit({ AddressPrimary: 'Unit 2050 Box 4190' }, strict())).success).toBe(true);
    });

    it('never refuse an order that is picked up', async () => {
      expect((await step.submit({ ...military, Branch: 12 }, strict())).success).toBe(true);
      expect((await step.submit({ ...box, Branch: 12 }, strict())).success).toBe(true);
      expect((await step.submit({ ...alaska, Branch: 12 }, strict())).success).toBe(true);
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
      const answer = await step.submit(changes);
      expect([answer.success, answer.error]).toEqual([true, null]);
    });

    it('includes the spelling of the name and street lines, which stays as typed', async () => {
      const buyer = newBuyer();
      const typed = {
        Name: 'maria LOPEZ',
        AddressPrimary: '39300 civic center drive',
        AddressSecondary: 'ste. 110',
      };
      await step.submit(typed, buyer);
      expect(await step.service.readAddress(buyer)).toMatchObject(typed);
    });
  });

  describe('the proposal in place of a refused address', () => {
    const ottawa = {
      AddressPrimary: '111 Wellington St',
      City: 'Ottawa',
      Province: 'ON',
      PostalCode: 'K1A 0A9',
    };
    const whitehorse = { City: 'Whitehorse', Province: 'YT', PostalCode: 'Y1A 2C6' };
    const messagesOf = async (changes: object, market: string) => {
      const answer = await step.submit(changes, newBuyer({ market, rules: 'strict' }));
      return (answer.error ?? []).map(({ error, message }) => `${error}: ${message}`);
    };

    it('is a branch if orders can be picked up', async () => {
      const messages = [
        ...(await messagesOf({ AddressPrimary: 'PO Box 12', AddressSecondary: '' }, 'US')),
        ...(await messagesOf({ City: 'Anchorage', Province: 'AK', PostalCode: '99501' }, 'US')),
        ...(await messagesOf({ Branch: 999 }, 'US')),
      ];
      expect(messages).toEqual([
        expect.stringMatching(/^AddressPrimary\.POBox: .* or choose a branch for pick-up\.$/),
        expect.stringMatching(/^Province\.NotServed: .* or choose a branch for pick-up\.$/),
        expect.stringMatching(/^Branch\.NotFound: .* Choose another branch, or have it shipped /),
      ]);
    });

    it('is not a branch if the market has none', async () => {
      const messages = [
        ...(await messagesOf({ ...ottawa, AddressPrimary: 'PO Box 12', AddressSecondary: '' }, 'CA')),
        ...(await messagesOf({ ...ottawa, ...whitehorse }, 'CA')),
        ...(await messagesOf({ ...ottawa, Branch: 12 }, 'CA')),
      ];
      expect(messages).toEqual([
        expect.stringMatching(/^AddressPrimary\.POBox: .*\. Enter a street address instead\.$/),
        expect.stringMatching(/^Province\.NotServed: .*\. Use an address elsewhere\.$/),
        expect.stringMatching(/^Branch\.NotFound: .* at this branch\. Have it shipped instead\.$/),
      ]);
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

    it('without pick-up has no branches', async () => {
      const closed = newBuyer({ market: 'DE', rules: 'strict' });
      expect(await step.service.setAddress(closed, berlin)).toMatchObject({ success: true, BranchCount: 0 });
      const answer = await step.service.setAddress(closed, { ...berlin, Branch: 14 });
      expect(codesOf(answer)).toEqual(['Branch.NotFound']);
      expect((await step.service.setAddress(buyer(), { ...berlin, Branch: 14 })).success).toBe(true);
    });

    it('without provinces asks for none and ships everywhere', async () => {
      const answer = await step.service.setAddress(buyer(), berlin);
      expect(answer).toMatchObject({ success: true, CanShipToProvince: true, BranchCount: 1 });
    });

    it.each(['+4930901820', '030 901820', '+49 30 901820'])('takes the number %s', async (Phone) => {
      expect((await step.service.setAddress(buyer(), { ...berlin, Phone })).success).toBe(true);
    });

    it('refuses phone numbers of other countries', async () => {
      expect(codesOf(await step.service.setAddress(buyer(), { ...berlin, Phone: '12' }))).toEqual([
        'Phone.Invalid',
      ]);
    });

    it('does not see a cart that was set in this one', async () => {
      const here = newBuyer();
      await step.submit({}, here);
      expect((await step.service.readAddress({ ...here, market: 'DE' })).status).toBe(404);
    });
  });
});
