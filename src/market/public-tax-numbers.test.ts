import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTaxNumberRule, publicTaxNumbers, taxNumberCheck } from './tax-numbers.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const accepts = (scheme: string, text: string) => publicTaxNumbers[scheme]?.(text);

/** Published specimens, or numbers made by the published rule. */
const specimens: Readonly<Record<string, string>> = {
  'us.ssn': '123-45-6789',
  'us.itin': '912-70-1234',
  'jp.individual': '1234 5678 9018',
  'kr.resident': '850709-1234567',
  'ph.tin': '123-456-789-000',
  'ng.tin': '12345678-0001',
  'sg.nric': 'S1234567D',
  'my.tin': 'IG56003500070',
  'mx.taxpayer': 'GODE561231GR8',
  'at.abgabenkonto': '59-119/9013',
  'se.personal': '850709-9805',
  'hu.personal': '8071592153',
  'id.nik': '3201234567890001',
  'vn.personal': '001085012345',
  'sv.dui': '00016297-5',
  'gh.card': 'GHA-123456789-0',
  'lv.personal': '321234-56789',
  'br.cpf': '390.533.447-05',
};

describe('every scheme', () => {
  it.each(Object.keys(publicTaxNumbers))(
    '%s accepts its specimen, and refuses one that is longer or shorter',
    (scheme) => {
      const specimen = specimens[scheme] ?? '';
      expect(accepts(scheme, specimen)).toBe(true);
      expect(accepts(scheme, `${specimen}0000`)).toBe(false);
      expect(accepts(scheme, `0${specimen}X`)).toBe(false);
      expect(accepts(scheme, specimen.slice(0, 6))).toBe(false);
      expect(accepts(scheme, `${specimen}\n`)).toBe(false);
      expect(accepts(scheme, '')).toBe(false);
    },
  );

  const checked = ['jp.individual', 'sg.nric', 'at.abgabenkonto', 'se.personal', 'hu.personal'];

  it.each(checked)('%s notices any single wrong digit', (scheme) => {
    const specimen = specimens[scheme] ?? '';
    const positions = [...specimen.matchAll(/\d/g)].map(({ index }) => index);
    fc.assert(
      fc.property(fc.constantFrom(...positions), fc.nat(9), (position, digit) => {
        const changed = specimen.slice(0, position) + String(digit) + specimen.slice(position + 1);
        expect(accepts(scheme, changed)).toBe(changed === specimen);
      }),
    );
  });
});

describe('a Social Security Number', () => {
  it('is any nine digits except those never issued, with both hyphens or none', () => {
    fc.assert(
      fc.property(digits(3), digits(2), digits(4), (area, group, serial) => {
        const isIssued =
          area !== '000' && area !== '666' && area < '900' && group !== '00' && serial !== '0000';
        expect(accepts('us.ssn', `${area}-${group}-${serial}`)).toBe(isIssued);
        expect(accepts('us.ssn', `${area}${group}${serial}`)).toBe(isIssued);
      }),
    );
  });

  it.each([
    '666-12-3456',
    '123-00-4567',
    '123-45-0000',
    '078-05-1120',
    '078051120',
    '219-09-9999',
    '123-456789',
    '123 45 6789',
  ])('is not %s', (text) => {
    expect(accepts('us.ssn', text)).toBe(false);
  });

  it('is never an individual taxpayer identification number', () => {
    fc.assert(fc.property(digits(9), (text) => !(accepts('us.ssn', text) && accepts('us.itin', text))));
  });
});

describe('a check of tax numbers', () => {
  it('accepts what any one of the schemes accepts, in any case, dashes and width', () => {
    const check = taxNumberCheck(['ie.pps', 'us.ssn']);
    expect(['6433435f', '123–45–6789', '１２３４５６７８９'].map(check)).toEqual([true, true, true]);
    expect(check('6433435E')).toBe(false);
  });

  it.each([
    ['cl.run', '12.531.909-2'],
    ['uy.cedula', '1.234.567-2'],
    ['fi.hetu', '131052-308T'],
    ['fr.nif', '30 23 217 600 053'],
    ['br.cpf', '390.533.447-05'],
  ])('takes a number of %s as its country writes it: %s', (scheme, text) => {
    expect(taxNumberCheck([scheme])(text)).toBe(true);
  });

  it.each([
    ['br.cpf', '111.111.111-11', 'eleven equal digits'],
    ['ca.sin', '000 000 000', 'nothing but zeros'],
    ['no.fodselsnummer', '00000000000', 'nothing but zeros'],
  ])('takes no number of %s that has right check digits and is nobody’s: %s, %s', (scheme, text) => {
    expect(taxNumberCheck([scheme])(text)).toBe(false);
  });

  it('accepts every text without a scheme', () => {
    fc.assert(fc.property(fc.string(), (text) => taxNumberCheck([])(text)));
  });

  it('throws for an unknown scheme', () => {
    expect(() => taxNumberCheck(['us.ssn', 'xx.none'])).toThrow('no tax number scheme xx.none');
  });

  it.each(['', 'us', 'us.', 'us.ssn.js', 'US.ssn', '../us.ssn', 'us.index', 'xx.ssn', 'toString'])(
    'knows no scheme %j',
    (name) => {
      expect(findTaxNumberRule(name)).toBeUndefined();
    },
  );
});
