import { describe, expect, it } from 'vitest';
import { isReservedSiteUrl, siteUrlCandidates } from '../../src/application/site-url.ts';
import en from '../../src/words/en.json' with { type: 'json' };
import { clerk } from '../store/samples.ts';
import { codesOf } from '../support/http-server.ts';
import { eachApplicationStep, valid } from './each-application-step.ts';
import { type Answer, newBuyer } from './service.ts';

/** Everything that can be proposed to Maria Lopez. */
const candidatesOf = (siteUrl: string) =>
  siteUrlCandidates(
    { siteUrl, bar: isReservedSiteUrl(siteUrl) ? 'reserved' : null, isCleaned: false, initials: 'ML' },
    'US',
  );

const messageOf = (answer: Answer) => answer.error?.find(({ field }) => field === 'SiteUrl')?.message ?? '';

const proposedIn = (answer: Answer) =>
  (/: ([A-Za-z0-9, ]+)\.$/.exec(messageOf(answer))?.[1] ?? '').split(', ');

eachApplicationStep((step) => {
  const register = (...siteUrls: string[]) =>
    step.store.putSiteUrls(
      siteUrls.map((siteUrl) => ({ siteUrl, owner: 'rival' })),
      clerk,
    );

  describe('the message about a site URL that is not available', () => {
    it('proposes three free ones when it is taken', async () => {
      await register('Dumbarton');
      const answer = await step.service.apply(newBuyer(), valid({ SiteUrl: 'Dumbarton' }));
      const alternatives = candidatesOf('Dumbarton').slice(0, 3).join(', ');
      const message = `${en.messages['SiteUrl.Taken']} ${en.messages['{alternatives}']}`.replace(
        '{alternatives}',
        alternatives,
      );
      expect(answer.error).toEqual([{ field: 'SiteUrl', error: 'SiteUrl.Taken', message }]);
      expect(alternatives).toBe('DumbartonShop, DumbartonML, DumbartonOnline');
    });

    it('proposes the text without the characters that no site URL has', async () => {
      const answer = await step.service.apply(newBuyer(), valid({ SiteUrl: 'Crockett-Mül' }));
      expect(codesOf(answer)).toEqual(['SiteUrl.Invalid']);
      expect(proposedIn(answer)).toEqual(['CrockettMul', 'CrockettMulShop', 'CrockettMulML']);
      await register('CrockettMul');
      const again = await step.service.apply(newBuyer(), valid({ SiteUrl: 'Crockett-Mül' }));
      expect(proposedIn(again)[0]).toBe('CrockettMulShop');
    });

    it('proposes nothing if no characters are left', async () => {
      const answer = await step.service.apply(newBuyer(), valid({ SiteUrl: '花子' }));
      expect(messageOf(answer)).toBe(en.messages['SiteUrl.Invalid']);
    });

    it('proposes three when it is reserved', async () => {
      const answer = await step.service.apply(newBuyer(), valid({ SiteUrl: 'Admin' }));
      expect(codesOf(answer)).toEqual(['SiteUrl.Reserved']);
      expect(proposedIn(answer)).toEqual(candidatesOf('Admin').slice(0, 3));
    });

    it('proposes initials in place of an offensive one', async () => {
      const answer = await step.service.apply(newBuyer(), valid({ SiteUrl: 'FuckThis' }));
      expect(codesOf(answer)).toEqual(['SiteUrl.Reserved']);
      expect(proposedIn(answer)).toEqual(['MLShop', 'MLOnline', 'MLTeam']);
      const spelled = await step.service.apply(newBuyer(), valid({ SiteUrl: 'f-u-c-k' }));
      expect(codesOf(spelled)).toEqual(['SiteUrl.Invalid']);
      expect(proposedIn(spelled)[0]).toBe('MLShop');
    });

    it('skips registered ones in any case', async () => {
      const [first = '', second = '', ...others] = candidatesOf('carquinez');
      await register('carquinez', first.toUpperCase(), second);
      const answer = await step.service.apply(newBuyer(), valid({ SiteUrl: 'carquinez' }));
      expect(proposedIn(answer)).toEqual(others.slice(0, 3));
    });

    it('proposes none when none is free', async () => {
      await register('Antioch', ...candidatesOf('Antioch'), ...candidatesOf('admin'));
      const taken = await step.service.apply(newBuyer(), valid({ SiteUrl: 'Antioch' }));
      const reserved = await step.service.apply(newBuyer(), valid({ SiteUrl: 'admin' }));
      expect([messageOf(taken), messageOf(reserved)]).toEqual([
        en.messages['SiteUrl.Taken'],
        en.messages['SiteUrl.Reserved'],
      ]);
    });

    it('proposes free ones even beside other problems, which keep their order', async () => {
      await register('Benicia');
      const changes = { SiteUrl: 'benicia', Pin: 'x', EMail: '', TaxId: '0' };
      const answer = await step.service.apply(newBuyer(), valid(changes));
      expect(codesOf(answer)).toEqual(['EMail.Required', 'Pin Invalid', 'SiteUrl.Taken', 'TaxId.Invalid']);
      expect(proposedIn(answer)[0]).toBe('beniciashop');
    });

    it('proposes ones that the store then accepts', async () => {
      await register('Zampa');
      for (const SiteUrl of ['zampa', 'support']) {
        const refused = await step.service.apply(newBuyer(), valid({ SiteUrl }));
        for (const proposed of proposedIn(refused)) {
          const buyer = newBuyer();
          expect((await step.service.apply(buyer, valid({ SiteUrl: proposed }))).success).toBe(true);
          expect((await step.service.readApplication(buyer)).SiteUrl).toBe(proposed);
        }
      }
    });

    it('reveals only initials of the applicant', async () => {
      await register('Hayward');
      const told = { FirstName: 'Xaviera', LastName: 'Quimby', DateOfBirth: '12/31/1979', Pin: '8642' };
      const answer = await step.service.apply(newBuyer(), valid({ ...told, SiteUrl: 'Hayward' }));
      expect(proposedIn(answer)[1]).toBe('HaywardXQ');
      expect(messageOf(answer)).not.toMatch(/xaviera|quimby|1979|1231|8642/i);
    });
  });
});
