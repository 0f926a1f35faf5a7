import type { Definition } from './country.ts';
import { codesNameTowns } from './shared/reasons.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Mauritius */
export const mauritius: Definition = {
  codes: {
    mayBeLeftOut: codesNameTowns,
    // Codes of Agalega and Rodrigues begin with their letter. Mauritius Post.
    pattern: { metadata: '\\d{3}(?:\\d{2}|[A-Z]{2}\\d{3})', is: '[AR\\d]\\d{4}|\\d{3}[A-Z]{2}\\d{3}' },
  },
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Indian/Mauritius' },
};
