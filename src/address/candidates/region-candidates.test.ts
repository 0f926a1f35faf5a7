import { describe, expect, it } from 'vitest';
import { madeGermany, madePlaces } from '../../../test/fixtures/made-places.ts';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import { costs } from '../cost/costs.ts';
import type { AddressCountry } from '../countries/profile/address-country.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import { type PostalRegion, postalRegions } from '../countries/profile/postal-regions.ts';
import { kmBeyondRegion } from '../reading/place-evidence.ts';
import { readAddress } from '../reading/read-address.ts';
import { verifyAddress } from '../verify-address.ts';
import { findCandidates } from './candidates.ts';
import { costInRegion, costOfListed } from './region-candidates.ts';

const leipzig = [51.34, 12.37] as const;
const dresden = [51.05, 13.74] as const;
const towns = {
  ...madePlaces('DE', [
    ['1', 'Leipzig', 'SN', ...leipzig],
    ['2', 'Dresden', 'SN', ...dresden],
    ['3', 'Markkleeberg', 'SN', 51.28, 12.36],
  ]),
  codeCount: 0,
  findCode: () => -1,
  codesOfLocality: () => [],
};

/** A country of towns without codes, where only these regions of codes are known. */
function country(regions: readonly PostalRegion[] | undefined): AddressCountry {
  const known = regions && postalRegions({ country: 'DE', isComplete: true, regions });
  return { format: madeGermany.format, places: towns, dataVersion: 'made', ...(known && { regions: known }) };
}

const twoRegions = country([
  ['04', 40, ...leipzig],
  ['01', 40, ...dresden],
]);

function reasons(parts: Parameters<typeof typedAddress>[0], of = twoRegions, isMoved = false): string[] {
  const profile = profileOf(of);
  const typed = typedAddress({ administrativeArea: null, ...parts });
  return findCandidates(readAddress(typed, profile), profile, { isMoved }).map(({ reason }) => reason);
}

const numberOf = (name: string) => {
  const [found] = towns.findLocalities(name);
  if (found === undefined) throw new Error(`${name} is not there`);
  return found;
};

describe('a place with a code when only the region of the code is known', () => {
  const profile = profileOf(twoRegions);
  const rarity = 5;

  it('costs what it is rare at a town of the region, and more and more towards its edge', () => {
    expect(costInRegion(numberOf('leipzig'), rarity, { canonical: '04109' }, profile)).toBe(rarity);
    const near = costInRegion(numberOf('markkleeberg'), rarity, { canonical: '04109' }, profile) - rarity;
    expect(near).toBeGreaterThan(0);
    expect(near).toBeLessThan(costs.placeAtRegionEdge / 10);
  });

  it('costs more with each kilometre beyond the region', () => {
    const km = kmBeyondRegion(numberOf('dresden'), '04109', profile) ?? 0;
    expect(km).toBeGreaterThan(50);
    expect(costInRegion(numberOf('dresden'), rarity, { canonical: '04109' }, profile)).toBeCloseTo(
      rarity + costs.placeBeyondRegion + km * costs.placePerKmBeyond,
    );
  });

  it('costs more if the lists have the codes of the town one by one, and lack this one', () => {
    const listed = profileOf(
      country([
        ['04', 40, ...leipzig],
        ['04109 04155', 12, ...leipzig],
      ]),
    );
    expect(costInRegion(numberOf('leipzig'), rarity, { canonical: '04155' }, listed)).toBe(rarity);
    expect(costInRegion(numberOf('leipzig'), rarity, { canonical: '04199' }, listed)).toBe(
      rarity + costs.codeUnlisted,
    );
    expect(costInRegion(numberOf('markkleeberg'), rarity, { canonical: '04199' }, listed)).toBeLessThan(
      rarity + costs.placeAtRegionEdge / 10,
    );
  });

  it('costs no more if the only listed code of a larger town is the general one', () => {
    const regions = country([
      ['041', 40, ...leipzig],
      ['04100', 12, ...leipzig],
    ]);
    const cost = (inhabitants: number) => {
      const places = { ...towns, population: () => inhabitants };
      return costInRegion(
        numberOf('leipzig'),
        rarity,
        { canonical: '04106' },
        profileOf({ ...regions, places }),
      );
    };
    expect(cost(costs.inhabitantsOfOnlyCode + 1)).toBe(rarity);
    expect(cost(costs.inhabitantsOfOnlyCode)).toBe(rarity + costs.codeUnlisted);
  });

  it('costs as a place of its own if the town has most codes that begin so', () => {
    const series = Array.from({ length: costs.codesOfSeriesAtLeast }, (_, at) => `0410${at}`);
    const listed = profileOf(
      country([
        ['04', 40, ...leipzig],
        [series.join(' '), 12, ...leipzig],
      ]),
    );
    const cost = (isOfReceiver: boolean) =>
      costInRegion(numberOf('leipzig'), rarity, { canonical: '04199', isOfReceiver }, listed);
    expect(cost(false)).toBeCloseTo(costs.placeOwn + costs.codeUnlisted);
    expect(cost(true)).toBe(costs.placeOwn);
  });

  it('costs what it is rare where no region has the beginning, since the code is judged by itself', () => {
    expect(costInRegion(numberOf('leipzig'), rarity, { canonical: '99999' }, profile)).toBe(rarity);
  });

  it('costs what it is rare where no regions are known', () => {
    expect(
      costInRegion(numberOf('leipzig'), rarity, { canonical: '04109' }, profileOf(country(undefined))),
    ).toBe(rarity);
  });
});

describe('a place with a code whose very towns the regions list', () => {
  const listed = profileOf(
    country([
      ['04', 40, ...leipzig],
      ['04103 04105', 12, ...leipzig],
      ['01067', 12, ...dresden, ...leipzig],
    ]),
  );

  it('costs as little as a place of a code of the data if it is one of the towns', () => {
    expect(costOfListed(numberOf('leipzig'), '04103', listed)).toBe(costs.placeOwn);
    const shared = costs.placeOwn + costs.placeShared * Math.log(2);
    expect(costOfListed(numberOf('dresden'), '01067', listed)).toBeCloseTo(shared);
  });

  it('costs what a place near the code does if it is none, and more with each kilometre', () => {
    const near = costOfListed(numberOf('markkleeberg'), '04103', listed) ?? 0;
    expect(near).toBeGreaterThan(costs.placeNear);
    expect(costOfListed(numberOf('dresden'), '04103', listed)).toBeGreaterThan(near + costs.placeAtLimit);
  });

  it('is weighed so for a city alone where a line has the towns of a whole region', () => {
    const costIn = (inhabitants: number) =>
      costOfListed(numberOf('leipzig'), '04103', {
        ...listed,
        definition: { ...listed.definition, codes: { townsAreOfRegion: true } },
        places: { ...listed.places, population: () => inhabitants },
      });
    expect(costIn(costs.inhabitantsOfOwnCodes)).toBe(costs.placeOwn);
    expect(costIn(costs.inhabitantsOfOwnCodes - 1)).toBeUndefined();
  });

  it('is not weighed so where only a beginning of the code is known', () => {
    expect(costOfListed(numberOf('leipzig'), '04199', listed)).toBeUndefined();
    expect(costOfListed(numberOf('leipzig'), '04103', profileOf(twoRegions))).toBeUndefined();
  });

  it('is corrected if it is misspelt, or if the code is a slip of its own', () => {
    const suggested = (parts: Parameters<typeof typedAddress>[0]) => {
      const of = country([
        ['04103', 12, ...leipzig],
        ['01067', 12, ...dresden],
      ]);
      const typed = typedAddress({ line1: 'Hauptstraße 1', administrativeArea: null, ...parts });
      const { locality, postalCode } = verifyAddress(typed, of).suggestion ?? {};
      return [locality, postalCode];
    };
    expect(suggested({ locality: 'Lepzig', postalCode: '04103' })).toEqual(['Leipzig', '04103']);
    expect(suggested({ locality: 'Dresden', postalCode: '10067' })).toEqual(['Dresden', '01067']);
  });
});

describe('a slip of a code of the region', () => {
  const slip = 'a slip of a code of the region';

  it('may be meant where the place lies outside the region of the typed code', () => {
    expect(reasons({ locality: 'Leipzig', postalCode: '01109' })).toContain(slip);
  });

  it('is not looked for where the place lies in the region', () => {
    expect(reasons({ locality: 'Leipzig', postalCode: '04109' })).not.toContain(slip);
  });

  it('may be meant with a place that the data lacks where no code begins like the typed one', () => {
    expect(reasons({ locality: 'Hinterdorf', postalCode: '14109' })).toContain(slip);
    expect(reasons({ locality: 'Hinterdorf', postalCode: '04109' })).not.toContain(slip);
    const typed = typedAddress({ line1: 'Hauptstraße 1', administrativeArea: null, locality: 'Hinterdorf' });
    expect(verifyAddress({ ...typed, postalCode: '14109' }, twoRegions).doubts).not.toEqual([]);
    expect(verifyAddress({ ...typed, postalCode: '04109' }, twoRegions).doubts).toEqual([]);
  });
});

describe('a slip of the code that goes unseen', () => {
  const unseen = 'a slip of the code that nothing shows';

  it('is considered where one other part is wrong: the name, the fields', () => {
    expect(reasons({ locality: 'Lepzig', postalCode: '04109' })).toContain(unseen);
    expect(reasons({ locality: 'Leipzig', postalCode: '04109' }, twoRegions, true)).toContain(unseen);
  });

  it('is not considered where nothing else is wrong', () => {
    expect(reasons({ locality: 'Leipzig', postalCode: '04109' })).not.toContain(unseen);
  });

  it('costs more the fewer slips stay in the region of the place', () => {
    const costOf = (of: AddressCountry) => {
      const profile = profileOf(of);
      const typed = typedAddress({ administrativeArea: null, locality: 'Lepzig', postalCode: '04109' });
      const found = findCandidates(readAddress(typed, profile), profile);
      return found.find(({ reason, wrong }) => reason === unseen && wrong.length === 2)?.postalCode ?? 0;
    };
    // 27 of the 45 slips of 04109 begin with 04, and 9 with 0410.
    expect(costOf(twoRegions)).toBeCloseTo(costs.codeUnseenAgain - Math.log(27 / 45));
    expect(costOf(country([['0410', 40, ...leipzig]]))).toBeCloseTo(costs.codeUnseenAgain - Math.log(9 / 45));
  });

  it('costs less where only the fields are moved', () => {
    const profile = profileOf(twoRegions);
    const typed = typedAddress({ administrativeArea: null, locality: 'Leipzig', postalCode: '04109' });
    const found = findCandidates(readAddress(typed, profile), profile, { isMoved: true });
    const cost = found.find(({ reason }) => reason === unseen)?.postalCode;
    expect(cost).toBeCloseTo(costs.codeSlipMoved - Math.log(27 / 45));
    expect(costs.codeSlipMoved).toBeGreaterThan(costs.codeSlipBeside);
  });

  it('may be any slip where no regions are known', () => {
    const found = reasons({ locality: 'Lepzig', postalCode: '04109' }, country(undefined));
    expect(found).toContain(unseen);
  });
});

describe('a code that the regions list in full', () => {
  const listed = country([
    ['04109 04155', 12, ...leipzig],
    ['01067 01069', 12, ...dresden],
  ]);
  const offered = (locality: string, postalCode: string) => {
    const typed = typedAddress({ line1: 'Ring 1', locality, administrativeArea: null, postalCode });
    const { suggestion } = verifyAddress(typed, listed);
    return suggestion && [suggestion.locality, suggestion.postalCode];
  };

  it.each([
    ['a wrong digit', '04119'],
    ['two digits exchanged', '40109'],
    ['a missing digit', '4109'],
    ['a digit too many', '041609'],
    ['a look-alike', 'O4109'],
  ])('corrects %s for its town', (_, typed) => {
    expect(offered('Leipzig', typed)).toEqual(['Leipzig', '04109']);
  });

  it('corrects a wrong digit beside a misspelt town', () => {
    expect(offered('Leipizg', '04119')).toEqual(['Leipzig', '04109']);
  });

  it('corrects nothing where two listed codes of the town are as likely', () => {
    expect(offered('Dresden', '0106')).toBeNull();
    expect(offered('Dresden', '01068')).toBeNull();
  });

  it('accepts a code of the region that the list lacks, but never puts it in its field', () => {
    const of = country([
      ['04', 40, ...leipzig],
      ['04109 04155', 12, ...leipzig],
    ]);
    const verdict = (locality: string, postalCode: string | null) =>
      verifyAddress(typedAddress({ line1: 'Ring 1', locality, administrativeArea: null, postalCode }), of);
    expect(verdict('Leipzig', '04192')).toMatchObject({ doubts: [], suggestion: null });
    expect(verdict('Leipzig 04109', null).suggestion?.postalCode).toBe('04109');
    expect(verdict('Leipzig 04192', null).suggestion).toBeNull();
  });

  it('corrects nothing where it is a code of another town', () => {
    expect(offered('Dresden', '04119')).toBeNull();
  });

  it('makes it less likely that a code which is listed hides a slip', () => {
    const costOf = (of: AddressCountry) => unseenSlip('Dresden', of, true)?.postalCode;
    // Of the 45 slips of 01067, only 01069 is listed too.
    expect(costOf(listed)).toBeCloseTo(costs.codeSlipMoved - Math.log(1 / 45));
    expect(costOf(country([['0', 40, ...dresden]]))).toBeCloseTo(costs.codeSlipMoved - Math.log(36 / 45));
  });

  it('makes a slip to another listed code a candidate of its own beside a misspelt town', () => {
    expect(unseenSlip('Dreden', listed)).toBeUndefined();
    expect(unseenSlip('Dreden', country([['0', 40, ...dresden]]))).toBeDefined();
  });

  function unseenSlip(locality: string, of: AddressCountry, isMoved = false) {
    const profile = profileOf(of);
    const typed = typedAddress({ administrativeArea: null, locality, postalCode: '01067' });
    const found = findCandidates(readAddress(typed, profile), profile, { isMoved });
    return found.find(({ reason }) => reason === 'a slip of the code that nothing shows');
  }
});
