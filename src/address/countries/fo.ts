import type { Definition } from './country.ts';
import { shortDanishAndNorwegianBoxes } from './shared/germanic-boxes.ts';

/** Faroe Islands */
export const faroeIslands: Definition = {
  calledBy: ['Denmark', 'Danmark'],
  names: { hasDigraphs: true },
  boxes: [
    shortDanishAndNorwegianBoxes,
    { language: 'Faroese', anywhere: ['postsmoga', 'postboks', 'postrúm'] },
  ],
  market: { timeZone: 'Atlantic/Faroe', taxId: ['fo.vn'] },
};
