import type { Definition } from './country.ts';
import { carriersIgnoreCodes } from './shared/reasons.ts';
import { arabicScript } from './shared/scripts.ts';

/** Egypt */
export const egypt: Definition = {
  calledBy: ['جمهورية مصر العربية', 'Arab Republic of Egypt'],
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  areas: {
    // First-level areas that are cities. ISO 3166-2.
    cities: ['Cairo', 'Alexandria', 'Port Said', 'Suez'],
    // Helwan and 6th of October, governorates from 2008 to 2011.
    names: {
      C: ['Helwan', 'HU', 'Al Qāhirah'],
      GZ: ['6th of October', 'Sixth of October', 'SU', 'Al Jīzah'],
    },
    // Muhafazah (ISO 3166-2).
    calledBy: 'governorate',
  },
  places: { script: arabicScript },
  market: {
    timeZone: 'Africa/Cairo',
    // Civil Code, art. 44.
    ageOfMajority: 21,
  },
};
