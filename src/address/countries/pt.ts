import type { Country } from './country.ts';
import { europeanShapes, officialAndCustomaryNames } from './shared/reasons.ts';

/** Portugal */
export const portugal: Country = {
  code: 'PT',
  codes: { prefixes: ['P'], shapeIsCertain: europeanShapes },
  names: { areNeighbourhoods: true },
  nearbyKm: 25,
  boxes: [{ language: 'Portuguese', anywhere: ['apartado dos correios'], segment: ['apart'] }],
  places: {
    otherNames: [
      {
        reason: 'English and customary names.',
        source: officialAndCustomaryNames,
        areMutual: true,
        names: [
          ['Lisboa', 'Lisbon', 'Lisbonne'],
          ['Porto', 'Oporto'],
        ],
      },
      {
        reason: 'Short and customary forms of long official names.',
        source: officialAndCustomaryNames,
        names: [['Vila Nova de Gaia', 'Gaia']],
      },
    ],
  },
  market: { timeZone: 'Europe/Lisbon', taxId: ['pt.nif'] },
};
