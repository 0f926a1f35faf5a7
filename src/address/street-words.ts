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

/** Words one letter away from a street type that end the names of real streets. */
export const notStreetTypes: ReadonlySet<string> = new Set(
  (
    'streets avenues boulevards drives roads courts circles lanes places terraces parkways highways ' +
    'squares trails ' +
    'dive drove driver driven derive strive rive broad rood rod rad load toad count cour cort curt tourt ' +
    'line lake lance land lain ' +
    'plane plate palace plage glace pace lace peace squire squad trial train frail grail trails rail ' +
    'cycle circe terrane ' +
    'crescents avenida avenir stroud'
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
