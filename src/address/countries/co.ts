import type { Definition } from './country.ts';
import { codesCameLate } from './shared/reasons.ts';
import { shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Colombia */
export const colombia: Definition = {
  codes: { mayBeLeftOut: codesCameLate },
  areas: {
    // First-level areas that are cities. ISO 3166-2.
    cities: ['Bogotá'],
    // The district lies within the department, which many people write.
    around: { Bogotá: 'Cundinamarca' },
    // The capital district's and the islands' official names.
    names: {
      DC: ['Bogotá D.C.', 'Distrito Capital'],
      SAP: [
        'San Andrés',
        'Archipiélago de San Andrés',
        'Archipiélago de San Andrés, Providencia y Santa Catalina',
      ],
    },
  },
  boxes: [shortSpanishBoxes, { language: 'Spanish', segment: ['aa', 'an'] }],
  market: { timeZone: 'America/Bogota', taxId: ['co.nit'] },
};
