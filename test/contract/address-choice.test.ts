import { describe, expect, it } from 'vitest';
import { addressPath, codesOf } from '../support/http-server.ts';
import { eachAddressStep, good, misspelled, suggestedFields, suggestionOf } from './each-address-step.ts';
import { headerOf, newBuyer, today } from './service.ts';

eachAddressStep((step) => {
  describe('a suggestion', () => {
    it('is the whole corrected address, with one item on Address', async () => {
      const answer = await step.submit({ City: 'Freemont', AddressTertiary: '' });
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

    it('stores nothing of the submission', async () => {
      const buyer = newBuyer();
      await step.submit({}, buyer);
      await step.submit({ ...misspelled, Name: 'Somebody Else', Email: 'else@example.com' }, buyer);
      expect(await step.service.readAddress(buyer)).toMatchObject({
        Name: good.Name,
        Email: good.Email,
        City: 'Fremont',
      });
    });

    it('is acceptable when it is verified', async () => {
      const answer = await step.submit(misspelled);
      const suggested = Object.fromEntries(suggestedFields.map((field) => [field, answer[field]]));
      expect((await step.submit(suggested)).success).toBe(true);
    });

    it('moves the lines up where the first is left out, which is missing until then', async () => {
      const buyer = newBuyer();
      const typed = {
        AddressPrimary: '',
        AddressSecondary: 'Suite 110',
        AddressTertiary: good.AddressPrimary,
      };
      const answer = await step.submit(typed, buyer);
      expect(answer).toMatchObject({ CanCorrect: true, HasRequiredFields: false, success: false });
      expect(codesOf(answer)).toEqual(['AddressPrimary.Required', 'ErrorSuggestedFix']);
      const moved = { AddressPrimary: 'Suite 110', AddressSecondary: good.AddressPrimary };
      expect(answer).toMatchObject({ ...moved, AddressTertiary: null, City: good.City });
      expect(await step.submit({ ...typed, Choice: 'Accept' }, buyer)).toMatchObject({ success: true });
      expect(await step.service.readAddress(buyer)).toMatchObject({ ...moved, AddressTertiary: '' });
    });

    it('is not made of a unit alone, for the street is missing', async () => {
      expect(await step.refusalOf({ AddressPrimary: '' })).toEqual(['AddressPrimary.Required']);
    });

    it('is not offered beside a field’s own error', async () => {
      const answer = await step.submit({ ...misspelled, Email: 'x' });
      expect(answer).toMatchObject({ success: false, ValidContactInformation: false });
      expect(codesOf(answer)).toContain('Email.Invalid');
    });
  });

  describe('Accept', () => {
    const accept = { ...misspelled, Choice: 'Accept' };

    it('with the submitted address sets the suggested one', async () => {
      const buyer = newBuyer();
      await step.submit(misspelled, buyer);
      const answer = await step.submit(accept, buyer);
      expect(answer).toMatchObject({ success: true, error: null, CanCorrect: false });
      expect(suggestionOf(answer)).toEqual([null, null, null, null, null, null, null]);
      expect(await step.service.readAddress(buyer)).toMatchObject({
        City: 'Fremont',
        AddressPrimary: good.AddressPrimary,
      });
    });

    it('with the suggestion itself sets it', async () => {
      const buyer = newBuyer();
      await step.submit(misspelled, buyer);
      expect((await step.submit({ Choice: 'Accept' }, buyer)).success).toBe(true);
      expect((await step.service.readAddress(buyer)).City).toBe('Fremont');
      expect((await step.store.readCart(buyer.cart, 'US')).setting?.decision.choice).toBe('Accept');
    });

    it('without an offer counts as absent', async () => {
      const answer = await step.submit(accept);
      expect([answer.CanCorrect, codesOf(answer)]).toEqual([true, ['ErrorSuggestedFix']]);
    });

    it('with another address than the offer was made for counts as absent', async () => {
      const buyer = newBuyer();
      await step.submit(misspelled, buyer);
      const answer = await step.submit({ ...accept, AddressPrimary: '1 Main St' }, buyer);
      expect([answer.CanCorrect, answer.AddressPrimary]).toEqual([true, '1 Main St']);
      expect((await step.service.readAddress(buyer)).status).toBe(404);
    });

    it('does not apply the offer of another cart', async () => {
      await step.submit(misspelled, newBuyer());
      expect((await step.submit(accept, newBuyer())).success).toBe(false);
    });

    it.each([
      ['profile', { profile: 'somebody else' }],
      ['session', { session: 'another session' }],
      ['guest', { profile: '' }],
    ])('of an offer made to another %s on the same cart counts as absent', async (_who, change) => {
      const buyer = newBuyer({ profile: 'ann' });
      await step.submit(misspelled, buyer);
      const answer = await step.submit(accept, { ...buyer, ...change });
      expect([answer.CanCorrect, codesOf(answer)]).toEqual([true, ['ErrorSuggestedFix']]);
      expect((await step.submit(accept, { ...buyer, ...change })).success).toBe(true);
    });

    it('comes too late once another address is set', async () => {
      const buyer = newBuyer();
      await step.submit(misspelled, buyer);
      await step.submit({}, buyer);
      expect((await step.submit(accept, buyer)).success).toBe(false);
    });

    it('does not bypass a field’s own error, and the offer stays open', async () => {
      const buyer = newBuyer();
      await step.submit(misspelled, buyer);
      const refused = await step.submit({ ...accept, Email: '' }, buyer);
      expect(codesOf(refused)).toEqual(['Email.Required']);
      expect((await step.submit(accept, buyer)).success).toBe(true);
    });
  });

  describe('Override', () => {
    it('sets the address exactly as submitted, with or without an earlier offer', async () => {
      const offered = newBuyer();
      await step.submit(misspelled, offered);
      for (const buyer of [offered, newBuyer()]) {
        const answer = await step.submit({ ...misspelled, Province: 'ca', Choice: 'Override' }, buyer);
        expect(answer).toMatchObject({ success: true, error: null, CanCorrect: false });
        expect(suggestionOf(answer)).toEqual([null, null, null, null, null, null, null]);
        expect(await step.service.readAddress(buyer)).toMatchObject({ City: 'Freemont', Province: 'ca' });
      }
    });

    it('sets an address that is doubted without a suggestion', async () => {
      const buyer = newBuyer();
      const doubted = { PostalCode: '012345' };
      expect(await step.refusalOf(doubted, buyer)).toEqual(['PostalCode.Doubtful']);
      expect((await step.submit({ ...doubted, Choice: 'Override' }, buyer)).success).toBe(true);
    });

    it('never sets a postal code that lacks a digit, with or without a suggestion', async () => {
      for (const short of [{ PostalCode: '9453' }, { City: 'Bakersfield', PostalCode: '9308' }]) {
        const buyer = newBuyer();
        expect(await step.refusalOf(short, buyer)).toContain('PostalCode.Invalid');
        const answer = await step.submit({ ...short, Choice: 'Override' }, buyer);
        expect(answer.error).toEqual([expect.objectContaining({ error: 'PostalCode.Invalid' })]);
      }
    });

    it('is recorded with the doubts it overruled, the data version and the time', async () => {
      const buyer = newBuyer();
      await step.submit({ ...misspelled, Choice: 'Override' }, buyer);
      const { setting } = await step.store.readCart(buyer.cart, 'US');
      expect(setting?.decision).toEqual({
        choice: 'Override',
        overridden: ['ErrorSuggestedFix'],
        change: 'city',
        dataVersion: expect.stringMatching(/\S/),
        streetEvidence: 'no data',
        decidedAt: today.toISOString(),
      });
    });

    it('is recorded with who decided and the id of the request', async () => {
      const buyer = newBuyer({ profile: 'ann' });
      const { headers } = await step.service.server.inject({
        method: 'POST',
        url: addressPath,
        headers: { authorization: headerOf(buyer), 'x-request-id': 'request-7' },
        payload: { ...misspelled, Choice: 'Override' },
      });
      const entries = await step.store.sql('select * from audit_trail where subject_id = $1', [buyer.cart]);
      expect(headers['x-request-id']).toBe('request-7');
      expect(entries).toEqual([
        expect.objectContaining({
          action: 'override address',
          actor: 'ann',
          session_id: buyer.session,
          request_id: 'request-7',
        }),
      ]);
    });

    it('is recorded with the doubt that it passed, or what the refused offer changes', async () => {
      const detailsOf = async (changes: object) => {
        const buyer = newBuyer({ profile: 'ann' });
        await step.submit({ ...changes, Choice: 'Override' }, buyer);
        const [entry] = await step.store.listAudit({ cart: buyer.cart, limit: 1 });
        expect(JSON.stringify(entry)).not.toMatch(/Freemont|Civic|Maria|012345/);
        return entry?.details;
      };
      const of = (overridden: string[], change: string | null) =>
        expect.objectContaining({ overridden, change });
      expect(await detailsOf(misspelled)).toEqual(of(['ErrorSuggestedFix'], 'city'));
      expect(await detailsOf({ PostalCode: '012345' })).toEqual(of(['PostalCode.Doubtful'], null));
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
      expect(await step.refusalOf({ ...changes, Choice: 'Override' }, buyer)).toEqual([code]);
    });
  });
});
