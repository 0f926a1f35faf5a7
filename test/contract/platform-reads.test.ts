import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codesOf } from '../support/http-server.ts';
import { good, misspelled } from './each-address-step.ts';
import { valid } from './each-application-step.ts';
import { eachPlatform } from './platform.ts';
import { newBuyer, today } from './service.ts';

const done = { status: 200, success: true, error: null };
const sensitive = 'platform platform:sensitive';

eachPlatform((platform) => {
  const cartPath = (cart: string) => `carts/${encodeURIComponent(cart)}`;
  const sessionPath = (session: string) => `applications/${encodeURIComponent(session)}`;
  const auditOf = (session: string) =>
    platform.store.sql('select action, actor, request_id from audit_trail where subject_id = $1', [session]);

  async function applied(changes: object = {}) {
    const buyer = newBuyer();
    const sent = valid(changes);
    await platform.service.apply(buyer, sent);
    return { buyer, sent, path: sessionPath(buyer.session) };
  }

  describe('a cart', () => {
    it.each(['never used', 'a\0b'])('that nobody used (%j) is 404', async (cart) => {
      const answer = await platform.call('GET', cartPath(cart));
      expect([answer.status, codesOf(answer)]).toEqual([404, ['Cart.NotFound']]);
      expect(await platform.call('DELETE', cartPath(cart))).toEqual(done);
    });

    it('shows everything that was set for it', async () => {
      const buyer = newBuyer();
      const options = {
        Branch: 12,
        ShipToEmail: 'bo@example.com',
        PONumber: 'PO-7',
        ShipToInstruction: 'Ring twice',
        ShipToId: '12-3456',
      };
      await platform.service.setAddress(buyer, { ...good, ...options, City: 'Freemont', Choice: 'Override' });
      expect(await platform.call('GET', cartPath(buyer.cart))).toEqual({
        ...done,
        cart: buyer.cart,
        market: 'US',
        ...good,
        AddressTertiary: null,
        ...options,
        City: 'Freemont',
        decision: {
          choice: 'Override',
          overridden: expect.arrayContaining(['ErrorSuggestedFix']),
          dataVersion: expect.stringMatching(/\S/),
          change: 'city',
          streetEvidence: 'no data',
          decidedAt: today.toISOString(),
        },
        offer: null,
      });
    });

    it.each([
      ['12 Oak Street', 'known'],
      ['10 Oak Street', 'between'],
      ['12 Nowhere Road', 'unknown'],
    ])('shows of %s that street data says: %s', async (line, streetEvidence) => {
      const buyer = newBuyer({ rules: 'register' });
      await platform.service.setAddress(buyer, { ...good, AddressPrimary: line, Choice: 'Override' });
      const cart = await platform.call('GET', cartPath(buyer.cart));
      expect(cart).toMatchObject({ AddressPrimary: line, decision: { streetEvidence } });
    });

    it('shows the offer that is open, with nothing set', async () => {
      const buyer = newBuyer();
      await platform.service.setAddress(buyer, misspelled);
      expect(await platform.call('GET', cartPath(buyer.cart))).toMatchObject({
        Email: null,
        City: null,
        decision: null,
        offer: { submitted: { City: 'Freemont' }, suggested: { City: 'Fremont', Name: good.Name } },
      });
    });

    it('that was deleted holds nothing for its buyer either', async () => {
      const buyer = newBuyer();
      await platform.service.setAddress(buyer, good);
      expect(await platform.call('DELETE', cartPath(buyer.cart))).toEqual(done);
      expect((await platform.call('GET', cartPath(buyer.cart))).status).toBe(404);
      expect((await platform.service.readAddress(buyer)).status).toBe(404);
    });
  });

  describe('an application', () => {
    it('of a session without one is 404', async () => {
      for (const path of [sessionPath(randomUUID()), sessionPath('a\0b')]) {
        for (const scope of ['platform', sensitive]) {
          const answer = await platform.call('GET', path, undefined, scope);
          expect([answer.status, codesOf(answer)]).toEqual([404, ['Application.NotFound']]);
        }
        expect((await platform.call('POST', `${path}/register`, { owner: 'ann' })).status).toBe(404);
        expect(await platform.call('DELETE', path)).toEqual(done);
      }
    });

    it('shows no sealed fields without the scope for them, and records who read the rest', async () => {
      const { buyer, sent, path } = await applied({ TaxId: '123-45-6789', SubscribeToEmail: true });
      const answer = await platform.call('GET', path);
      expect(answer).toMatchObject({
        session: buyer.session,
        market: 'US',
        profile: null,
        EMail: sent.EMail,
        SubscribeToEmail: true,
        SiteUrl: sent.SiteUrl,
        DateOfBirth: null,
        Pin: null,
        TaxId: null,
      });
      expect(await auditOf(buyer.session)).toMatchObject([{ action: 'read application', actor: 'clerk' }]);
    });

    it('shows sealed fields with the scope for them, and records who read them', async () => {
      const { buyer, path } = await applied({ TaxId: '123-45-6789' });
      const answer = await platform.call('GET', path, undefined, sensitive);
      expect(answer).toMatchObject({ DateOfBirth: '07/23/1985', Pin: '0421', TaxId: '123-45-6789' });
      expect(await auditOf(buyer.session)).toEqual([
        { action: 'read sensitive fields', actor: 'clerk', request_id: expect.stringMatching(/^\S+$/) },
      ]);
    });

    it('that was deleted is gone for its session as well', async () => {
      const { buyer, path } = await applied();
      expect(await platform.call('DELETE', path)).toEqual(done);
      expect((await platform.service.readApplication(buyer)).status).toBe(404);
    });
  });

  describe('registering an application', () => {
    it.each([
      [{}, 'Owner.Required'],
      [{ owner: 7 }, 'Owner.Invalid'],
    ])('with %j is refused, and it stays', async (body, code) => {
      const { path } = await applied();
      const answer = await platform.call('POST', `${path}/register`, body);
      expect([answer.status, codesOf(answer), answer.siteUrl]).toEqual([200, [code], null]);
      expect((await platform.call('GET', path)).status).toBe(200);
    });

    it('ends it, makes its site URL the owner’s, and answers the same when it is repeated', async () => {
      const { buyer, sent, path } = await applied();
      const registered = { ...done, session: buyer.session, siteUrl: sent.SiteUrl, owner: 'ann' };
      expect(await platform.call('POST', `${path}/register`, { owner: 'ann' })).toEqual(registered);
      expect(await platform.call('POST', `${path}/register`, { owner: 'ann' })).toEqual(registered);
      expect((await platform.service.readApplication(buyer)).status).toBe(404);
      expect(await platform.call('GET', `site-urls/${sent.SiteUrl}`)).toMatchObject({ owner: 'ann' });
      const other = await platform.service.apply(newBuyer(), valid({ SiteUrl: sent.SiteUrl }));
      expect(codesOf(other)).toEqual(['SiteUrl.Taken']);
    });

    it('by two sessions with one name succeeds for one, and the other keeps its application', async () => {
      const first = await applied();
      const second = await applied({ SiteUrl: first.sent.SiteUrl.toUpperCase() });
      const answers = await Promise.all(
        [first, second].map(({ path, buyer }) =>
          platform.call('POST', `${path}/register`, { owner: `owner of ${buyer.session}` }),
        ),
      );
      expect(answers.map((answer) => codesOf(answer).join()).sort()).toEqual(['', 'SiteUrl.Taken']);
      const loser = answers[0]?.success ? second : first;
      expect((await platform.call('GET', loser.path)).status).toBe(200);
    });
  });
});
