import { describe, expect, it } from 'vitest';
import { waysOut } from './ways-out.ts';

const typed = {
  Email: 'jo@example.com',
  Name: 'Jo Sample',
  AddressPrimary: '10 Downing St',
  City: 'Lodon',
  PostalCode: 'SW1A 2AA',
};
const completion = (kind: 'address' | 'place', City: string, PostalCode = '') => ({
  kind,
  address: { AddressPrimary: '10 Downing St', City, Province: '', PostalCode },
  matched: [],
});
const client = (
  places: readonly { readonly City: string; readonly Province: string }[],
  completions: readonly ReturnType<typeof completion>[],
) => ({ places: async () => places, completeAddress: async () => completions });
const doubt = [{ field: 'City', error: 'City.Mismatch', message: 'Check the city.' }];
const codeDoubt = [{ field: 'PostalCode', error: 'PostalCode.Mismatch', message: 'Check the code.' }];
const cities = async (...asked: Parameters<typeof waysOut>) =>
  (await waysOut(...asked)).map(({ City, PostalCode }) => `${City} ${PostalCode}`);

describe('whole addresses under a doubt', () => {
  it('are none where the service fails', async () => {
    const failing = {
      places: () => Promise.reject(new Error('away')),
      completeAddress: () => Promise.reject(new Error('away')),
    };
    expect(await waysOut(failing, 'GB', typed, doubt)).toEqual([]);
  });

  it('are not the typed address', async () => {
    const asked = client([{ City: 'Lodon', Province: '' }], [completion('place', 'Lodon')]);
    expect(await waysOut(asked, 'GB', typed, doubt)).toEqual([]);
  });

  it('give a doubted code to no other city', async () => {
    const asked = client([], [completion('place', 'London')]);
    expect(await waysOut(asked, 'GB', typed, codeDoubt)).toEqual([]);
    expect(await cities(asked, 'GB', typed, doubt)).toEqual(['London SW1A 2AA']);
  });

  it('have the places of the code first, and then addresses that are known', async () => {
    const asked = client(
      [{ City: 'London', Province: '' }],
      [completion('place', 'Luton'), completion('address', 'Lostock', 'BL6 4AA')],
    );
    expect(await cities(asked, 'GB', typed, codeDoubt)).toEqual(['London SW1A 2AA', 'Lostock BL6 4AA']);
  });

  it('are four at most, each once', async () => {
    const names = ['A', 'B', 'B', 'C', 'D', 'E'].map((name) => completion('place', name));
    expect(await cities(client([], names), 'GB', typed, doubt)).toEqual(
      ['A', 'B', 'C', 'D'].map((name) => `${name} SW1A 2AA`),
    );
  });
});
