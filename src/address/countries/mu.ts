import type { Definition } from './country.ts';
import { codesNameTowns } from './shared/reasons.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Mauritius */
export const mauritius: Definition = {
  codes: { mayBeLeftOut: codesNameTowns },
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Indian/Mauritius' },
};
