import type { PlaceList } from './place-traits.ts';
import { europeanShapes } from './reasons.ts';
import { frenchLargeReceivers, shortFrenchBoxes } from './romance-boxes.ts';

/** France's numbers, which its overseas territories have too. */
export const frenchTaxNumbers: readonly string[] = ['fr.nif', 'fr.nir', 'fr.siren', 'fr.siret', 'fr.tva'];

/** The communes with their codes. Numbers of communes overseas begin with that of their territory. */
export const frenchCommunes: PlaceList = {
  package: 'codes-postaux',
  name: 'codes-postaux',
  publisher: 'INSEE and DGFiP',
  licence: 'MIT',
  date: '2023-01-01',
};

/** What France's territories overseas share; the smallest have no codes of large receivers. */
export const frenchOverseas = {
  calledBy: ['France'],
  codes: { suffix: 'CEDEX', shapeIsCertain: europeanShapes },
  boxes: [shortFrenchBoxes, frenchLargeReceivers],
} as const;
