/**
 * Street types whose misspellings are corrected, written out (USPS Publication 28, appendix C1). For a short
 * type, only two exchanged neighbours are corrected: too many real words are one letter away from it.
 */
export const streetTypes: readonly string[] = [
  'street',
  'avenue',
  'boulevard',
  'drive',
  'road',
  'court',
  'circle',
  'lane',
  'place',
  'terrace',
  'parkway',
  'highway',
  'square',
  'trail',
  'crescent',
  'expressway',
  'turnpike',
  'freeway',
];

/** Words that end the names of real streets and would be corrected to a street type. */
export const notStreetTypes: ReadonlySet<string> = new Set(
  (
    'streets avenues boulevards circles terraces parkways highways squares crescents ' +
    'squire trial circe terrane'
  ).split(' '),
);

export const directionals: readonly string[] = ['north', 'south', 'east', 'west'];

/**
 * Words that begin the part of a line after the street (unit designators, USPS Publication 28, appendix C2).
 */
export const unitDesignators: ReadonlySet<string> = new Set(
  (
    'apt apartment bldg building bsmt basement dept department fl floor frnt front hngr hangar key lbby ' +
    'lobby lot lowr ' +
    'lower ofc office ph penthouse pier rear rm room side slip spc space ste suite stop trlr trailer unit ' +
    'uppr upper pmb ' +
    'no num number level shop'
  ).split(' '),
);
