import type { Country } from './country.ts';
import { germanStreets } from './shared/compound-streets.ts';
import { shortGermanBoxes } from './shared/germanic-boxes.ts';
import { europeanShapes, officialAndCustomaryNames } from './shared/reasons.ts';
import { casePostale, shortFrenchBoxes } from './shared/romance-boxes.ts';
import { frenchStreets, italianStreets } from './shared/romance-streets.ts';

/** Switzerland */
export const switzerland: Country = {
  code: 'CH',
  codes: { shapeIsCertain: europeanShapes },
  names: { hasDigraphs: true },
  streets: {
    languages: [germanStreets, frenchStreets, italianStreets],
    numberStands: 'last',
    hyphen: 'range',
    slash: 'number-unit',
  },
  boxes: [
    casePostale,
    shortFrenchBoxes,
    { language: 'French', segment: ['case'] },
    shortGermanBoxes,
    { language: 'Romansh', anywhere: ['chascha postala', 'chaschapostala'] },
  ],
  places: {
    otherNames: [
      {
        reason: 'Towns with names in several national languages, and English names.',
        source: officialAndCustomaryNames,
        areMutual: true,
        names: [
          ['Genève', 'Genf', 'Geneva', 'Ginevra'],
          ['Zürich', 'Zurich', 'Zurigo'],
          ['Basel', 'Bâle', 'Basle', 'Basilea'],
          ['Bern', 'Berne', 'Berna'],
          ['Luzern', 'Lucerne', 'Lucerna'],
          ['Lausanne', 'Losanna'],
          ['Neuchâtel', 'Neuenburg'],
          ['Fribourg', 'Freiburg'],
          ['Biel', 'Bienne'],
          ['Sion', 'Sitten'],
          ['Sierre', 'Siders'],
          ['Chur', 'Coire', 'Coira'],
          ['St. Gallen', 'Saint-Gall', 'San Gallo'],
          ['Solothurn', 'Soleure'],
          ['Murten', 'Morat'],
          ['Delémont', 'Delsberg'],
          ['Porrentruy', 'Pruntrut'],
          ['Bellinzona', 'Bellenz'],
          ['Schaffhausen', 'Schaffhouse'],
          ['Thun', 'Thoune'],
          ['Zug', 'Zoug'],
          ['Yverdon-les-Bains', 'Yverdon'],
          ['Brig', 'Brigue'],
          ['Visp', 'Viège'],
          ['Leuk', 'Loèche'],
          ['St. Moritz', 'San Murezzan'],
          ['Disentis', 'Mustér'],
          ['Moutier', 'Münster'],
          ['Kerzers', 'Chiètres'],
        ],
      },
    ],
  },
  market: { timeZone: 'Europe/Zurich', taxId: ['ch.ssn', 'ch.uid', 'ch.vat'] },
};
