import type { Definition } from './country.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Portugal */
export const portugal: Definition = {
  codes: { prefixes: ['P'], shapeIsCertain: europeanShapes },
  names: { areNeighbourhoods: true },
  nearbyKm: 25,
  boxes: [{ language: 'Portuguese', anywhere: ['apartado dos correios'], segment: ['apart'] }],
  market: { timeZone: 'Europe/Lisbon', taxId: ['pt.nif'] },
};
