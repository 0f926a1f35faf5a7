import type { Definition } from './country.ts';
import { riverPlateBoxes, shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Argentina */
export const argentina: Definition = {
  codes: {
    isListIncomplete: true,
    // GeoNames has the old four digits inside a CPA, and not everywhere.
    ofData: (canonical) => canonical.replace(/[A-Z]/g, ''),
  },
  names: { areNeighbourhoods: true },
  areas: {
    // First-level areas that are cities. ISO 3166-2.
    cities: ['Ciudad Autónoma de Buenos Aires'],
    // The capital under its usual names, and its province written out.
    names: {
      C: ['CABA', 'C.A.B.A.', 'Capital Federal', 'Ciudad de Buenos Aires', 'Buenos Aires F.D.'],
      B: ['Provincia de Buenos Aires', 'Bs. As.', 'GBA'],
    },
  },
  nearbyKm: 60,
  boxes: [shortSpanishBoxes, riverPlateBoxes],
  market: { timeZone: 'America/Argentina/Buenos_Aires', taxId: ['ar.cuit', 'ar.dni'] },
};
