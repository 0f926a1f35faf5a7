import type { Country } from './country.ts';
import { britishAndIrishShapes } from './shared/reasons.ts';

/** South Georgia and South Sandwich Islands */
export const southGeorgiaAndSouthSandwichIslands: Country = {
  code: 'GS',
  codes: { shapeIsCertain: britishAndIrishShapes },
  market: { timeZone: 'Atlantic/South_Georgia', phoneRegion: 'FK' },
};
