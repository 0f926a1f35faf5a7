import { describe, expect, it } from 'vitest';
import { noAddress } from '../../test/fixtures/no-address.ts';
import { formatMarkets, formats } from '../../test/support/format-markets.ts';
import { missingParts } from '../address/reading/read-address.ts';
import { wireNames } from '../fields/shipping-fields.ts';
import { type Language, languages } from '../words/render-problem.ts';
import { createAddressForm } from './address-form.ts';

const { byCountry, layouts } = formats;

const plain = formatMarkets();

type AddressForm = ReturnType<typeof createAddressForm>;

function formOf(code: string, language: Language = 'en', markets = plain): AddressForm {
  const market = markets.find(code);
  const layout = layouts.get(code);
  if (market === undefined || layout === undefined) throw new Error(`no market ${code}`);
  return createAddressForm(market, layout, language);
}

const fieldsOf = (form: AddressForm) => form.fields.map(({ field }) => field);
const labelOf = (form: AddressForm, wanted: string) =>
  form.fields.find(({ field }) => field === wanted)?.label;
const provincesOf = (form: AddressForm) =>
  form.fields.find(({ field }) => field === 'Province')?.options ?? [];

/** Every form of every market. */
const forms = plain
  .codes()
  .flatMap((code) => (Object.keys(languages) as Language[]).map((language) => formOf(code, language)));

describe('every form', () => {
  it('asks for a name and three lines, and for no field twice', () => {
    for (const form of forms) {
      const fields = fieldsOf(form);
      expect(fields, form.market).toEqual(
        expect.arrayContaining(['Name', 'AddressPrimary', 'AddressSecondary', 'AddressTertiary']),
      );
      expect(new Set(fields).size, form.market).toBe(fields.length);
    }
  });

  it('requires what the verification does', () => {
    for (const { market, fields } of forms) {
      const format = byCountry.get(market);
      if (format === undefined) throw new Error(`no format of ${market}`);
      const required = ['Name', ...missingParts(noAddress, format).map((part) => wireNames[part])];
      const asked = fields.filter(({ required }) => required).map(({ field }) => field);
      expect(asked.sort(), market).toEqual(required.sort());
    }
  });

  it('offers each province once, under a name of its own', () => {
    for (const form of forms) {
      const options = provincesOf(form);
      const known = byCountry.get(form.market)?.administrativeAreas ?? [];
      expect(options.map(({ value }) => value).sort(), form.market).toEqual(
        known.map(({ code }) => code).sort(),
      );
      expect(new Set(options.map(({ label }) => label)).size, form.market).toBe(options.length);
    }
  });

  it('has a pattern that a browser understands, which its example matches', () => {
    const patterns = forms.flatMap(({ fields }) => fields).filter(({ pattern }) => pattern !== null);
    expect(patterns.length).toBeGreaterThan(1_000);
    for (const { pattern, example } of patterns) {
      expect(example ?? '').toMatch(new RegExp(`^(?:${pattern})$`, 'v'));
    }
  });
});

describe('the order of fields', () => {
  const order = (code: string, language?: Language) => fieldsOf(formOf(code, language)).slice(1);
  const lines = ['AddressPrimary', 'AddressSecondary', 'AddressTertiary'];

  it('is that of the country’s labels', () => {
    expect(order('US')).toEqual([...lines, 'City', 'Province', 'PostalCode']);
    expect(order('DE')).toEqual([...lines, 'PostalCode', 'City']);
    expect(order('HU')).toEqual(['City', ...lines, 'PostalCode']);
  });

  it('goes from the largest part to the smallest in the country’s language, and back in others', () => {
    expect(order('JP', 'ja')).toEqual(['PostalCode', 'Province', 'City', ...lines]);
    expect(order('JP', 'en')).toEqual([...lines, 'City', 'Province', 'PostalCode']);
  });

  it('begins with the name, even where labels end with it', () => {
    expect(fieldsOf(formOf('JP', 'ja'))[0]).toBe('Name');
  });

  it('leaves out what the country’s addresses do not have', () => {
    expect(order('HK')).not.toContain('PostalCode');
    expect(order('DE')).not.toContain('Province');
    expect(order('SG')).toEqual([...lines, 'PostalCode']);
  });
});

describe('the label', () => {
  const lines = '{AddressPrimary}\n{AddressSecondary}\n{AddressTertiary}';
  const labelOn = (code: string, language: Language = 'en', rules = {}) =>
    formOf(code, language, formatMarkets(rules)).label;

  it('is written as the country writes it, with its punctuation', () => {
    expect(labelOn('US')).toBe(`{Name}\n${lines}\n{City}, {Province} {PostalCode}`);
    expect(labelOn('DE')).toBe(`{Name}\n${lines}\n{PostalCode} {City}`);
    expect(labelOn('JP', 'ja')).toBe(`〒{PostalCode}\n{Province}{City}\n${lines}\n{Name}`);
    expect(labelOn('SG')).toBe(`{Name}\n${lines}\nSINGAPORE {PostalCode}`);
  });

  it('has no prefix for mail from abroad', () => {
    expect(labelOn('SE')).toMatch(/\n\{PostalCode\} \{City\}$/);
  });

  it('leaves out parts that the operator removed, and ends with parts that labels do not show', () => {
    expect(labelOn('US', 'en', { US: { province: 'none' } })).toMatch(/\{City\} \{PostalCode\}$/);
    expect(labelOn('SG', 'en', { SG: { city: 'required' } })).toMatch(/\{PostalCode\}\n\{City\}$/);
  });

  it('of every form shows each of its fields once', () => {
    for (const { market, fields, label } of forms) {
      const shown = [...label.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(shown.sort(), market).toEqual(fields.map(({ field }) => field).sort());
    }
  });
});

describe('what the operator asks for', () => {
  const order = (code: string, rules: object) =>
    fieldsOf(formOf(code, 'en', formatMarkets({ [code]: rules })));

  it('is left out where the market has none, and comes last where labels do not show it', () => {
    expect(order('US', { province: 'none' })).not.toContain('Province');
    expect(order('DE', { province: 'optional' }).slice(-2)).toEqual(['City', 'Province']);
    expect(order('SG', { city: 'required' }).slice(-2)).toEqual(['PostalCode', 'City']);
  });

  it('is marked as required where it is required', () => {
    const form = formOf('JM', 'en', formatMarkets({ JM: { province: 'required' } }));
    expect(form.fields.find(({ field }) => field === 'Province')?.required).toBe(true);
    expect(formOf('JM').fields.find(({ field }) => field === 'Province')?.required).toBe(false);
  });
});

describe('words', () => {
  it.each([
    ['US', 'en', 'State', 'ZIP code'],
    ['GB', 'en', undefined, 'Postcode'],
    ['IN', 'en', 'State', 'PIN code'],
    ['IE', 'en', 'County', 'Eircode'],
    ['RO', 'en', 'County', 'Postal code'],
    ['BR', 'pt', 'Estado', 'CEP'],
    ['JP', 'ja', '都道府県', '郵便番号'],
    ['CA', 'fr', 'Province', 'Code postal'],
  ] as const)('%s in %s: %s, %s', (code, language, province, postalCode) => {
    const form = formOf(code, language);
    expect([labelOf(form, 'Province'), labelOf(form, 'PostalCode')]).toEqual([province, postalCode]);
  });

  it('name provinces in the reader’s language, in Latin script, or as the country does', () => {
    const nameIn = (code: string, language: Language, province: string) =>
      provincesOf(formOf(code, language)).find(({ value }) => value === province)?.label;
    expect(nameIn('CA', 'fr', 'BC')).toBe('Colombie-Britannique');
    expect(nameIn('CA', 'de', 'BC')).toBe('British Columbia');
    expect(nameIn('JP', 'en', '東京都')).toBe('Tokyo');
    expect(nameIn('JP', 'ja', '東京都')).toBe('東京都');
    expect(nameIn('HK', 'en', '九龍')).toBe('Kowloon');
  });

  it('order provinces as the reader’s language does, and as the country does in its own', () => {
    const first = (language: Language) => provincesOf(formOf('JP', language))[0]?.label;
    expect([first('en'), first('ja')]).toEqual(['Aichi', '北海道']);
    const french = provincesOf(formOf('CA', 'fr')).map(({ label }) => label);
    expect(french).toEqual([...french].sort(new Intl.Collator('fr').compare));
  });
});

describe('the rules of a market', () => {
  const notServed = (form: AddressForm) =>
    provincesOf(form)
      .filter(({ served }) => !served)
      .map(({ value }) => value);

  it('mark the provinces to which nothing is shipped', () => {
    const markets = formatMarkets({ US: { provincesNotServed: ['AK', 'Hawaii'] } });
    expect(notServed(formOf('US', 'en', markets))).toEqual(['AK', 'HI']);
    expect(notServed(formOf('US'))).toEqual([]);
  });

  it('mark military areas where military addresses are refused, and no other area of that name', () => {
    const refused = { military: 'refused' };
    const markets = formatMarkets({ US: refused, IT: refused });
    expect(notServed(formOf('US', 'en', markets)).sort()).toEqual(['AA', 'AE', 'AP']);
    expect(notServed(formOf('IT', 'en', markets))).toEqual([]);
  });

  it('say whether orders can be picked up, and how phones are written', () => {
    expect(formOf('DE', 'en', formatMarkets({ DE: { pickUp: false } })).pickUp).toBe(false);
    expect([formOf('DE').pickUp, formOf('US').phoneForm]).toEqual([true, '(###)###-####']);
  });
});
