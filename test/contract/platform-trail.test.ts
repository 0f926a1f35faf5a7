import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { operations } from '../../scripts/openapi/operations.ts';
import type { AuditEntry } from '../../src/platform/platform-store.ts';
import { eachPlatform } from './platform.ts';
import { type Buyer, newBuyer } from './service.ts';

const sensitive = 'platform platform:sensitive';
const profile = { market: 'US', Name: 'Maria Lopez', AddressPrimary: '39300 Civic Center Dr' };
const address = {
  Email: 'maria.lopez@example.com',
  Name: 'Maria Lopez',
  AddressPrimary: '39300 Civic Center Dr',
  City: 'Fremont',
  Province: 'CA',
  PostalCode: '94538',
};
const application = {
  DateOfBirth: '07/23/1985',
  EMail: 'maria.lopez@example.com',
  SubscribeToEmail: true,
  FirstName: 'Maria',
  LastName: 'Lopez',
  PhoneHome: '(510)555-0100',
  Pin: '0421',
};

/** Operations that concern nobody, and so leave no entry. */
const ofNobody = [
  'readBranch',
  'readSiteUrl',
  'readDecisions',
  'readLearned',
  'approvePair',
  'rejectPair',
  'explainPair',
  'verifyAddresses',
];

eachPlatform((platform) => {
  const { call } = platform;
  const unique = () => `x${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const lines = (...records: object[]) => records.map((record) => JSON.stringify(record)).join('\n');

  async function entriesOf(id: string, subject: AuditEntry['subject']) {
    const entries = (await platform.store.listAudit({ limit: 100_000 })).filter(
      (entry) => entry.subjectId === id && entry.subject === subject,
    );
    for (const { actor, requestId } of entries)
      expect([actor, requestId]).toEqual(['clerk', expect.any(String)]);
    return entries.map(({ action, profile: owner }) => [action, owner]);
  }

  async function cartOf(changes: Partial<Buyer> = {}) {
    const buyer = newBuyer(changes);
    await platform.service.setAddress(buyer, address);
    return buyer;
  }

  async function applied() {
    const buyer = newBuyer({ profile: 'maria' });
    const siteUrl = unique();
    expect(await platform.service.apply(buyer, { ...application, SiteUrl: siteUrl })).toMatchObject({
      success: true,
    });
    return { ...buyer, siteUrl };
  }

  type Trail = readonly (readonly [string, string | null])[];
  /** Each calls its operations, and returns the entries that there are and those that there must be. */
  const flows: Record<string, () => Promise<readonly [unknown, Trail]>> = {
    'putProfile readProfile deleteProfile': async () => {
      const id = unique();
      await call('PUT', `profiles/${id}`, profile);
      await call('PUT', `profiles/${id}`, profile);
      await call('PUT', `profiles/${id}`, { ...profile, Name: 'Maria Perez' });
      await call('GET', `profiles/${id}`);
      await call('DELETE', `profiles/${id}`);
      await call('DELETE', `profiles/${id}`);
      const actions = ['put profile', 'put profile', 'read profile', 'delete profile'];
      return [await entriesOf(id, 'profile'), actions.map((action) => [action, id])];
    },
    uploadProfiles: async () => {
      const [first, second] = [unique(), unique()];
      await call(
        'POST',
        'profiles',
        lines({ id: first, ...profile }, { id: second, ...profile }, { id: 'bad' }),
      );
      await call(
        'POST',
        'profiles',
        lines({ id: first, ...profile }, { id: second, ...profile, Name: 'Jo' }),
      );
      return [
        [...(await entriesOf(first, 'profile')), ...(await entriesOf(second, 'profile'))],
        [first, second, second].map((id) => ['put profile', id]),
      ];
    },
    'putBranch uploadBranches deleteBranch': async () => {
      const branch = { market: 'US', name: 'Montpelier' };
      await call('PUT', 'branches/4711', branch);
      await call('PUT', 'branches/4711', branch);
      await call('POST', 'branches', lines({ id: 4711, ...branch, active: false }));
      await call('DELETE', 'branches/4711');
      const actions = ['put branch', 'put branch', 'delete branch'];
      return [await entriesOf('4711', 'branch'), actions.map((action) => [action, null])];
    },
    'putSiteUrl uploadSiteUrls deleteSiteUrl': async () => {
      const siteUrl = unique();
      await call('PUT', `site-urls/${siteUrl}`, { owner: 'ann' });
      await call('PUT', `site-urls/${siteUrl}`, { owner: 'ann' });
      await call('PUT', `site-urls/${siteUrl}`, { owner: 'bob' });
      await call(
        'POST',
        'site-urls',
        lines({ siteUrl, owner: 'bob' }, { siteUrl: siteUrl.toUpperCase(), owner: 'ann' }),
      );
      await call('DELETE', `site-urls/${siteUrl}`);
      const actions = ['put site url', 'put site url', 'delete site url'];
      return [await entriesOf(siteUrl, 'site_url'), actions.map((action) => [action, 'ann'])];
    },
    'readCart deleteCart': async () => {
      const { cart } = await cartOf({ profile: 'maria' });
      await platform.service.setAddress(newBuyer({ cart, profile: 'bob' }), { ...address, City: 'Freemont' });
      for (const method of ['GET', 'DELETE', 'DELETE', 'GET'] as const) await call(method, `carts/${cart}`);
      const entries = await entriesOf(cart, 'cart');
      const expected = ['read cart', 'delete cart'].flatMap(
        (action) =>
          [
            [action, 'bob'],
            [action, 'maria'],
          ] as const,
      );
      return [entries.sort((a, b) => `${b[0]}${a[1]}`.localeCompare(`${a[0]}${b[1]}`)), expected];
    },
    'readApplication deleteApplication': async () => {
      const { session } = await applied();
      await call('GET', `applications/${session}`);
      await call('GET', `applications/${session}`, undefined, sensitive);
      for (const _ of [1, 2]) await call('DELETE', `applications/${session}`);
      const actions = ['read application', 'read sensitive fields', 'delete application'];
      return [await entriesOf(session, 'session'), actions.map((action) => [action, 'maria'])];
    },
    registerApplication: async () => {
      const { session } = await applied();
      await call('POST', `applications/${session}/register`, { owner: 'new' });
      return [await entriesOf(session, 'session'), [['register application', 'new']]];
    },
    'readProfileData eraseProfileData': async () => {
      const id = unique();
      await call('GET', `profiles/${id}/data`, undefined, sensitive);
      await call('DELETE', `profiles/${id}/data`, undefined, sensitive);
      return [
        await entriesOf(id, 'profile'),
        [
          ['export data', id],
          ['erase data', id],
        ],
      ];
    },
    'readSessionData eraseSessionData': async () => {
      const id = unique();
      await call('GET', `sessions/${id}/data`, undefined, sensitive);
      await call('DELETE', `sessions/${id}/data`, undefined, sensitive);
      return [
        await entriesOf(id, 'session'),
        [
          ['export data', null],
          ['erase data', null],
        ],
      ];
    },
  };

  describe('the audit trail', () => {
    it.each(Object.keys(flows))('says who did what: %s', async (named) => {
      const [actual, expected] = (await flows[named]?.()) ?? [];
      expect(actual).toEqual(expected);
    });

    it('is written by every operation of the platform that concerns a person', () => {
      const platformOperations = operations.filter(({ path }) => path.startsWith('/platform/'));
      const tried = [...Object.keys(flows).flatMap((named) => named.split(' ')), ...ofNobody];
      expect(tried.sort()).toEqual(platformOperations.map(({ id }) => id).sort());
    });

    it('has no entry for what is refused or missing', async () => {
      const id = unique();
      await call('PUT', `profiles/${id}`, {});
      for (const kind of ['profiles', 'carts', 'applications', 'site-urls']) {
        await call('GET', `${kind}/${id}`);
        await call('DELETE', `${kind}/${id}`);
      }
      const entries = await platform.store.listAudit({ limit: 100_000 });
      expect(entries.filter(({ subjectId }) => subjectId === id)).toEqual([]);
    });
  });
});
