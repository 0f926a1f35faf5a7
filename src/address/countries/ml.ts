import type { Definition } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Mali */
export const mali: Definition = {
  boxes: [shortFrenchBoxes, { language: 'French', anywhere: ['bpe'] }],
  market: { timeZone: 'Africa/Bamako' },
};
