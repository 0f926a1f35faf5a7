import { describe, expect, it } from 'vitest';
import { type Buyer, eachService, newBuyer } from './service.ts';

/** Names that a careless comparison, a locale, a path or a statement could mistake for each other. */
const names = [
  ...[
    'a',
    'A',
    'a ',
    ' a',
    '\u00a0a',
    'á',
    'a\u0301',
    'а',
    'ａ',
    'a%00',
    'a%20',
    'a/b',
    'a/../a',
    'a"b',
    "a'b",
    "a''b",
  ],
  ...[
    'a\\b',
    'a\\\\b',
    '{a}',
    '{a,b}',
    'a,b',
    '(a)',
    '$1',
    '%',
    '_',
    '*',
    '?',
    'null',
    'NULL',
    'undefined',
    'true',
  ],
  ...['1', '01', '1.0', '1e0', '+1', '-1', '__proto__', 'constructor', 'ß', 'SS', 'İ', 'i', 'ı', '\u{1f600}'],
  ...['s'.repeat(199), 's'.repeat(200)],
];

const address = {
  Email: 'jo@example.com',
  AddressPrimary: '39500 Stevenson Pl',
  City: 'Fremont',
  Province: 'CA',
  PostalCode: '94539',
};
const application = {
  DateOfBirth: '07/23/1985',
  EMail: 'jo@example.com',
  SubscribeToEmail: true,
  FirstName: 'Jo',
  LastName: 'Sample',
  PhoneHome: '(510)555-0100',
  Pin: '0421',
};
const buyers = names.map((name): Buyer => newBuyer({ session: name, cart: name, profile: name }));

eachService((opened) => {
  describe('callers whose names look alike', () => {
    it('read the address that they set, though all set one at the same moment', async () => {
      const set = await Promise.all(
        buyers.map((buyer, at) => opened.service.setAddress(buyer, { ...address, Name: `Jo ${at} Sample` })),
      );
      expect(set.every(({ success }) => success)).toBe(true);
      const read = await Promise.all(buyers.map((buyer) => opened.service.readAddress(buyer)));
      expect(read.map(({ Name }) => Name)).toEqual(names.map((_, at) => `Jo ${at} Sample`));
    });

    it('read the application that they made, though all made one at the same moment', async () => {
      const made = await Promise.all(
        buyers.map((buyer, at) => opened.service.apply(buyer, { ...application, SiteUrl: `shop${at}` })),
      );
      expect(made.every(({ success }) => success)).toBe(true);
      const read = await Promise.all(buyers.map((buyer) => opened.service.readApplication(buyer)));
      expect(read.map(({ SiteUrl }) => SiteUrl)).toEqual(names.map((_, at) => `shop${at}`));
    });

    it('change nothing for each other, and find nothing if they set nothing', async () => {
      const [first = newBuyer()] = buyers;
      const others = [{ cart: 'b' }, { cart: 'a\u200b' }, { cart: `${first.cart}\u0000` }];
      await opened.service.setAddress(first, { ...address, Name: 'Jo Own' });
      for (const other of others.map((change) => newBuyer(change)))
        expect(await opened.service.readAddress(other)).toMatchObject({ success: false });
      await Promise.all(
        buyers.slice(1).map((buyer) => opened.service.setAddress(buyer, { ...address, Name: 'Jo Other' })),
      );
      expect(await opened.service.readAddress(first)).toMatchObject({ Name: 'Jo Own' });
    });
  });
});
