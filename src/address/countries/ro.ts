import type { Country } from './country.ts';
import { hungarianBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes, officialAndCustomaryNames } from './shared/reasons.ts';
import { casePostale } from './shared/romance-boxes.ts';

/** Romania */
export const romania: Country = {
  code: 'RO',
  codes: { shapeIsCertain: europeanShapes },
  areas: {
    // Județ (ISO 3166-2).
    calledBy: 'county',
  },
  boxes: [casePostale, hungarianBoxes],
  places: {
    otherNames: [
      {
        reason: 'English names, and Hungarian and German ones in Transylvania.',
        source: officialAndCustomaryNames,
        areMutual: true,
        names: [
          ['București', 'Bucharest', 'Bukarest'],
          ['Cluj-Napoca', 'Cluj', 'Kolozsvár', 'Klausenburg'],
          ['Brașov', 'Brassó', 'Kronstadt'],
          ['Sibiu', 'Hermannstadt', 'Nagyszeben'],
          ['Timișoara', 'Temesvár', 'Temeswar'],
          ['Târgu Mureș', 'Marosvásárhely'],
          ['Oradea', 'Nagyvárad'],
          ['Iași', 'Jassy'],
          ['Satu Mare', 'Szatmárnémeti'],
          ['Miercurea Ciuc', 'Csíkszereda'],
        ],
      },
    ],
  },
  market: { timeZone: 'Europe/Bucharest', taxId: ['ro.cnp', 'ro.cui'] },
};
