import type { Country } from './country.ts';
import { shortRussianBoxes } from './shared/eastern-european-boxes.ts';

/** Georgia */
export const georgia: Country = {
  code: 'GE',
  boxes: [
    shortRussianBoxes,
    { language: 'Georgian', anywhere: ['საფოსტო ყუთი', 'სააბონენტო ყუთი'], segment: ['სყ'] },
  ],
  market: { timeZone: 'Asia/Tbilisi' },
};
