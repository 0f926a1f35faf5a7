import { beforeAll, describe, expect, it } from 'vitest';
import { applicationFields } from '../../src/application/application-fields.ts';
import { eachStore, type TestStore } from '../store/stores.ts';
import { codesOf } from '../support/http-server.ts';
import { type Buyer, newBuyer, openService, type Service } from './service.ts';

let count = 0;

/** A valid application with a site URL that nobody else asks for. */
function valid(changes: object = {}) {
  count += 1;
  return {
    DateOfBirth: '07/23/1985',
    EMail: 'maria.lopez@example.com',
    SubscribeToEmail: false,
    FirstName: 'Maria',
    LastName: 'Lopez',
    PhoneHome: '(510)555-0123',
    Pin: '0421',
    SiteUrl: `Site${count}x${process.hrtime.bigint()}`,
    ...changes,
  };
}

const required = [
  'DateOfBirth',
  'EMail',
  'SubscribeToEmail',
  'FirstName',
  'LastName',
  'PhoneHome',
  'SiteUrl',
];
const texts = applicationFields.filter(({ type, name }) => type === 'string' && name !== 'Pin');
const limited = applicationFields.filter(({ maxLength }) => maxLength !== undefined);

eachStore((_name, open) => {
  let store: TestStore;
  let service: Service;
  beforeAll(async () => {
    store = await open();
    service = await openService(store);
  });

  /** The codes of a submission, which must have stored nothing. */
  async function refusalOf(changes: object, buyer = newBuyer()): Promise<string[]> {
    const answer = await service.apply(buyer, valid(changes));
    expect([answer.status, answer.success, Object.keys(answer).sort()]).toEqual([
      200,
      false,
      ['error', 'status', 'success'],
    ]);
    expect((await service.readApplication(buyer)).status).toBe(404);
    return codesOf(answer);
  }

  describe('reading', () => {
    it('a session without an application has none to give', async () => {
      const answer = await service.readApplication(newBuyer());
      expect([answer.status, codesOf(answer)]).toEqual([404, ['Application.NotFound']]);
    });

    it('the whole shape comes back, optional fields as empty text', async () => {
      const buyer = newBuyer();
      const sent = valid();
      expect(await service.apply(buyer, sent)).toEqual({ status: 200, success: true, error: [] });
      const { SubscribeToEmail, ...shared } = sent;
      expect(SubscribeToEmail).toBe(false);
      expect(await service.readApplication(buyer)).toEqual({
        status: 200,
        ...shared,
        MiddleInitial: '',
        PhoneOther: '',
        TaxId: '',
        RecognitionName: '',
        PartnerFirstName: '',
        PartnerLastName: '',
        PartnerMiddleInitial: '',
        success: true,
        error: null,
      });
    });

    it('optional fields come back as they were sent', async () => {
      const buyer = newBuyer();
      const optional = {
        MiddleInitial: 'J',
        PhoneOther: '(510)555-0145',
        TaxId: '123-45-6789',
        RecognitionName: 'Lopez Wellness',
        PartnerFirstName: 'Daniel',
        PartnerLastName: 'Reyes',
        PartnerMiddleInitial: 'R',
      };
      await service.apply(buyer, valid(optional));
      expect(await service.readApplication(buyer)).toMatchObject(optional);
    });

    it('nobody reads another session’s', async () => {
      await service.apply(newBuyer({ profile: 'shared' }), valid());
      expect((await service.readApplication(newBuyer({ profile: 'shared' }))).status).toBe(404);
    });
  });

  describe('fields', () => {
    const absences: unknown[] = [undefined, null, '', ' \t '];
    const blanks = required.flatMap((field) => absences.map((value) => ({ field, value })));

    it.each(blanks)('$field is required, and $value is absent', async ({ field, value }) => {
      expect(await refusalOf({ [field]: value })).toEqual([`${field}.Required`]);
    });

    it.each(texts)('$name of another type is invalid and not missing as well', async ({ name }) => {
      const partner = name.startsWith('Partner') ? { PartnerFirstName: 'Jo', PartnerLastName: 'Doe' } : {};
      for (const value of [0, 17, true, [], {}]) {
        expect(await refusalOf({ ...partner, [name]: value })).toEqual([`${name}.Invalid`]);
      }
    });

    it.each(texts)('$name holds no control characters and no lone surrogates', async ({ name }) => {
      const partner = name.startsWith('Partner') ? { PartnerFirstName: 'Jo', PartnerLastName: 'Doe' } : {};
      for (const value of ['a\u0000', 'a\u001bb', 'a\ud800']) {
        expect(codesOf(await service.apply(newBuyer(), valid({ ...partner, [name]: value })))).toEqual(
          value.trim() === '' ? [] : [`${name}.Invalid`],
        );
      }
    });

    it.each(limited)('$name has a limit, which the message names', async ({ name, maxLength = 0 }) => {
      const partner = name.startsWith('Partner') ? { PartnerFirstName: 'Jo', PartnerLastName: 'Doe' } : {};
      const answer = await service.apply(
        newBuyer(),
        valid({ ...partner, [name]: 'x'.repeat(maxLength + 1) }),
      );
      expect(codesOf(answer)).toEqual([`${name}.TooLong`]);
      expect(answer.error?.[0]?.message).toContain(String(maxLength));
    });

    it.each([
      undefined,
      null,
      '',
      '123',
      '12345',
      '12a4',
      ' 1234',
      '1234 ',
      '１２３４',
      1234,
      ['1234'],
      '12.4',
    ])('Pin %s is not four digits', async (Pin) => {
      expect(await refusalOf({ Pin })).toEqual(['Pin Invalid']);
    });

    it('Pin keeps its leading zeros', async () => {
      const buyer = newBuyer();
      await service.apply(buyer, valid({ Pin: '0007' }));
      expect((await service.readApplication(buyer)).Pin).toBe('0007');
    });

    it.each(['yes', 'true', 1, 0, [], {}])(
      'SubscribeToEmail %s is neither true nor false',
      async (SubscribeToEmail) => {
        expect(await refusalOf({ SubscribeToEmail })).toEqual(['SubscribeToEmail.Invalid']);
      },
    );

    it.each([
      ['02/29/2000', []],
      ['02/29/1900', ['DateOfBirth.TooLongAgo', 'DateOfBirth.Invalid']],
      ['02/29/2001', ['DateOfBirth.Invalid']],
      ['02/30/1985', ['DateOfBirth.Invalid']],
      ['13/01/1985', ['DateOfBirth.Invalid']],
      ['00/10/1985', ['DateOfBirth.Invalid']],
      ['1/2/1985', ['DateOfBirth.Invalid']],
      ['1985-07-23', ['DateOfBirth.Invalid']],
      ['07/23/85', ['DateOfBirth.Invalid']],
      ['03/02/2026', ['DateOfBirth.InFuture']],
      ['01/01/2999', ['DateOfBirth.InFuture']],
      ['03/02/2008', ['DateOfBirth.TooYoung']],
      ['03/01/2008', []],
      ['02/28/1896', ['DateOfBirth.TooLongAgo']],
    ])('a date of birth of %s, on 03/01/2026, is judged', async (DateOfBirth, codes) => {
      const answer = await service.apply(newBuyer(), valid({ DateOfBirth }));
      const found = codesOf(answer);
      if (codes.length > 1) expect(codes).toContain(found[0]);
      else expect(found).toEqual(codes);
    });

    it.each(['jo', 'jo@', 'jo@example', '@example.com', 'a b@example.com'])(
      '%s is no address that mail can reach',
      async (EMail) => {
        expect(await refusalOf({ EMail })).toEqual(['EMail.Invalid']);
      },
    );

    it.each(['12', 'phone', '+49 30 901820', '555-0123'])(
      '%s is no phone number of the market',
      async (number) => {
        expect(await refusalOf({ PhoneHome: number })).toEqual(['PhoneHome.Invalid']);
        expect(await refusalOf({ PhoneOther: number })).toEqual(['PhoneOther.Invalid']);
      },
    );

    it.each(['123-45-6789', '123456789'])('%s is a Social Security Number', async (TaxId) => {
      expect((await service.apply(newBuyer(), valid({ TaxId }))).success).toBe(true);
    });

    it.each(['000-12-3456', '666-12-3456', '900-12-3456', '123-00-4567', '123-45-0000', '12-3456789', 'abc'])(
      '%s is no Social Security Number',
      async (TaxId) => {
        expect(await refusalOf({ TaxId })).toEqual(['TaxId.Invalid']);
      },
    );

    it('the names of a partner go together, and the missing one is named', async () => {
      expect(await refusalOf({ PartnerFirstName: 'Daniel' })).toEqual(['PartnerLastName.Required']);
      expect(await refusalOf({ PartnerLastName: 'Reyes' })).toEqual(['PartnerFirstName.Required']);
      expect(
        (await service.apply(newBuyer(), valid({ PartnerFirstName: '', PartnerLastName: null }))).success,
      ).toBe(true);
      expect((await service.apply(newBuyer(), valid({ PartnerMiddleInitial: 'R' }))).success).toBe(true);
    });

    it('outer white space is dropped, and unknown members are ignored', async () => {
      const buyer = newBuyer();
      await service.apply(
        buyer,
        valid({ FirstName: ' Maria ', RecognitionName: '\tLopez ', Email: 7, pin: 'x' }),
      );
      expect(await service.readApplication(buyer)).toMatchObject({
        FirstName: 'Maria',
        RecognitionName: 'Lopez',
      });
    });

    it('all problems are reported together, in the order of the specification', async () => {
      const answer = await service.apply(newBuyer(), {
        PartnerFirstName: 'Jo',
        TaxId: 'x',
        MiddleInitial: 7,
        SiteUrl: 'my-site',
      });
      expect(codesOf(answer)).toEqual([
        'DateOfBirth.Required',
        'EMail.Required',
        'SubscribeToEmail.Required',
        'FirstName.Required',
        'LastName.Required',
        'MiddleInitial.Invalid',
        'PhoneHome.Required',
        'Pin Invalid',
        'SiteUrl.Invalid',
        'PartnerLastName.Required',
        'TaxId.Invalid',
      ]);
    });
  });

  describe('the site URL', () => {
    it.each(['my-site', 'my site', 'mysité', 'a/b', 'a.b', 'ＡＢＣ', '../x', 'a%20b'])(
      '%s is more than letters and numbers',
      async (SiteUrl) => {
        expect(await refusalOf({ SiteUrl })).toEqual(['SiteUrl.Invalid']);
      },
    );

    it.each(['admin', 'ADMIN', 'Api', 'login'])('%s is reserved', async (SiteUrl) => {
      expect(await refusalOf({ SiteUrl })).toEqual(['SiteUrl.Reserved']);
    });

    it('registered by the platform to somebody else is taken, whatever its case', async () => {
      await store.putSiteUrls([{ siteUrl: 'GoldenGate', owner: 'promoter' }]);
      for (const SiteUrl of ['GoldenGate', 'goldengate', 'GOLDENGATE']) {
        expect(await refusalOf({ SiteUrl })).toEqual(['SiteUrl.Taken']);
        expect(await refusalOf({ SiteUrl }, newBuyer({ profile: 'another' }))).toEqual(['SiteUrl.Taken']);
      }
    });

    it('registered to the caller is not taken', async () => {
      await store.putSiteUrls([{ siteUrl: 'BayBridge', owner: 'owner' }]);
      expect(
        (await service.apply(newBuyer({ profile: 'owner' }), valid({ SiteUrl: 'baybridge' }))).success,
      ).toBe(true);
    });

    it('of an earlier application of the same session is not taken', async () => {
      const guest = newBuyer();
      const first = valid();
      await service.apply(guest, first);
      expect((await service.apply(guest, { ...first, FirstName: 'Mary' })).success).toBe(true);
      expect((await service.readApplication(guest)).FirstName).toBe('Mary');
    });

    it('of another session’s application is free until the platform registers it', async () => {
      const first = valid();
      await service.apply(newBuyer(), first);
      expect((await service.apply(newBuyer(), valid({ SiteUrl: first.SiteUrl }))).success).toBe(true);
      await store.putSiteUrls([{ siteUrl: first.SiteUrl, owner: 'promoter' }]);
      expect(await refusalOf({ SiteUrl: first.SiteUrl })).toEqual(['SiteUrl.Taken']);
    });

    it('taken is reported along with the other problems', async () => {
      await store.putSiteUrls([{ siteUrl: 'Alcatraz', owner: 'promoter' }]);
      expect(await refusalOf({ SiteUrl: 'alcatraz', Pin: 'x', EMail: '' })).toEqual([
        'EMail.Required',
        'Pin Invalid',
        'SiteUrl.Taken',
      ]);
    });
  });

  describe('storing', () => {
    const stored = (buyer: Buyer) => service.readApplication(buyer);

    it('an invalid application leaves what was stored before', async () => {
      const buyer = newBuyer();
      await service.apply(buyer, valid({ FirstName: 'Before' }));
      const before = await stored(buyer);
      await service.apply(buyer, valid({ FirstName: 'After', Pin: 'x' }));
      expect(await stored(buyer)).toEqual(before);
    });

    it('a taken site URL leaves what was stored before', async () => {
      const buyer = newBuyer();
      await store.putSiteUrls([{ siteUrl: 'Presidio', owner: 'promoter' }]);
      await service.apply(buyer, valid());
      const before = await stored(buyer);
      await service.apply(buyer, valid({ SiteUrl: 'presidio' }));
      expect(await stored(buyer)).toEqual(before);
    });

    it('a valid application takes the place of the one before, optional fields included', async () => {
      const buyer = newBuyer();
      await service.apply(buyer, valid({ RecognitionName: 'Old' }));
      await service.apply(buyer, valid({ LastName: 'New' }));
      expect(await stored(buyer)).toMatchObject({ LastName: 'New', RecognitionName: '' });
    });
  });
});
