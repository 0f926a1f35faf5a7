import type { Definition } from './country.ts';
import { shortRussianBoxes } from './shared/eastern-european-boxes.ts';

/** Azerbaijan */
export const azerbaijan: Definition = {
  languages: ['ru'],
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
