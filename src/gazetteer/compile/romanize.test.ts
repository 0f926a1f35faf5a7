import { describe, expect, it } from 'vitest';
import { countryOf } from '../../address/countries/index.ts';
import { romanize } from './romanize.ts';

describe('romanize', () => {
  it('gives nothing for names in other scripts', () => {
    for (const name of ['München', '東京', 'Αθήνα', '']) expect(romanize(name)).toBeUndefined();
  });

  // The spellings that the administrations themselves use.
  it.each([
    ['강남구', 'Gangnam-gu'],
    ['종로구', 'Jongno-gu'],
    ['강릉시', 'Gangneung-si'],
    ['속초시', 'Sokcho-si'],
    ['문경시', 'Mungyeong-si'],
    ['장수군', 'Jangsu-gun'],
    ['강서구', 'Gangseo-gu'],
    ['전라남도', 'Jeollanam-do'],
    ['충청북도', 'Chungcheongbuk-do'],
    ['음성군', 'Eumseong-gun'],
    ['밀양시', 'Miryang-si'],
    ['신라', 'Silla'],
    ['백령면', 'Baengnyeong-myeon'],
    ['영암군', 'Yeongam-gun'],
    ['수원시 팔달구', 'Suwon-si Paldal-gu'],
  ])('writes the Korean %s as %s', (name, latin) => {
    expect(romanize(name)).toBe(latin);
    expect(romanize(name.normalize('NFD'))).toBe(latin);
  });

  it.each([
    ['UA', 'Київ', 'Kyiv'],
    ['UA', 'Запоріжжя', 'Zaporizhzhia'],
    ['UA', 'Євпаторія', 'Yevpatoriia'],
    ['UA', 'Слов’янськ', 'Sloviansk'],
    ['RU', 'Нижний Новгород', 'Nizhniy Novgorod'],
    ['RU', 'САНКТ-ПЕТЕРБУРГ', 'Sankt-Peterburg'],
    ['BY', 'Гомель', 'Homel'],
    ['BG', 'Търговище', 'Targovishte'],
  ])('writes the Cyrillic of %s: %s as %s', (country, name, latin) => {
    expect(romanize(name, countryOf(country).places?.inLatin)).toBe(latin);
  });
});
