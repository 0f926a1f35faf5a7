import type { Country } from './country.ts';
import { germanStreets } from './shared/compound-streets.ts';
import { shortGermanBoxes } from './shared/germanic-boxes.ts';
import { europeanShapes, officialAndCustomaryNames } from './shared/reasons.ts';

/** Germany */
export const germany: Country = {
  code: 'DE',
  codes: { prefixes: ['D'], shapeIsCertain: europeanShapes },
  names: { hasDigraphs: true },
  areas: { areWrittenAnyway: true },
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
    otherNames: [
      {
        reason: 'English, French and Sorbian names of cities.',
        source: officialAndCustomaryNames,
        areMutual: true,
        names: [
          ['München', 'Munich'],
          ['Köln', 'Cologne', 'Koeln'],
          ['Nürnberg', 'Nuremberg'],
          ['Hannover', 'Hanover'],
          ['Braunschweig', 'Brunswick'],
          ['Aachen', 'Aix-la-Chapelle'],
          ['Regensburg', 'Ratisbon'],
          ['Bautzen', 'Budyšin'],
          ['Cottbus', 'Chóśebuz'],
          ['Konstanz', 'Constance'],
          ['Koblenz', 'Coblenz'],
          ['Dresden', 'Drážďany'],
          ['Trier', 'Treves'],
          ['Mainz', 'Mayence'],
        ],
      },
      {
        reason: 'Short and customary forms of long official names.',
        source: officialAndCustomaryNames,
        names: [
          ['Frankfurt am Main', 'Frankfurt a. M.', 'Frankfurt'],
          ['Halle (Saale)', 'Halle', 'Halle an der Saale'],
          ['Freiburg im Breisgau', 'Freiburg'],
          ['Offenbach am Main', 'Offenbach'],
          ['Ludwigshafen am Rhein', 'Ludwigshafen'],
          ['Mülheim an der Ruhr', 'Mülheim'],
          ['Weiden in der Oberpfalz', 'Weiden'],
          ['Rothenburg ob der Tauber', 'Rothenburg'],
          ['Bad Homburg vor der Höhe', 'Bad Homburg'],
          ['Kempten (Allgäu)', 'Kempten'],
          ['Hof (Saale)', 'Hof'],
          ['Landau in der Pfalz', 'Landau'],
          ['Lutherstadt Wittenberg', 'Wittenberg'],
          ['Lutherstadt Eisleben', 'Eisleben'],
          ['Limburg an der Lahn', 'Limburg'],
          ['Kehl', 'Kehl am Rhein'],
          ['Marburg', 'Marburg an der Lahn'],
          ['Neustadt an der Weinstraße', 'Neustadt Weinstraße'],
        ],
      },
    ],
    geonames: {
      // A code of a large receiver has the receiver as its place ("Robert Bosch GmbH", "Finanzamt"), and its
      // state as a number. All others have letters.
      areaOfReceivers: /^\d/,
    },
  },
  market: { timeZone: 'Europe/Berlin', taxId: ['de.idnr', 'de.stnr', 'de.vat'] },
};
