import type { Definition } from './country.ts';
import { codesCameLate } from './shared/reasons.ts';
import { shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Chile */
export const chile: Definition = {
  // GeoNames has the general code of each comuna, and not those of its blocks.
  codes: { mayBeLeftOut: codesCameLate, isListIncomplete: true },
  areas: {
    // Regions under their long official names, and the capital's region under its common name.
    names: {
      AR: ['La Araucanía'],
      RM: ['Santiago', 'Metropolitana', 'Región Metropolitana'],
      LI: ["O'Higgins", 'Libertador'],
      AI: ['Aysén'],
      MA: ['Magallanes', 'Magallanes y Antártica Chilena'],
    },
    // Región (ISO 3166-2).
    calledBy: 'region',
  },
  boxes: [shortSpanishBoxes, { language: 'Spanish', segment: ['cas', 'clasificador'] }],
  market: { timeZone: 'America/Punta_Arenas', taxId: ['cl.run'] },
};
