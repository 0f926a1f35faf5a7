import type { Country } from './country.ts';
import { shortDanishAndNorwegianBoxes } from './shared/germanic-boxes.ts';

/** Faroe Islands */
export const faroeIslands: Country = {
  code: 'FO',
  names: { hasDigraphs: true },
  boxes: [
    shortDanishAndNorwegianBoxes,
    { language: 'Faroese', anywhere: ['postsmoga', 'postboks', 'postrúm'] },
  ],
  market: { timeZone: 'Atlantic/Faroe', taxId: ['fo.vn'] },
};
