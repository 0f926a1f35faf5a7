import type { Definition } from './country.ts';
import { firstCharacters } from './shared/parts-of-codes.ts';
import { onePublishedShape } from './shared/reasons.ts';
import { hanScript } from './shared/scripts.ts';

/** Taiwan */
export const taiwan: Definition = {
  calledBy: ['Taiwan ROC', '臺灣', 'ROC', 'Republic of China', '中華民國', '台灣'],
  codes: {
    // The first three digits name the district, which the built-in data has; the others name the street.
    ofData: firstCharacters(3),
    lengthVaries: true,
    shapeIsCertain: onePublishedShape,
  },
  // Towns of former counties are districts since 2010 and 2014: 板橋市, 淡水鎮.
  names: { spelling: (key) => key.replace(/(?<=..)[市鎮鄉區]$/, '') },
  areas: {
    // First-level areas that are cities. ISO 3166-2.
    cities: ['台北市', '新北市', '桃園市', '台中市', '台南市', '高雄市', '基隆市', '新竹市', '嘉義市'],
    districtsAreCities: true,
    // The other form of the character 台, and New Taipei by the name that it had until 2010.
    names: {
      TXG: ['臺中市'],
      TPE: ['臺北市', 'Taipei'],
      NWT: ['臺北縣', '台北縣', 'Taipei County'],
      TTT: ['臺東縣'],
      TNN: ['臺南市'],
    },
  },
  places: { list: { package: 'use-tw-zipcode', name: 'use-tw-zipcode', licence: 'MIT' }, script: hanScript },
  market: { timeZone: 'Asia/Taipei', taxId: ['tw.natid', 'tw.ui', 'tw.tax_code', 'tw.ubn'] },
};
