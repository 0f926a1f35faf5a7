import { beforeAll, expect, it } from 'vitest';
import { exampleOf } from '../../scripts/error-examples.ts';
import { catalog } from '../../src/fields/catalog.ts';
import { clerk } from '../store/samples.ts';
import { eachStoreAndPooler } from '../store/stores.ts';
import { codesOf } from '../support/http-server.ts';
import { type Buyer, newBuyer, openService, type Service } from './service.ts';

type Body = Readonly<Record<string, unknown>>;

const address: Body = {
  Email: 'maria.lopez@example.com',
  Name: 'Maria Lopez',
  AddressPrimary: '39300 Civic Center Dr',
  City: 'Fremont',
  Province: 'CA',
  PostalCode: '94538',
};

const application: Body = {
  DateOfBirth: '07/23/1985',
  EMail: 'maria.lopez@example.com',
  SubscribeToEmail: true,
  FirstName: 'Maria',
  LastName: 'Lopez',
  PhoneHome: '(510)555-0123',
  Pin: '4821',
  SiteUrl: 'MariaLopez',
};

/** Examples that are no members of a submission. The HTTP tests cause their problems. */
const isBody = (example: string) => example.startsWith('{') && !example.includes('…');

/** What examples say in words. */
const changes: Readonly<Record<string, Body>> = {
  'DateOfBirth.TooYoung': { DateOfBirth: '03/02/2008' },
  'SiteUrl.Taken': { SiteUrl: 'rival' },
  'PartnerFirstName.Required': { PartnerLastName: 'Doe' },
  'PartnerLastName.Required': { PartnerFirstName: 'Jo' },
  'PartnerFirstName.Invalid': { PartnerLastName: 'Doe' },
  'PartnerLastName.Invalid': { PartnerFirstName: 'Jo' },
};

const firstOfApplication = catalog.findIndex(({ code }) => code === 'DateOfBirth.Required');
const judged = catalog
  .map((entry, position) => ({
    code: entry.code,
    example: exampleOf(entry),
    step: position < firstOfApplication ? 'address' : 'application',
  }))
  .filter(({ code, example }) => isBody(example) || code in changes);

/** The JSON object at the beginning of an example; words may follow it. */
function bodyOf(example: string): Body {
  return isBody(example) ? (JSON.parse(example.slice(0, example.lastIndexOf('}') + 1)) as Body) : {};
}

function rulesOf(example: string): Buyer['rules'] {
  if (example.includes('a register of streets')) return 'register';
  return example.includes('where the market') ? 'strict' : 'plain';
}

eachStoreAndPooler((_name, open) => {
  let service: Service;
  beforeAll(async () => {
    const store = await open();
    await store.putSiteUrls([{ siteUrl: 'rival', owner: 'somebody else' }], clerk);
    service = await openService(store);
  });

  it.each(judged)(
    '$code is what its documented example brings about: $example',
    async ({ code, example, step }) => {
      const rules = rulesOf(example);
      const market = example.endsWith('in Italy') ? 'IT' : 'US';
      const changed = { ...bodyOf(example), ...changes[code] };
      const answer =
        step === 'address'
          ? await service.setAddress(newBuyer({ rules, market }), { ...address, ...changed })
          : await service.apply(newBuyer(), { ...application, ...changed });
      expect(codesOf(answer)).toContain(code);
    },
  );
});
