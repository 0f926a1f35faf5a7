import { describe, expect, test } from 'vitest';
import { oneMarket as markets } from '../../test/support/one-market.ts';
import type { Branch, ProfileEntry, Registry, SiteUrlEntry } from './registry-entries.ts';
import { recordSink } from './registry-records.ts';

const clerk = { actor: 'clerk', requestId: null };
const siteUrlSink = (registry: Registry) => recordSink('site-urls', registry, markets, clerk);

describe('putting records in', () => {
  function recordingRegistry() {
    const put: { profiles: ProfileEntry[]; branches: Branch[]; siteUrls: SiteUrlEntry[] } = {
      profiles: [],
      branches: [],
      siteUrls: [],
    };
    const registry: Registry = {
      putProfiles: async (entries) => void put.profiles.push(...entries),
      putBranches: async (entries) => void put.branches.push(...entries),
      putSiteUrls: async (entries) => {
        const refused = entries.filter(({ siteUrl }) => siteUrl.toLowerCase().startsWith('taken'));
        put.siteUrls.push(...entries.filter((entry) => !refused.includes(entry)));
        return refused;
      },
    };
    return { put, registry };
  }

  test('refused lines are answered with their numbers, the others are put', async () => {
    const { put, registry } = recordingRegistry();
    const refusals = await siteUrlSink(registry)([
      { line: 1, record: { siteUrl: 'Ann', owner: 'p1' } },
      { line: 2, problem: { code: 'Line.NotJson' } },
      { line: 3, record: { siteUrl: 'bob' } },
    ]);
    expect(refusals).toEqual([
      { line: 2, problems: [{ code: 'Line.NotJson' }] },
      { line: 3, problems: [{ code: 'Owner.Required' }] },
    ]);
    expect(put.siteUrls).toEqual([{ siteUrl: 'Ann', owner: 'p1' }]);
  });

  test('of lines with the same key, in any case, the last counts', async () => {
    const { put, registry } = recordingRegistry();
    await siteUrlSink(registry)([
      { line: 1, record: { siteUrl: 'Ann', owner: 'p1' } },
      { line: 2, record: { siteUrl: 'ANN', owner: 'p1' } },
    ]);
    expect(put.siteUrls).toEqual([{ siteUrl: 'ANN', owner: 'p1' }]);
  });

  test('several owners ask for a site URL in the order of the lines, as with single puts', async () => {
    const { put, registry } = recordingRegistry();
    await siteUrlSink(registry)([
      { line: 1, record: { siteUrl: 'Ann', owner: 'p1' } },
      { line: 2, record: { siteUrl: 'Bob', owner: 'p1' } },
      { line: 3, record: { siteUrl: 'ANN', owner: 'p2' } },
    ]);
    expect(put.siteUrls.map(({ siteUrl, owner }) => [siteUrl, owner])).toEqual([
      ['Ann', 'p1'],
      ['Bob', 'p1'],
      ['ANN', 'p2'],
    ]);
  });

  test('each line whose site URL is taken is refused, in the order of the lines', async () => {
    const { put, registry } = recordingRegistry();
    const refusals = await siteUrlSink(registry)([
      { line: 1, record: { siteUrl: 'taken1', owner: 'p1' } },
      { line: 2, record: { siteUrl: 'bob' } },
      { line: 3, record: { siteUrl: 'TAKEN1', owner: 'p1' } },
      { line: 4, record: { siteUrl: 'free', owner: 'p1' } },
    ]);
    expect(refusals.map(({ line, problems }) => [line, ...problems.map(({ code }) => code)])).toEqual([
      [1, 'SiteUrl.Taken'],
      [2, 'Owner.Required'],
      [3, 'SiteUrl.Taken'],
    ]);
    expect(put.siteUrls).toEqual([{ siteUrl: 'free', owner: 'p1' }]);
  });

  test('nothing is put if every line is refused', async () => {
    const { put, registry } = recordingRegistry();
    await recordSink('branches', registry, markets, clerk)([{ line: 1, record: {} }]);
    expect(put.branches).toEqual([]);
  });
});
