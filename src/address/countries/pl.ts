import type { Definition } from './country.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Poland */
export const poland: Definition = {
  calledBy: ['Rzeczpospolita Polska'],
  codes: { shapeIsCertain: europeanShapes, generalBeginning: 2 },
  // The lands after which voivodeships are called.
  areas: {
    subdivisions: {
      names: {
        'PL-12': ['Małopolska'],
        'PL-18': ['Podkarpacie'],
        'PL-20': ['Podlasie'],
        'PL-22': ['Pomorze'],
        'PL-24': ['Śląsk'],
        'PL-30': ['Wielkopolska'],
      },
    },
  },
  boxes: [{ language: 'Polish', segment: ['skrytka', 'skr', 'skr p'] }],
  market: { timeZone: 'Europe/Warsaw', taxId: ['pl.pesel', 'pl.nip'] },
};
