import { describe, expect, it } from 'vitest';
import { codesOf } from '../support/http-server.ts';
import { eachPlatform } from './platform.ts';
import { newBuyer, platformHeader } from './service.ts';

const profile = {
  market: 'US',
  Name: 'Maria Lopez',
  Email: 'maria.lopez@example.com',
  AddressPrimary: '39300 Civic Center Dr',
  City: 'Fremont',
  Province: 'CA',
  PostalCode: '94538',
};
const branch = { market: 'US', name: 'Montpelier', province: 'Vermont' };
const done = { status: 200, success: true, error: null };

eachPlatform((platform) => {
  describe('a record that does not exist', () => {
    it.each([
      ['profiles/nobody', 'Profile.NotFound'],
      ['profiles/a%00b', 'Profile.NotFound'],
      [`profiles/${'x'.repeat(300)}`, 'Profile.NotFound'],
      ['branches/999999', 'Branch.Unknown'],
      ['branches/twelve', 'Branch.Unknown'],
      ['branches/99999999999999999999', 'Branch.Unknown'],
      ['site-urls/free', 'SiteUrl.NotFound'],
      ['site-urls/a-b', 'SiteUrl.NotFound'],
    ])('GET %s is 404 with %s, DELETE is done', async (path, code) => {
      const answer = await platform.call('GET', path);
      expect([answer.status, codesOf(answer)]).toEqual([404, [code]]);
      expect(await platform.call('DELETE', path)).toEqual(done);
      expect(await platform.call('DELETE', path)).toEqual(done);
    });
  });

  describe('a record that cannot be stored', () => {
    it.each([
      ['profiles/%01', profile, ['ProfileId.Invalid']],
      [`profiles/${'x'.repeat(201)}`, profile, ['ProfileId.Invalid']],
      ['profiles/p', {}, ['AddressPrimary.Required', 'Market.Required']],
      [
        'profiles/p',
        { ...profile, market: 'XX', Email: 'maria@', Phone: 5, City: {} },
        ['Email.Invalid', 'Phone.Invalid', 'City.Invalid', 'Market.Unknown'],
      ],
      ['branches/0', branch, ['BranchId.Invalid']],
      ['branches/twelve', {}, ['BranchId.Invalid', 'Market.Required', 'BranchName.Required']],
      [
        'branches/5',
        { market: 'US', name: 'x'.repeat(101), province: 'Ontario', active: 'perhaps' },
        ['BranchName.Invalid', 'BranchProvince.Unknown', 'Active.Invalid'],
      ],
      ['site-urls/a-b', {}, ['SiteUrl.Invalid', 'Owner.Required']],
      [`site-urls/${'x'.repeat(64)}`, { owner: 7 }, ['SiteUrl.TooLong', 'Owner.Invalid']],
    ])('PUT %s with %j reports all that is wrong at once', async (path, body, codes) => {
      const answer = await platform.call('PUT', path, body);
      expect([answer.status, codesOf(answer)]).toEqual([200, codes]);
      expect((await platform.call('GET', path)).status).toBe(404);
    });

    it('is reported in the caller’s language', async () => {
      const response = await platform.service.server.inject({
        method: 'PUT',
        url: '/platform/v1/site-urls/owned',
        headers: {
          authorization: platformHeader('platform'),
          'content-type': 'application/json',
          'accept-language': 'de',
        },
        payload: '{}',
      });
      expect(response.headers['content-language']).toBe('de');
      expect(response.json().error[0].message).toMatch(/^owner ist erforderlich/);
    });

    it('leaves the stored record as it was', async () => {
      await platform.call('PUT', 'profiles/before', profile);
      await platform.call('PUT', 'profiles/before', { ...profile, AddressPrimary: '' });
      expect(await platform.call('GET', 'profiles/before')).toMatchObject({ Name: 'Maria Lopez' });
    });
  });

  describe('a profile', () => {
    it('is read as it was stored, by an id that is encoded in the path', async () => {
      const path = 'profiles/caf%C3%A9%2F%201%3F';
      expect(await platform.call('PUT', path, { id: 'another', ...profile })).toEqual(done);
      expect(await platform.call('PUT', path, profile)).toEqual(done);
      expect(await platform.call('GET', path)).toEqual({
        ...done,
        id: 'café/ 1?',
        ...profile,
        Phone: null,
        AddressSecondary: null,
        AddressTertiary: null,
      });
      expect((await platform.call('GET', 'profiles/another')).status).toBe(404);
    });

    it('answers for a cart without an address until it is deleted', async () => {
      const buyer = newBuyer({ profile: 'fed' });
      await platform.call('PUT', 'profiles/fed', profile);
      expect(await platform.service.readAddress(buyer)).toMatchObject({ Name: 'Maria Lopez' });
      expect(await platform.call('DELETE', 'profiles/fed')).toEqual(done);
      expect((await platform.service.readAddress(buyer)).status).toBe(404);
    });
  });

  describe('a branch', () => {
    it('is read with the code of its province, and is active by default', async () => {
      await platform.call('PUT', 'branches/77', branch);
      const stored = { ...done, id: 77, market: 'US', name: 'Montpelier', province: 'VT', active: true };
      expect(await platform.call('GET', 'branches/77')).toEqual(stored);
      await platform.call('PUT', 'branches/77', { ...branch, province: null, active: false });
      expect(await platform.call('GET', 'branches/77')).toEqual({ ...stored, province: null, active: false });
      await platform.call('DELETE', 'branches/77');
      expect((await platform.call('GET', 'branches/77')).status).toBe(404);
    });
  });

  describe('a site URL', () => {
    it('of another owner is taken until it is deleted', async () => {
      expect(await platform.call('PUT', 'site-urls/GoldenGate', { owner: 'ann' })).toEqual(done);
      expect(await platform.call('PUT', 'site-urls/goldengate', { owner: 'ann' })).toEqual(done);
      const refused = await platform.call('PUT', 'site-urls/GOLDENGATE', { owner: 'bob' });
      expect([refused.status, codesOf(refused)]).toEqual([200, ['SiteUrl.Taken']]);
      expect(await platform.call('GET', 'site-urls/GoldenGate')).toMatchObject({ owner: 'ann' });
      await platform.call('DELETE', 'site-urls/GoldenGate');
      expect(await platform.call('PUT', 'site-urls/GoldenGate', { owner: 'bob' })).toEqual(done);
    });
  });

  it.each([
    [{ 'content-type': 'application/json' }, undefined],
    [{ 'content-type': 'application/json' }, '{'],
    [{ 'content-type': 'text/plain' }, 'x'],
    [{ 'content-type': '' }, 'x'],
    [{}, 'x'],
  ])('a DELETE with %j and the body %j is done', async (headers, payload) => {
    await platform.call('PUT', 'profiles/ended', profile);
    const response = await platform.service.server.inject({
      method: 'DELETE',
      url: '/platform/v1/profiles/ended',
      headers: { authorization: platformHeader('platform'), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    expect([response.statusCode, response.json()]).toEqual([200, { success: true, error: null }]);
    expect((await platform.call('GET', 'profiles/ended')).status).toBe(404);
  });

  describe('an upload', () => {
    it('stores the good lines and reports each bad one with all that is wrong with it', async () => {
      const lines = [
        '{"siteUrl":"upA","owner":"ann"}',
        'not json',
        '',
        '[]',
        '{"siteUrl":"a-b"}',
        '{"siteUrl":"upB","owner":"bob"}',
      ];
      const answer = await platform.call('POST', 'site-urls', lines.join('\r\n'));
      expect(answer).toMatchObject({ status: 200, success: false, stored: 2, refused: 3 });
      expect(codesOf(answer)).toEqual(['Lines.Refused']);
      const reported = answer.lines as { line: number; error: { error: string }[] }[];
      expect(reported.map(({ line, error }) => [line, ...error.map((item) => item.error)])).toEqual([
        [2, 'Line.NotJson'],
        [4, 'Line.NotObject'],
        [5, 'SiteUrl.Invalid', 'Owner.Required'],
      ]);
      expect(await platform.call('GET', 'site-urls/upb')).toMatchObject({ siteUrl: 'upB', owner: 'bob' });
    });

    it('leaves a site URL to its owner, as PUT does', async () => {
      await platform.call('PUT', 'site-urls/passed', { owner: 'ann' });
      const lines = [
        '{"siteUrl":"fresh","owner":"bob"}',
        '{"siteUrl":"PASSED","owner":"bob"}',
        '{"siteUrl":"Fresh","owner":"ann"}',
      ];
      const answer = await platform.call('POST', 'site-urls', lines.join('\n'));
      expect(answer).toMatchObject({
        stored: 1,
        refused: 2,
        lines: [
          { line: 2, error: [{ error: 'SiteUrl.Taken' }] },
          { line: 3, error: [{ error: 'SiteUrl.Taken' }] },
        ],
      });
      expect(await platform.call('GET', 'site-urls/passed')).toMatchObject({ owner: 'ann' });
      expect(await platform.call('GET', 'site-urls/fresh')).toMatchObject({ owner: 'bob' });
    });

    it('of nothing stores nothing', async () => {
      expect(await platform.call('POST', 'profiles', '\n\n')).toEqual({
        ...done,
        stored: 0,
        refused: 0,
        lines: [],
      });
    });

    it('of more lines than one statement takes is stored whole', async () => {
      const lines = Array.from({ length: 5000 }, (_, number) =>
        JSON.stringify({ id: number + 1000, market: 'US', name: `Branch ${number}` }),
      );
      const answer = await platform.call('POST', 'branches', lines.join('\n'));
      expect(answer).toEqual({ ...done, stored: 5000, refused: 0, lines: [] });
      expect(await platform.call('GET', 'branches/5999')).toMatchObject({ name: 'Branch 4999' });
    });
  });
});
