const others =
  'the others are verified by format, provinces, towns and regions of postal codes, as far as built in';

/**
 * Tells an operator which markets have postal places and how the others are verified: "postal places of 2 of
 * 252 markets: GB, US; …". Codes are ISO 3166-1 alpha-2.
 */
export function describePlaces(countriesWithPlaces: readonly string[], marketCodes: readonly string[]) {
  const withPlaces = marketCodes.filter((code) => countriesWithPlaces.includes(code));
  const some = `postal places of ${withPlaces.length} of ${marketCodes.length} markets`;
  if (withPlaces.length === marketCodes.length) return some;
  const listed = withPlaces.length === 0 ? '' : `: ${withPlaces.join(', ')}`;
  return `${some}${listed}; ${others}`;
}
