import type { PlaceList } from './place-traits.ts';

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
