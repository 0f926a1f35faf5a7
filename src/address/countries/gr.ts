import type { Country } from './country.ts';
import { greekBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes, officialAndCustomaryNames } from './shared/reasons.ts';
import { greekScript } from './shared/scripts.ts';

/** Greece */
export const greece: Country = {
  code: 'GR',
  codes: { shapeIsCertain: europeanShapes },
  boxes: [greekBoxes],
  places: {
    otherNames: [
      {
        reason: 'English names and Greek ones in Latin script.',
        source: officialAndCustomaryNames,
        areMutual: true,
        names: [
          ['Αθήνα', 'Athina', 'Athens'],
          ['Θεσσαλονίκη', 'Thessaloniki', 'Salonica'],
          ['Πειραιάς', 'Peiraias', 'Piraeus'],
          ['Πάτρα', 'Patra', 'Patras'],
          ['Ηράκλειο', 'Irakleio', 'Heraklion'],
          ['Λάρισα', 'Larisa'],
          ['Βόλος', 'Volos'],
          ['Ρόδος', 'Rodos', 'Rhodes'],
          ['Κέρκυρα', 'Kerkyra', 'Corfu'],
          ['Χανιά', 'Chania'],
        ],
      },
    ],
    script: greekScript,
  },
  market: { timeZone: 'Europe/Athens', taxId: ['gr.vat', 'gr.amka'] },
};
