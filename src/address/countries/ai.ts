import type { Definition } from './country.ts';
import { codesOfIslands } from './shared/reasons.ts';

/** Anguilla */
export const anguilla: Definition = {
  codes: {
    mayBeLeftOut: codesOfIslands,
    // UPU addressing sheet.
    pattern: { metadata: '(?:AI-)?2640', is: 'AI-2640' },
    example: { metadata: '2640', is: 'AI-2640' },
  },
  market: { timeZone: 'America/Anguilla' },
};
