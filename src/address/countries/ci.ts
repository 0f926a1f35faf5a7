import type { Definition } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Côte d'Ivoire */
export const ivoryCoast: Definition = {
  calledBy: ['Ivory Coast', "Côte d'Ivoire"],
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Africa/Abidjan' },
};
