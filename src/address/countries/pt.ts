import type { Definition } from './country.ts';
import { europeanShapes } from './shared/reasons.ts';
import { peninsularBoxes } from './shared/romance-boxes.ts';

/** Portugal */
export const portugal: Definition = {
  codes: { prefixes: ['P'], shapeIsCertain: europeanShapes },
  names: { areNeighbourhoods: true, divisionShare: 0.36 },
  // People name the region, which is the district.
  areas: { subdivisions: { names: { 'PT-08': ['Algarve'] } } },
  nearbyKm: 25,
  boxes: [
    peninsularBoxes,
    { language: 'Portuguese', anywhere: ['apartado dos correios', 'ap postal'], segment: ['apart'] },
  ],
  market: { timeZone: 'Europe/Lisbon', taxId: ['pt.nif'] },
};
