import type { CorrectedWords } from '../../street/correct-street-words.ts';

/** The street types of USPS Publication 28, appendix C1, written out. */
export const englishStreetSlips: CorrectedWords = {
  types: (
    'street avenue boulevard drive road court circle lane place terrace parkway highway square ' +
    'trail crescent expressway turnpike freeway'
  ).split(' '),
  notTypes: new Set(
    (
      'streets avenues boulevards circles terraces parkways highways squares crescents ' +
      'squire trial circe terrane'
    ).split(' '),
  ),
  directionals: ['north', 'south', 'east', 'west'],
};
