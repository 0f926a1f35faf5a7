import type { Definition } from './country.ts';
import { westAfricanBoxes } from './shared/english-boxes.ts';

/** Sierra Leone */
export const sierraLeone: Definition = { boxes: [westAfricanBoxes], market: { timeZone: 'Africa/Freetown' } };
