import type { Definition } from './country.ts';
import { codesCameLate } from './shared/reasons.ts';
import { shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Chile */
export const chile: Definition = {
  // GeoNames has the general code of each comuna, and not those of its blocks.
  codes: { mayBeLeftOut: codesCameLate, isListIncomplete: true },
  areas: {
    // Regions that were a part of another, until 2018 and until 2007. Lists have Ñuble's towns in Biobío.
    around: {
      Ñuble: 'Biobío',
      Biobío: 'Ñuble',
      'Los Ríos': 'Los Lagos',
      'Arica y Parinacota': 'Tarapacá',
    },
    // Regions under their long official names, the capital's region under its common name, and the numbers
    // that all others had until 2018.
    names: {
      TA: ['I Región'],
      AN: ['II'],
      AT: ['III'],
      CO: ['IV'],
      VS: ['V'],
      LI: ["O'Higgins", 'Libertador', 'VI'],
      ML: ['VII'],
      BI: ['VIII'],
      AR: ['La Araucanía', 'IX'],
      LL: ['X'],
      AI: ['Aysén', 'XI'],
      MA: ['Magallanes', 'Magallanes y Antártica Chilena', 'XII'],
      RM: ['Santiago', 'Metropolitana', 'Región Metropolitana'],
      LR: ['XIV'],
      AP: ['XV'],
      NB: ['XVI'],
    },
    // Región (ISO 3166-2).
    calledBy: 'region',
  },
  boxes: [shortSpanishBoxes, { language: 'Spanish', segment: ['cas', 'clasificador'] }],
  market: { timeZone: 'America/Punta_Arenas', taxId: ['cl.run'] },
};
