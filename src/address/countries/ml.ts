import type { Country } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Mali */
export const mali: Country = { code: 'ML', boxes: [shortFrenchBoxes], market: { timeZone: 'Africa/Bamako' } };
