import type { Country } from './country.ts';
import { czechBoxes, hungarianBoxes, slovakBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes, officialAndCustomaryNames } from './shared/reasons.ts';

/** Slovakia */
export const slovakia: Country = {
  code: 'SK',
  codes: { shapeIsCertain: europeanShapes },
  boxes: [czechBoxes, slovakBoxes, hungarianBoxes],
  places: {
    otherNames: [
      {
        reason: 'German and Hungarian names.',
        source: officialAndCustomaryNames,
        areMutual: true,
        names: [
          ['Bratislava', 'Pressburg', 'Pozsony'],
          ['Košice', 'Kassa', 'Kaschau'],
          ['Komárno', 'Komárom'],
          ['Nitra', 'Neutra'],
          ['Trnava', 'Tyrnau'],
          ['Žilina', 'Sillein'],
          ['Banská Bystrica', 'Neusohl'],
        ],
      },
    ],
  },
  market: { timeZone: 'Europe/Bratislava', taxId: ['sk.rc', 'sk.dph'] },
};
