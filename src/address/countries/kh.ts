import type { Country } from './country.ts';
import { carriersIgnoreCodes } from './shared/reasons.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

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
  market: { timeZone: 'Asia/Phnom_Penh' },
};
