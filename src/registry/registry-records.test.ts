import { describe, expect, test } from 'vitest';
import { oneMarket as markets } from '../../test/support/one-market.ts';
import { readBranch, readProfile, readSiteUrl } from './registry-records.ts';

describe('records', () => {
  const profile = {
    id: 'p1',
    market: 'us',
    Name: 'Jo',
    AddressPrimary: '1 Main St',
    City: 'Fremont',
    Province: 'CA',
    PostalCode: '94538',
  };

  const codesOf = ({ problems }: { problems: readonly { code: string }[] }) =>
    problems.map(({ code }) => code);

  test.each([
    [{ id: undefined }, 'ProfileId.Invalid'],
    [{ id: 7 }, 'ProfileId.Invalid'],
    [{ id: 'a\u0000b' }, 'ProfileId.Invalid'],
    [{ id: 'x'.repeat(201) }, 'ProfileId.Invalid'],
    [{ market: ' ' }, 'Market.Required'],
    [{ market: 'XX' }, 'Market.Unknown'],
    [{ market: 7 }, 'Market.Unknown'],
    [{ AddressPrimary: ' ' }, 'AddressPrimary.Required'],
    [{ Email: 'jo@example' }, 'Email.Invalid'],
    [{ City: 'a\u0000b' }, 'City.Invalid'],
    [{ PostalCode: 94538 }, 'PostalCode.Invalid'],
    [{ Phone: 5105550123 }, 'Phone.Invalid'],
    [{ Name: 'x'.repeat(101) }, 'Name.TooLong'],
  ])('a profile with %j is refused with %s', (change, code) => {
    expect(readProfile({ ...profile, ...change }, markets)).toMatchObject({
      entry: null,
      problems: [{ code }],
    });
  });

  test('everything wrong with a record is reported at once', () => {
    const wrong = { id: 7, market: 'XX', Email: 'x', Phone: 1, PostalCode: 2 };
    expect(codesOf(readProfile(wrong, markets))).toEqual([
      'Email.Invalid',
      'Phone.Invalid',
      'AddressPrimary.Required',
      'PostalCode.Invalid',
      'ProfileId.Invalid',
      'Market.Unknown',
    ]);
    expect(codesOf(readBranch({ province: 1, active: 'perhaps' }, markets))).toEqual([
      'BranchId.Invalid',
      'Market.Required',
      'BranchName.Required',
      'BranchProvince.Unknown',
      'Active.Invalid',
    ]);
    expect(codesOf(readSiteUrl({ siteUrl: 'a-b', owner: 7 }))).toEqual(['SiteUrl.Invalid', 'Owner.Invalid']);
  });

  test('a profile is read with outer white space dropped and absent parts null', () => {
    expect(readProfile({ ...profile, Name: ' Jo ' }, markets).entry).toMatchObject({
      id: 'p1',
      market: 'US',
      email: null,
      phone: null,
      address: { name: 'Jo', line2: null, administrativeArea: 'CA' },
    });
  });

  test.each([
    [{ id: 0 }, 'BranchId.Invalid'],
    [{ id: 1.5 }, 'BranchId.Invalid'],
    [{ id: 'x' }, 'BranchId.Invalid'],
    [{ name: '' }, 'BranchName.Required'],
    [{ name: 'x'.repeat(101) }, 'BranchName.Invalid'],
    [{ province: 'Ontario' }, 'BranchProvince.Unknown'],
    [{ active: 'perhaps' }, 'Active.Invalid'],
  ])('a branch with %j is refused with %s', (change, code) => {
    const findings = readBranch({ id: 1, market: 'US', name: 'B', ...change }, markets);
    expect(findings).toMatchObject({ entry: null, problems: [{ code }] });
  });

  test('a branch from CSV is the same as one from JSON, its province by its code', () => {
    const fromCsv = readBranch(
      { id: '12', market: 'US', name: 'B', province: 'california', active: 'false' },
      markets,
    );
    expect(fromCsv).toEqual(
      readBranch({ id: 12, market: 'US', name: 'B', province: 'CA', active: false }, markets),
    );
    expect(readBranch({ id: 1, market: 'US', name: 'B' }, markets).entry).toMatchObject({
      province: null,
      active: true,
    });
  });

  test.each(['my-site', 'é', 'a b', '', 'x'.repeat(64), 7])('%j is no site URL', (siteUrl) => {
    expect(readSiteUrl({ siteUrl, owner: 'p' }).entry).toBeNull();
  });
});
