import type { Definition } from './country.ts';
import { indonesianBoxes, malayBoxes } from './shared/asian-boxes.ts';
import { onePublishedShape } from './shared/reasons.ts';

/** Indonesia */
export const indonesia: Definition = {
  codes: { shapeIsCertain: onePublishedShape },
  areas: {
    // First-level areas that are cities. ISO 3166-2.
    cities: ['DKI Jakarta'],
    // The provinces into which Papua and West Papua were divided in 2022.
    names: {
      PA: [
        'PS',
        'Papua Selatan',
        'South Papua',
        'PT',
        'Papua Tengah',
        'Central Papua',
        'PE',
        'Papua Pegunungan',
        'Papua Pengunungan',
        'Highland Papua',
      ],
      PB: ['PD', 'Papua Barat Daya', 'Southwest Papua'],
      SU: ['SUMUT'],
      SB: ['SUMBAR'],
      SS: ['SUMSEL'],
      JB: ['JABAR'],
      JT: ['JATENG'],
      JI: ['JATIM'],
      YO: ['DIY'],
      JK: ['DKI'],
    },
  },
  boxes: [malayBoxes, indonesianBoxes],
  market: { timeZone: 'Asia/Jayapura', taxId: ['id.npwp', 'id.nik'] },
};
