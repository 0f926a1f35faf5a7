/** Words that distinguish a place from its neighbour: a different one means another place, not an error. */
export const tellingWords = new Set(
  (
    'north south east west n s e w ne nw se sw northeast northwest southeast southwest new old upper lower ' +
    'great greater little big grand petit nord sud est ouest ober unter gross klein nieder nova novo ' +
    'velho velha ' +
    'vieux neu alt haut bas alto alta baixo baixa stary nowy wielki maly ' +
    'nueva nuevo vieja viejo jardim downtown'
  ).split(' '),
);
