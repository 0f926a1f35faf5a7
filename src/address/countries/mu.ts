import type { Country } from './country.ts';
import { codesNameTowns } from './shared/reasons.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Mauritius */
export const mauritius: Country = {
  code: 'MU',
  codes: { mayBeLeftOut: codesNameTowns },
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Indian/Mauritius' },
};
