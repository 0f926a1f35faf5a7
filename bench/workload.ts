import { readSettings } from '../src/config/settings.ts';
import { mintToken } from '../src/credentials/mint-token.ts';
import { quickStartPrivateKey } from '../src/credentials/quick-start-key.ts';

const contact = { Email: 'jo.sample@example.com', Phone: '(510)555-0100', Name: 'Jo Sample' };

/** Submissions of the address step: as a checkout sends them, most of them right. */
export const addressBodies = {
  accepted: [
    {
      ...contact,
      AddressPrimary: '39500 Stevenson Pl',
      AddressSecondary: 'Ste 204',
      City: 'Fremont',
      Province: 'CA',
      PostalCode: '94539',
    },
    { ...contact, AddressPrimary: '350 Fifth Avenue', City: 'New York', Province: 'NY', PostalCode: '10118' },
    {
      ...contact,
      AddressPrimary: '600 Congress Ave',
      AddressSecondary: 'Floor 14',
      City: 'Austin',
      Province: 'Texas',
      PostalCode: '78701-1234',
    },
    { ...contact, AddressPrimary: '1901 W Madison St', City: 'CHICAGO', Province: 'IL', PostalCode: '60612' },
  ],
  suggested: [
    {
      ...contact,
      AddressPrimary: '39500 Stevenson Pl',
      City: 'Freemont',
      Province: 'CA',
      PostalCode: '94539',
    },
    { ...contact, AddressPrimary: '600 Congress Ave', City: 'Autsin', Province: 'TX', PostalCode: '78701' },
  ],
} as const;

/** Tokens of the quick start for as many carts. */
export function tokensFor(dataDirectory: string, count: number): Promise<string[]> {
  const { claims } = readSettings({});
  const key = quickStartPrivateKey(dataDirectory);
  const content = { profile: '', market: 'US', scope: 'checkout promote', ttlSeconds: 86_400 };
  const mint = (i: number) => mintToken({ ...content, session: `bench-${i}` }, claims, key, new Date());
  return Promise.all(Array.from({ length: count }, (_, i) => mint(i)));
}
