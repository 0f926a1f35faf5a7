import type { Country } from './country.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Bulgaria */
export const bulgaria: Country = {
  code: 'BG',
  codes: { shapeIsCertain: europeanShapes },
  boxes: [
    {
      language: 'Bulgarian',
      anywhere: ['пощенска кутия', 'пощ кутия', 'п кутия', 'poshtenska kutiya', 'абонаментна кутия'],
      segment: ['пк', 'pk'],
    },
  ],
  market: { timeZone: 'Europe/Sofia', taxId: ['bg.egn', 'bg.pnf', 'bg.vat'] },
};
