import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accept, CheckoutError, createClient, override, toSubmission } from '../../client/src/index.ts';
import { good, misspelled } from '../contract/each-address-step.ts';
import { valid } from '../contract/each-application-step.ts';
import { type Buyer, eachService, headerOf, newBuyer } from '../contract/service.ts';

eachService((opened) => {
  let baseUrl: string;
  beforeAll(async () => {
    const { server } = opened.service;
    await server.listen({ host: '127.0.0.1', port: 0 });
    baseUrl = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => opened.service.server.close());

  const tokenOf = (buyer: Buyer) => headerOf(buyer).slice('Bearer '.length);
  const clientOf = (buyer = newBuyer()) => createClient({ baseUrl, token: tokenOf(buyer) });

  describe('the shipping address, through the client', () => {
    it('is absent, then set, then read, and what is read can be sent', async () => {
      const client = clientOf();
      expect(await client.readAddress()).toEqual({ outcome: 'absent' });
      expect(await client.verifyAddress(good)).toMatchObject({ outcome: 'accepted' });
      const read = await client.readAddress();
      expect(read).toMatchObject({ outcome: 'found', address: { ...good, ShipToEMail: '' } });
      if (read.outcome !== 'found') throw new Error('nothing was found');
      expect(await client.verifyAddress(toSubmission(read.address))).toMatchObject({ outcome: 'accepted' });
    });

    it('is the suggestion once that is accepted, however often it is', async () => {
      const client = clientOf();
      const offered = await client.verifyAddress(misspelled);
      if (offered.outcome !== 'suggestion') throw new Error('nothing was suggested');
      expect(offered).toMatchObject({
        canOverride: true,
        suggestion: { City: 'Fremont', AddressTertiary: '' },
      });
      const accepting = accept(misspelled, offered.suggestion);
      expect(await client.verifyAddress(accepting)).toMatchObject({ outcome: 'accepted' });
      expect(await client.verifyAddress(accepting)).toMatchObject({ outcome: 'accepted' });
      expect(await client.readAddress()).toMatchObject({ address: { City: 'Fremont' } });
    });

    it('is what was typed once that is kept, with or without a suggestion', async () => {
      for (const typed of [misspelled, { ...good, PostalCode: '012345' }]) {
        const client = clientOf();
        const doubted = await client.verifyAddress(typed);
        expect(doubted).toMatchObject({ canOverride: true });
        expect(await client.verifyAddress(override(typed))).toMatchObject({ outcome: 'accepted' });
        expect(await client.readAddress()).toMatchObject({ address: typed });
      }
    });

    it('is refused with every problem at once', async () => {
      const outcome = await clientOf().verifyAddress({ ...good, Email: 'maria.lopez', Name: '' });
      if (outcome.outcome !== 'problems') throw new Error('there is no problem');
      expect(outcome.problems.map(({ field, error }) => [field, error])).toEqual([
        ['Email', 'Email.Invalid'],
        ['Name', 'Name.Required'],
      ]);
      expect([outcome.canOverride, outcome.findings.ValidContactInformation]).toEqual([false, false]);
    });

    it('needs no postal code if the market has none', async () => {
      const client = clientOf(newBuyer({ market: 'HK' }));
      const { Email, Name } = good;
      const submission = {
        Email,
        Name,
        AddressPrimary: '8 Finance Street',
        City: 'Central',
        Province: '香港島',
      };
      expect(await client.verifyAddress(submission)).toMatchObject({ outcome: 'accepted' });
    });
  });

  describe('the application, through the client', () => {
    it('is absent, then refused, then stored, then read', async () => {
      const client = clientOf();
      const submission = valid();
      expect(await client.readApplication()).toEqual({ outcome: 'absent' });
      expect(await client.submitApplication({ ...submission, Pin: '12a4' })).toMatchObject({
        outcome: 'problems',
        problems: [{ field: 'Pin', error: 'Pin Invalid' }],
      });
      expect(await client.submitApplication(submission)).toEqual({ outcome: 'accepted' });
      expect(await client.readApplication()).toMatchObject({
        outcome: 'found',
        application: { SiteUrl: submission.SiteUrl },
      });
    });
  });

  describe('forms, through the client', () => {
    it('need no token', async () => {
      const client = createClient({ baseUrl, language: 'fr' });
      const form = await client.addressFormat('CA');
      expect(form.fields.map(({ field }) => field)).toContain('Province');
      expect(form).toMatchObject({ market: 'CA', language: 'fr' });
      expect(await client.markets()).toContainEqual({ code: 'DE', name: 'Allemagne' });
    });

    it('of an unknown market are an error with a code', async () => {
      const error = await createClient({ baseUrl })
        .addressFormat('XX')
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(CheckoutError);
      expect(error).toMatchObject({ status: 404, code: 'Market.NotFound' });
    });
  });

  describe('what a form asks while it is filled in, through the client', () => {
    it('needs no token', async () => {
      const client = createClient({ baseUrl });
      expect(await client.places('US', '94539')).toEqual([{ City: 'Fremont', Province: 'CA' }]);
      expect(await client.places('US', '9453')).toEqual([]);
      const [first] = await client.completeAddress('US', { text: 'fremo', near: 'CA', limit: 1 });
      expect(first).toEqual({
        kind: 'place',
        address: { AddressPrimary: '', City: 'Fremont', Province: 'CA', PostalCode: '' },
        matched: [{ field: 'City', from: 0, to: 5 }],
      });
    });

    it('is refused in words if it cannot be read', async () => {
      const asked = createClient({ baseUrl }).completeAddress('US', { text: 'fremo', limit: 50 });
      await expect(asked).rejects.toMatchObject({ status: 200, code: 'Limit.Invalid' });
    });
  });

  describe('what goes wrong, through the client', () => {
    it('has the code, the words and the request’s id', async () => {
      const error = await createClient({ baseUrl, language: 'de' })
        .readAddress()
        .catch((thrown) => thrown);
      expect(error).toMatchObject({ status: 401, code: 'Authorization.Missing' });
      expect(error.message).toMatch(/Laden Sie die Seite neu/);
      expect(error.requestId).toMatch(/^[\w.-]+$/);
    });

    it('asks again with another token after the first is refused', async () => {
      const fresh = tokenOf(newBuyer());
      const stale = tokenOf(newBuyer({ market: 'XX' }));
      const client = createClient({ baseUrl, token: (refused) => (refused === stale ? fresh : stale) });
      expect(await client.verifyAddress(good)).toMatchObject({ outcome: 'accepted' });
    });

    it('is reported if nobody listens', async () => {
      const client = createClient({ baseUrl: 'http://127.0.0.1:1', mostRepeats: 0 });
      await expect(client.markets()).rejects.toMatchObject({ status: 0, code: 'Client.NoAnswer' });
    });
  });
});
