import type { Definition } from './country.ts';
import { pacificBoxes } from './shared/english-boxes.ts';
import { hanScript } from './shared/scripts.ts';

/** Hong Kong */
export const hongKong: Definition = {
  calledBy: ['Hong Kong', '香港', 'Hong Kong SAR', 'HKSAR', '香港特別行政區'],
  areas: {
    // Abbreviations used in Hong Kong; the codes that shops send.
    names: {
      'Hong Kong Island': ['HK', 'Hong Kong', '香港', 'HKI', 'HKG'],
      Kowloon: ['KLN', 'KL'],
      'New Territories': ['NT', 'N.T.'],
    },
  },
  boxes: [pacificBoxes],
  places: { script: hanScript },
  market: { timeZone: 'Asia/Hong_Kong', taxId: ['hk.hkid'] },
};
