import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWhole, placeNameForms, townIn } from './place-name-forms.ts';

describe('placeNameForms', () => {
  it.each([
    ['Bern 65', 'Bern'],
    ['Казань 111', 'Казань'],
    ['Paris 08', 'Paris'],
    ['Lyon CEDEX 03', 'Lyon'],
    ['La Tour VS', 'La Tour'],
    ['Estrada, A', 'A Estrada'],
    ['Gemeente Den Haag', 'Den Haag'],
    ['Castricum Municipality', 'Castricum'],
    ['Edmonton (North Downtown)', 'Edmonton'],
    ['Mississauga (Meadowvale Village / West Gateway)', 'Mississauga'],
    ['Greater London', 'London'],
    ['Bolzano/Bozen', 'Bozen'],
  ])('%s is also %s', (name, form) => {
    expect(placeNameForms(name)).toContain(form);
  });

  it('does not take the code of an area behind a name for an article', () => {
    expect(placeNameForms('Newport, LA')).not.toContain('Newport');
    expect(placeNameForms('PALMAS, LAS')).toContain('LAS PALMAS');
  });

  it('gives a plain name as its only form', () => {
    expect(placeNameForms('San Diego')).toEqual(['San Diego']);
    expect(placeNameForms('X')).toEqual(['X']);
  });

  it('begins with the name itself and is short, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 80 }), (name) => {
        const forms = placeNameForms(name);
        expect(forms.length).toBeLessThanOrEqual(8);
        const plain = name.replace(/\s+/g, ' ').trim();
        if (plain.length > 1) expect(forms[0]).toBe(plain);
      }),
    );
  });

  it('makes no more forms than it returns, however many articles end a text', () => {
    expect(placeNameForms(`Rua o${', o, a, O'.repeat(20)}`)).toHaveLength(8);
  });
});

describe('the town in a text', () => {
  it.each([
    ['м. Львів', 'Львів'],
    ['г.Москва', 'Москва'],
    ['TP. Đà Nẵng', 'Đà Nẵng'],
    ['Ciudad de Panamá', 'Panamá'],
    ['Dublin 1', 'Dublin'],
    ['Marseille Cedex 01', 'Marseille'],
    ['Dresden OT Langebrück', 'Dresden'],
  ])('%s is %s', (text, town) => {
    expect(townIn(text)).toBe(town);
  });

  it.each(['Ciudad Real', 'Villedieu', 'Sankt Gallen', 'Kota', 'Mun'])('%s stays', (text) => {
    expect(townIn(text)).toBe(text);
  });
});

describe('isWhole', () => {
  it('tells texts in which no other name is found', () => {
    const pieces = [
      'м',
      'อำเภอ',
      'Kota',
      'city',
      'Bern',
      'Львів',
      'เมือง',
      '65',
      ' ',
      '.',
      ',',
      '(',
      '/',
      '-',
    ];
    const texts = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.join('');
        if (isWhole(text)) expect([...placeNameForms(text), townIn(text)]).toEqual([text, text]);
      }),
    );
    expect(isWhole('Bern')).toBe(true);
  });
});
