import type { Definition } from './country.ts';
import { pacificBoxes } from './shared/english-boxes.ts';
import { hanScript } from './shared/scripts.ts';

/** Hong Kong */
export const hongKong: Definition = {
  calledBy: ['Hong Kong', '香港', 'Hong Kong SAR', 'HKSAR', '香港特別行政區'],
  areas: {
    mayBeLeftOut: 'Everybody knows the area of a district, and many addresses end with the district.',
    // People write the name of the whole in its place.
    around: { 九龍: '香港島', 新界: '香港島' },
    // Abbreviations used in Hong Kong; the codes that shops send; the districts, by which data has places.
    names: {
      'Hong Kong Island': [
        ...['HK', 'Hong Kong', '香港', 'HKI', 'HKG'],
        ...['Central and Western', 'Wan Chai', 'Eastern', 'Southern'],
        ...['中西區', '灣仔區', '東區', '南區'],
      ],
      Kowloon: [
        ...['KLN', 'KL'],
        ...['Kowloon City', 'Kwun Tong', 'Sham Shui Po', 'Wong Tai Sin', 'Yau Tsim Mong'],
        ...['九龍城區', '觀塘區', '深水埗區', '黃大仙區', '油尖旺區'],
      ],
      'New Territories': [
        ...['NT', 'N.T.'],
        ...[
          'Islands',
          'Kwai Tsing',
          'North',
          'Sai Kung',
          'Sha Tin',
          'Tai Po',
          'Tsuen Wan',
          'Tuen Mun',
          'Yuen Long',
        ],
        ...['離島區', '葵青區', '北區', '西貢區', '沙田區', '大埔區', '荃灣區', '屯門區', '元朗區'],
      ],
    },
  },
  boxes: [pacificBoxes],
  places: { script: hanScript },
  market: { timeZone: 'Asia/Hong_Kong', taxId: ['hk.hkid'] },
};
