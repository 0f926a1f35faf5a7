import type { Definition } from './country.ts';
import { centralAsianBoxes } from './shared/asian-boxes.ts';
import { shortRussianBoxes } from './shared/eastern-european-boxes.ts';

/** Uzbekistan */
export const uzbekistan: Definition = {
  languages: ['ru'],
  areas: {
    // Viloyat (ISO 3166-2).
    calledBy: 'region',
  },
  boxes: [shortRussianBoxes, centralAsianBoxes],
  market: {
    timeZone: 'Asia/Tashkent',
    // As in Soviet times, before calls to other areas and to mobiles.
    formerPhonePrefixes: ['8'],
  },
};
