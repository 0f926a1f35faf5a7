import { costs } from '../cost/costs.ts';
import { areaCodeOf } from '../countries/profile/code-areas.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { distanceKm } from '../countries/profile/distance.ts';
import type { Position } from '../countries/profile/places.ts';
import { namesNothing } from '../reading/noise.ts';
import { localitiesNamed } from '../reading/place-evidence.ts';
import type { ReadLocality } from '../reading/read-address.ts';
import { lostLetter } from '../text/place-key.ts';
import { saysItsKind, townIn } from '../text/place-name-forms.ts';

/** Whether a text says what kind of place it is, beside other words: a form calls the city "城市". */
function saysKind({ text }: ReadLocality): boolean {
  return saysItsKind.test(text) && !namesNothing(text);
}

/** One or two digits at the end. Begins with a digit, which finds it at once. */
const shortNumber = /\d(?<!\d\d)\d?$/;

/**
 * Returns the cost, in nats, of the typed name being real although the data lacks it: by how much the data
 * lacks, and by how odd the letters are for a name of the country. `area`: the code of the one that it is
 * known to lie in.
 */
export function unknownNameCost(locality: ReadLocality, profile: CountryProfile, area?: string): number {
  const { places } = profile;
  if (places.localityCount === 0) return 0;
  const lacking = lackingCost(profile);
  // A list of towns lacks the districts of cities.
  if (places.codeCount === 0 && saysKind(locality)) return lacking;
  // The number of a quarter says nothing, nor does a word for the kind: "Sector 21", "Huangpu District".
  const forms = /[,/]/.test(locality.text) ? [locality.key] : locality.keys();
  const keys = forms.map((key) => key.replace(shortNumber, ''));
  const odd = Math.min(...keys.map((key) => profile.letters(key))) * costs.placeUnknownLetter;
  // No name has a number of several digits or a comma.
  const letters = /[\d,]/.test(locality.text.replace(shortNumber, ''))
    ? odd
    : Math.min(odd, costs.placeUnknownMost);
  const all = localitiesNamed(locality, profile);
  const named = all.filter((each) => !places.isDivision(each));
  const namesakes = named.reduce((sum, each) => sum + placesOf(each, profile), 0);
  // An unlisted place may have the same name as listed ones. That is likelier the more of them there are.
  const isQuarter = named.every((each) => isQuarterOfList(each, profile));
  const more =
    namesakes === 1 ? (isQuarter ? 0 : costs.placeNamesake) : -Math.log(Math.max(1, namesakes - 1));
  const shared = namesakes === 0 ? Number.POSITIVE_INFINITY : Math.log(places.localityCount) + more;
  // Towns are the first places to be listed, so an unlisted place rarely has the name of a listed town,
  // however short the name is; small ones share theirs with villages. That the name exists says how likely a
  // long one is. The towns of one area leave the names of another free, and a name that is a division's in
  // another area is common: "San Miguel".
  const [town = -1] = named;
  const isTown =
    namesakes === 1 &&
    places.codeCount === 0 &&
    !isQuarter &&
    places.population(town) >= costs.inhabitantsOfTown &&
    all.every((each) => mayLieIn(each, areaCodeOf(town, profile), profile)) &&
    mayLieIn(town, area, profile);
  const ofTown = Math.min(letters + costs.placeNamesake, shared + costs.placeTownNamesake);
  const ofName = isTown ? Math.max(ofTown, shared) : Math.min(letters, shared);
  const isArea = namesakes === 0 && profile.areas.find(locality.text) !== undefined;
  const isCity = named.some((each) => places.population(each) >= costs.inhabitantsOfCity);
  const damaged = lostLetter.test(locality.text) ? costs.placeNoName : 0;
  const unlisted =
    lacking + ofName + (isArea ? costs.areaStrange : 0) + (isCity ? costs.placeCityNamesake : 0) + damaged;
  return Math.min(unlisted, partOfCityCost(locality.text, profile));
}

/**
 * Counts the places that a locality stands for. Where addresses name no area, all places of a name are one
 * locality: those of its first codes that lie apart are counted.
 */
function placesOf(locality: number, { places, areas }: CountryProfile): number {
  const codes = places.codesOfLocality(locality);
  if (areas.codes.size > 0 || codes.length < 2) return 1;
  const apart: Position[] = [];
  for (let at = 0; at < Math.min(codes.length, mostCodes); at++) {
    const position = places.codePosition(codes[at] ?? 0);
    if (apart.every((other) => distanceKm(position, other) > costs.nearbyKm)) apart.push(position);
  }
  return Math.max(1, apart.length);
}

const mostCodes = 12;

/**
 * Whether a place of a list of towns is only the quarter of one, whose name other towns may have too: nobody
 * counts its inhabitants, and no municipality has its name. Where addresses name an area, that tells the
 * quarters of one name apart.
 */
function isQuarterOfList(place: number, { places, areas }: CountryProfile): boolean {
  if (areas.codes.size > 0 || places.codeCount > 0 || places.population(place) > 0) return false;
  for (const each of places.findLocalities(places.localityKey(place)))
    if (places.isDivision(each)) return false;
  return true;
}

function mayLieIn(town: number, area: string | undefined, profile: CountryProfile): boolean {
  const { areas, places } = profile;
  const own =
    areas.codes.size > 0 ? areaCodeOf(town, profile) : places.areas[places.areaOfLocality(town)]?.code;
  return area === undefined || (own ?? area) === area;
}

/**
 * Returns the cost of a part of a city, where the data is a list of towns, and the name begins with the
 * city's: "Jakarta Selatan". Infinity for other names.
 */
function partOfCityCost(text: string, { places, rarity, keyOf }: CountryProfile): number {
  const end = text.lastIndexOf(' ');
  let least = Number.POSITIVE_INFINITY;
  if (places.codeCount > 0 || !/^\p{L}{3,}$/u.test(text.slice(end + 1))) return least;
  for (const city of places.findLocalities(keyOf(townIn(text.slice(0, Math.max(0, end))))))
    if (places.population(city) >= costs.inhabitantsOfCity)
      least = Math.min(least, rarity(city) + costs.placePartOfCity);
  return least;
}

/**
 * Few addresses are in places that postal data lacks; many are in places that a list of towns without codes
 * lacks.
 */
function lackingCost({ places: { codeCount, nameCoverage }, definition }: CountryProfile): number {
  if (codeCount === 0) return costs.placeUnlisted;
  const lacking = costs.placeUnknown - Math.log(Math.max(costs.codeLeastLacking, 1 - nameCoverage));
  return Math.min(lacking, -Math.log(definition.names?.unlistedShare ?? 0));
}
