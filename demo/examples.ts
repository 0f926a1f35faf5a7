import type { Values } from '../client/src/element/form.ts';
import type { Words } from './words.ts';

/** Values to fill a form in with. */
export interface Example {
  readonly title: string;
  readonly values: Values;
}

const contact = { Email: 'jo@example.com', Phone: '(510)555-0100', Name: 'Jo Sample' };
const fremont = {
  ...contact,
  AddressPrimary: '39500 Stevenson Pl',
  AddressSecondary: 'Ste 204',
  City: 'Fremont',
  Province: 'CA',
  PostalCode: '94539',
};

/** Examples exist for the United States only, whose places are built in. */
export function addressExamples(market: string, words: Words): Example[] {
  if (market !== 'US') return [];
  return [
    { title: words.exampleCity, values: { ...fremont, City: 'Freemont' } },
    { title: words.exampleProvince, values: { ...fremont, Province: 'NY' } },
    { title: words.examplePostalCode, values: { ...fremont, PostalCode: '9453' } },
    {
      title: words.exampleProblems,
      values: { ...fremont, Email: 'jo@example', Phone: '555-0100', AddressPrimary: '', City: '' },
    },
    { title: words.exampleGood, values: fremont },
  ];
}

const applicant = {
  FirstName: 'Ann',
  LastName: 'Sample',
  DateOfBirth: '07/23/1985',
  EMail: 'ann@example.com',
  PhoneHome: '(510)555-0100',
  SubscribeToEmail: true,
  Pin: '4821',
  SiteUrl: 'AnnSample',
};

export function applicationExamples(words: Words): Example[] {
  return [
    { title: words.exampleTaken, values: { ...applicant, SiteUrl: 'sampletaken' } },
    {
      title: words.exampleProblems,
      values: {
        ...applicant,
        LastName: '',
        DateOfBirth: '02/30/1990',
        EMail: 'ann@',
        Pin: '12a4',
        SiteUrl: 'sampletaken',
        PartnerFirstName: 'Kim',
      },
    },
    { title: words.exampleGood, values: applicant },
  ];
}
