import type { Definition } from './country.ts';
import { albanianBoxes } from './shared/eastern-european-boxes.ts';

/** Albania */
export const albania: Definition = {
  calledBy: ['Shqipëria'],
  boxes: [albanianBoxes],
  market: { timeZone: 'Europe/Tirane' },
};
