import type { Country } from './country.ts';
import { carriersIgnoreCodes } from './shared/reasons.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';
import { khmerScript } from './shared/scripts.ts';

/** Cambodia */
export const cambodia: Country = {
  code: 'KH',
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  boxes: [
    shortFrenchBoxes,
    {
      language: 'Khmer',
      anywhere: ['ប្រអប់សំបុត្រ', 'ប្រអប់ ប្រៃសណីយ៍', 'ប្រអប់ប្រៃសណីយ៍'],
    },
  ],
  places: { script: khmerScript },
  market: { timeZone: 'Asia/Phnom_Penh' },
};
