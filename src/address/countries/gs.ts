import type { Definition } from './country.ts';
import { britishAndIrishShapes } from './shared/reasons.ts';

/** South Georgia and South Sandwich Islands */
export const southGeorgiaAndSouthSandwichIslands: Definition = {
  codes: { shapeIsCertain: britishAndIrishShapes },
  market: { timeZone: 'Atlantic/South_Georgia', phoneRegion: 'FK' },
};
