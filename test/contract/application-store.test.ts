import { describe, expect, it } from 'vitest';
import { clerk } from '../store/samples.ts';
import { codesOf } from '../support/http-server.ts';
import { eachApplicationStep, valid } from './each-application-step.ts';
import { type Buyer, newBuyer } from './service.ts';

eachApplicationStep((step) => {
  describe('reading', () => {
    it('finds nothing for a session without an application', async () => {
      const answer = await step.service.readApplication(newBuyer());
      expect([answer.status, codesOf(answer)]).toEqual([404, ['Application.NotFound']]);
    });

    it('gives back the whole shape, with optional fields as empty text', async () => {
      const buyer = newBuyer();
      const sent = valid();
      expect(await step.service.apply(buyer, sent)).toEqual({ status: 200, success: true, error: [] });
      const { SubscribeToEmail, ...shared } = sent;
      expect(SubscribeToEmail).toBe(false);
      expect(await step.service.readApplication(buyer)).toEqual({
        status: 200,
        ...shared,
        MiddleInitial: '',
        PhoneOther: '',
        TaxId: '',
        RecognitionName: '',
        PartnerFirstName: '',
        PartnerLastName: '',
        PartnerMiddleInitial: '',
        success: true,
        error: null,
      });
    });

    it('gives back optional fields as they were sent', async () => {
      const buyer = newBuyer();
      const optional = {
        MiddleInitial: 'J',
        PhoneOther: '(510)555-0145',
        TaxId: '123-45-6789',
        RecognitionName: 'Lopez Wellness',
        PartnerFirstName: 'Daniel',
        PartnerLastName: 'Reyes',
        PartnerMiddleInitial: 'R',
      };
      await step.service.apply(buyer, valid(optional));
      expect(await step.service.readApplication(buyer)).toMatchObject(optional);
    });

    it('never gives the application of another session', async () => {
      await step.service.apply(newBuyer({ profile: 'shared' }), valid());
      expect((await step.service.readApplication(newBuyer({ profile: 'shared' }))).status).toBe(404);
    });
  });

  describe('fields that the market does not show', () => {
    it('are neither judged nor stored', async () => {
      const buyer = newBuyer({ market: 'DE', rules: 'strict' });
      const hidden = { TaxId: 'no number', PartnerFirstName: ['x'], PartnerLastName: 'y'.repeat(500) };
      const sent = valid({ PhoneHome: '030 901820', RecognitionName: 'Kranich', ...hidden });
      expect(await step.service.apply(buyer, sent)).toEqual({ status: 200, success: true, error: [] });
      expect(await step.service.readApplication(buyer)).toMatchObject({
        RecognitionName: 'Kranich',
        TaxId: '',
        PartnerFirstName: '',
        PartnerLastName: '',
      });
    });
  });

  describe('the site URL', () => {
    it.each(['my-site', 'my site', 'mysité', 'a/b', 'a.b', 'ＡＢＣ', '../x', 'a%20b'])(
      '%s is more than letters and numbers',
      async (SiteUrl) => {
        expect(await step.refusalOf({ SiteUrl })).toEqual(['SiteUrl.Invalid']);
      },
    );

    it.each(['admin', 'ADMIN', 'Api', 'login'])('%s is reserved', async (SiteUrl) => {
      expect(await step.refusalOf({ SiteUrl })).toEqual(['SiteUrl.Reserved']);
    });

    it('registered by the platform to somebody else is taken in any case', async () => {
      await step.store.putSiteUrls([{ siteUrl: 'GoldenGate', owner: 'promoter' }], clerk);
      for (const SiteUrl of ['GoldenGate', 'goldengate', 'GOLDENGATE']) {
        expect(await step.refusalOf({ SiteUrl })).toEqual(['SiteUrl.Taken']);
        expect(await step.refusalOf({ SiteUrl }, newBuyer({ profile: 'another' }))).toEqual([
          'SiteUrl.Taken',
        ]);
      }
    });

    it('registered to the caller is not taken', async () => {
      await step.store.putSiteUrls([{ siteUrl: 'BayBridge', owner: 'owner' }], clerk);
      expect(
        (await step.service.apply(newBuyer({ profile: 'owner' }), valid({ SiteUrl: 'baybridge' }))).success,
      ).toBe(true);
    });

    it('of an earlier application of the same session is not taken', async () => {
      const guest = newBuyer();
      const first = valid();
      await step.service.apply(guest, first);
      expect((await step.service.apply(guest, { ...first, FirstName: 'Mary' })).success).toBe(true);
      expect((await step.service.readApplication(guest)).FirstName).toBe('Mary');
    });

    it('of another session’s application is free until the platform registers it', async () => {
      const first = valid();
      await step.service.apply(newBuyer(), first);
      expect((await step.service.apply(newBuyer(), valid({ SiteUrl: first.SiteUrl }))).success).toBe(true);
      await step.store.putSiteUrls([{ siteUrl: first.SiteUrl, owner: 'promoter' }], clerk);
      expect(await step.refusalOf({ SiteUrl: first.SiteUrl })).toEqual(['SiteUrl.Taken']);
    });

    it('is reported as taken along with the other problems', async () => {
      await step.store.putSiteUrls([{ siteUrl: 'Alcatraz', owner: 'promoter' }], clerk);
      expect(await step.refusalOf({ SiteUrl: 'alcatraz', Pin: 'x', EMail: '' })).toEqual([
        'EMail.Required',
        'Pin Invalid',
        'SiteUrl.Taken',
      ]);
    });
  });

  describe('storing', () => {
    const stored = (buyer: Buyer) => step.service.readApplication(buyer);

    it('an invalid application leaves the stored one as it was', async () => {
      const buyer = newBuyer();
      await step.service.apply(buyer, valid({ FirstName: 'Before' }));
      const before = await stored(buyer);
      await step.service.apply(buyer, valid({ FirstName: 'After', Pin: 'x' }));
      expect(await stored(buyer)).toEqual(before);
    });

    it('an application with a taken site URL leaves the stored one as it was', async () => {
      const buyer = newBuyer();
      await step.store.putSiteUrls([{ siteUrl: 'Presidio', owner: 'promoter' }], clerk);
      await step.service.apply(buyer, valid());
      const before = await stored(buyer);
      await step.service.apply(buyer, valid({ SiteUrl: 'presidio' }));
      expect(await stored(buyer)).toEqual(before);
    });

    it('a valid application replaces the previous one, optional fields included', async () => {
      const buyer = newBuyer();
      await step.service.apply(buyer, valid({ RecognitionName: 'Old' }));
      await step.service.apply(buyer, valid({ LastName: 'New' }));
      expect(await stored(buyer)).toMatchObject({ LastName: 'New', RecognitionName: '' });
    });
  });
});
