import type { Country } from './country.ts';
import { shortRussianBoxes } from './shared/eastern-european-boxes.ts';

/** Armenia */
export const armenia: Country = {
  code: 'AM',
  boxes: [shortRussianBoxes, { language: 'Armenian', anywhere: ['փոստարկղ', 'բաժանորդային արկղ', 'ա դ'] }],
  market: { timeZone: 'Asia/Yerevan' },
};
