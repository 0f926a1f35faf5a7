import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../test/support/any-text.ts';
import { bareKey, fullKey, mayHaveKeyOf, saysDivision } from './area-key.ts';

describe('the key of an area', () => {
  it('has letters and digits alone, without marks and in small letters', () => {
    expect(fullKey('Île-de-France (75)')).toBe('iledefrance75');
    expect(fullKey(' - ')).toBe('');
  });

  it.each([
    ['Province of Gipuzkoa', 'gipuzkoa'],
    ['Gipuzkoako probintzia', 'gipuzkoako'],
    ['Comunidad Autónoma de Castilla-La Mancha', 'castillamancha'],
    ['Freistaat Bayern', 'bayern'],
    ['Land Mecklenburg-Vorpommern', 'mecklenburgvorpommern'],
    ['Województwo Kujawsko-Pomorskie', 'kujawskopomorskie'],
    ['County Tipperary', 'tipperary'],
    ['Territoire du Yukon', 'yukon'],
    ["Provincia d'Imperia", 'imperia'],
    ['Regione dell’Abruzzo', 'abruzzo'],
    ["Provincia dell'Aquila", 'aquila'],
    ['Provincia dall’Ombra', 'dallombra'],
    ['Московская область', 'московская'],
    ['محافظة القاهرة', 'القاهره'],
    ['경기 도', '경기'],
  ])('without the words for its kind: %s', (name, key) => {
    expect(bareKey(name)).toBe(key);
  });

  it.each([
    ['広島県', '広島'],
    ['新疆维吾尔自治区', '新疆'],
    ['广西壮族自治区', '广西'],
    ['加利福尼亚州', '加利福尼亚'],
    ['ユーコン準州', 'ユーコン'],
    ['香港特別行政区', '香港'],
    ['제주특별자치도', '제주'],
    ['부산광역시', '부산'],
    ['จังหวัดเชียงใหม่', fullKey('เชียงใหม่')],
  ])('without an ending or a beginning that no space parts from the name: %s', (name, key) => {
    expect(bareKey(name)).toBe(key);
  });

  it.each([
    ['a name of such words alone', 'Land', 'land'],
    ['a name of two of them', 'Distrito Capital Region', 'capital'],
    ['one letter before the ending', '津市', '津市'],
    ['two letters before the ending', '三重県', '三重'],
  ])('is never empty: %s', (_, name, key) => {
    expect(bareKey(name)).toBe(key);
  });
});

describe('a text that says it is a division', () => {
  it.each(['Powiat tatrzański', 'Lugano District', 'Vilniaus m. sav.', 'Тверской район'])(
    'is one: %s',
    (text) => {
      expect(saysDivision(text)).toBe(true);
    },
  );

  it.each(['District', 'Quezon City', 'Ciudad de Panamá', 'La Tigra', 'Upper County Bay'])(
    'is none: %s',
    (text) => {
      expect(saysDivision(text)).toBe(false);
    },
  );
});

describe('a look at the first letters of a name', () => {
  it('tells that most other names have none of the keys', () => {
    const mayName = mayHaveKeyOf(['california', 'texas']);
    expect(['Stevenson', 'OAK STREET', 'newcal'].some(mayName)).toBe(false);
    expect(['texarkana', 'Cali', 'State of Texas', 'Tx', 'Тексас'].every(mayName)).toBe(true);
  });

  it('never misses the full or the bare key of a text', () => {
    const parts = [
      'Province of',
      'Dell’Abruzzo',
      "all'",
      'Saint',
      'Sto',
      'FORT',
      'Île',
      'St. Gallen',
      'a',
      "O'B",
      ' ',
    ];
    const text = fc.oneof(
      anyText(),
      fc.array(fc.constantFrom(...parts), { maxLength: 4 }).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        expect(mayHaveKeyOf([fullKey(typed)])(typed)).toBe(true);
        expect(mayHaveKeyOf([bareKey(typed)])(typed)).toBe(true);
      }),
    );
  });
});
