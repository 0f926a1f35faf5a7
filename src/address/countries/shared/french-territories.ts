/** France's numbers, which its overseas territories have too. */
export const frenchTaxNumbers: readonly string[] = ['fr.nif', 'fr.nir', 'fr.siren', 'fr.siret', 'fr.tva'];
