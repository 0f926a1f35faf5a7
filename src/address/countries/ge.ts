import type { Definition } from './country.ts';
import { shortRussianBoxes } from './shared/eastern-european-boxes.ts';
import { georgianScript } from './shared/scripts.ts';

/** Georgia */
export const georgia: Definition = {
  languages: ['ru'],
  calledBy: ['Sakartvelo'],
  boxes: [
    shortRussianBoxes,
    { language: 'Georgian', anywhere: ['საფოსტო ყუთი', 'სააბონენტო ყუთი'], segment: ['სყ'] },
  ],
  places: { script: georgianScript },
  market: {
    timeZone: 'Asia/Tbilisi',
    // Until 2011, before calls to other areas and to mobiles.
    formerPhonePrefixes: ['8'],
  },
};
