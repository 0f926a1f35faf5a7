import type { Definition } from './country.ts';
import { germanStreets } from './shared/compound-streets.ts';
import { shortGermanBoxes } from './shared/germanic-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Germany */
export const germany: Definition = {
  calledBy: ['BRD'],
  codes: {
    prefixes: ['D'],
    shapeIsCertain: europeanShapes,
    generalBeginning: 2,
    // Parliament and government in Berlin. Deutsche Post.
    ofReceivers: /^110/,
  },
  names: { hasDigraphs: true },
  areas: {
    areWrittenAnyway: true,
    // As people abbreviate them.
    subdivisions: {
      names: { 'DE-BW': ['BaWü'], 'DE-MV': ['Meck-Pomm'], 'DE-NW': ['NRW'], 'DE-RP': ['RLP'] },
    },
  },
  streets: { languages: [germanStreets], numberStands: 'last', hyphen: 'range', slash: 'range' },
  boxes: [
    // Forces post.
    { language: 'German', segment: ['feldpost'] },
    shortGermanBoxes,
  ],
  places: {
    list: {
      package: 'zip-to-city',
      name: 'opengeodb',
      publisher: 'OpenGeoDB',
      licence: 'public domain',
      // Three codes in four, and with them nine addresses in ten.
      codeShare: 0.9,
    },
    geonames: {
      // A code of a large receiver has the receiver as its place ("Robert Bosch GmbH", "Finanzamt"), and its
      // state as a number. All others have letters.
      areaOfReceivers: /^\d/,
    },
  },
  market: { timeZone: 'Europe/Berlin', taxId: ['de.idnr', 'de.stnr', 'de.vat'] },
};
