import type { Definition } from './country.ts';
import { indonesianBoxes, malayBoxes } from './shared/asian-boxes.ts';
import { onePublishedShape } from './shared/reasons.ts';

/** Indonesia */
export const indonesia: Definition = {
  // GeoNames has 77 of a hundred codes of the ministry's list (Kepmendagri 300.2.2-2138 of 2025).
  codes: { shapeIsCertain: onePublishedShape, isListIncomplete: true },
  // GeoNames lists villages, and addresses name the district, the regency or the city.
  names: { areNeighbourhoods: true, unlistedShare: 0.1 },
  areas: {
    // GeoNames has Batam in Riau, of which the islands were a part until 2002.
    around: { Riau: 'Kepulauan Riau' },
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
      // Syllables of the names, which people write in their place, and another spelling.
      SU: ['SUMUT', 'Sumatra Utara'],
      SB: ['SUMBAR', 'Sumatra Barat'],
      SS: ['SUMSEL', 'Sumatra Selatan'],
      KR: ['KEPRI'],
      BB: ['BABEL'],
      JB: ['JABAR'],
      JT: ['JATENG'],
      JI: ['JATIM'],
      KB: ['KALBAR'],
      KT: ['KALTENG'],
      KS: ['KALSEL'],
      KI: ['KALTIM'],
      KU: ['KALTARA'],
      SA: ['SULUT'],
      ST: ['SULTENG'],
      SN: ['SULSEL'],
      SG: ['SULTRA'],
      SR: ['SULBAR'],
      MU: ['MALUT'],
      NB: ['NTB'],
      NT: ['NTT'],
      YO: ['DIY'],
      // Its names before and since 2024, and its five cities, which addresses name for the province that they
      // are.
      JK: [
        'DKI',
        'DKJ',
        'Jakarta Raya',
        'Daerah Khusus Jakarta',
        'Jakarta Capital Region',
        'Jakarta Pusat',
        'Central Jakarta',
        'Jakarta Selatan',
        'South Jakarta',
        'Jakarta Barat',
        'West Jakarta',
        'Jakarta Timur',
        'East Jakarta',
        'Jakarta Utara',
        'North Jakarta',
      ],
    },
  },
  // GeoNames has codes of Bandar Lampung sixty kilometres away.
  nearbyKm: 100,
  boxes: [malayBoxes, indonesianBoxes],
  market: { timeZone: 'Asia/Jayapura', taxId: ['id.npwp', 'id.nik'] },
};
