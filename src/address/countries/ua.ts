import type { Country } from './country.ts';
import { shortRussianBoxes, ukrainianAndBelarusianBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Ukraine */
export const ukraine: Country = {
  code: 'UA',
  codes: { shapeIsCertain: europeanShapes },
  areas: {
    // First-level areas that are cities. ISO 3166-2.
    cities: ['Київ'],
    // Spellings from Ukrainian and from Russian.
    names: { '30': ['Kiev', 'м. Київ'], '32': ['Kyiv Oblast', 'Kyivska oblast'] },
  },
  boxes: [shortRussianBoxes, ukrainianAndBelarusianBoxes],
  market: { timeZone: 'Europe/Kyiv', taxId: ['ua.rntrc', 'ua.edrpou'] },
};
