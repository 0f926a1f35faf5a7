import type { Country } from './country.ts';
import { shortRussianBoxes } from './shared/eastern-european-boxes.ts';

/** Azerbaijan */
export const azerbaijan: Country = {
  code: 'AZ',
  boxes: [
    {
      language: 'Azerbaijani',
      anywhere: ['poçt qutusu', 'abonent qutusu', 'poçt yeşiyi'],
      segment: ['pq', 'aq'],
    },
    shortRussianBoxes,
  ],
  market: { timeZone: 'Asia/Baku', taxId: ['az.pin', 'az.tin'] },
};
