import type { Definition } from './country.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Poland */
export const poland: Definition = {
  calledBy: ['Rzeczpospolita Polska'],
  codes: { shapeIsCertain: europeanShapes, generalBeginning: 2 },
  boxes: [{ language: 'Polish', segment: ['skrytka', 'skr', 'skr p'] }],
  market: { timeZone: 'Europe/Warsaw', taxId: ['pl.pesel', 'pl.nip'] },
};
