import type { Definition } from './country.ts';
import { shortRussianBoxes } from './shared/eastern-european-boxes.ts';
import { armenianScript } from './shared/scripts.ts';

/** Armenia */
export const armenia: Definition = {
  languages: ['ru'],
  calledBy: ['Hayastan'],
  boxes: [
    shortRussianBoxes,
    { language: 'Armenian', anywhere: ['փոստարկղ', 'բաժանորդային արկղ', 'ա դ', 'ա ա', 'փ ա'] },
  ],
  places: { script: armenianScript },
  market: {
    timeZone: 'Asia/Yerevan',
    // As in Soviet times, before the 0 of calls to other areas and to mobiles.
    formerPhonePrefixes: ['80'],
  },
};
