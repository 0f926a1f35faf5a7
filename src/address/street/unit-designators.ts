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
