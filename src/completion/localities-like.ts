import { areaCodeOf } from '../address/countries/profile/code-areas.ts';
import type { CountryProfile } from '../address/countries/profile/country-profile.ts';
import type { Places } from '../address/countries/profile/places.ts';
import { foldedWord } from '../address/text/place-key.ts';
import type { TypedPlace } from './place-texts.ts';
import { beginningsLike } from './slips.ts';

export interface LikeLocality {
  /** The locality under the name that matched, which may not be its usual one. */
  readonly locality: number;
  readonly key: string;
  readonly isWhole: boolean;
  readonly isSlip: boolean;
}

const mostScanned = 20_000;
const mostRead = 300;
/** Places that are only counted take as long together as one comparison. */
const placesOfComparison = 16;

/** The typed beginning of a city, and the province that the city must lie in, if any. */
type TypedCity = Pick<TypedPlace, 'city' | 'area'>;

/** Returns the localities whose name is the text or begins with it, the most populous first. */
export function localitiesBegun({ city, area }: TypedCity, profile: CountryProfile, most: number) {
  const { places } = profile;
  const [key = '', ...abbreviated] = profile.keysBegun(city);
  if (key.length < 2) return [];
  const isWanted = isWantedIn(area, profile);
  const found = startingWith(key, city, profile, isWanted, most);
  if (abbreviated.length === 0) return found;
  const more = abbreviated.flatMap((each) => startingWith(each, city, profile, isWanted, most, true));
  return byPopulation([...found, ...more], places, ({ locality }) => locality).slice(0, most);
}

/** Returns the localities that begin with a text. If there are none, those that it may be a slip of. */
export function localitiesLike(typedCity: TypedCity, profile: CountryProfile, most: number): LikeLocality[] {
  const found = localitiesBegun(typedCity, profile, most);
  if (found.length > 0) return found;
  const { city, area } = typedCity;
  const { places } = profile;
  const key = profile.keyOf(city);
  if (key.length < 2) return [];
  const isWanted = isWantedIn(area, profile);
  const whole = [...places.likeKey(key)].filter(isWanted).map((locality) => {
    return { locality, key: places.localityKey(locality), isWhole: true };
  });
  const begun = beginningsLike(key, places.keys, profile.work).flatMap((prefix) =>
    startingWith(prefix, prefix, profile, isWanted, most),
  );
  const slips = [...whole, ...begun].map((like) => ({ ...like, isSlip: true }));
  return byPopulation(slips, places, ({ locality }) => locality).slice(0, most);
}

/** The localities whose name is the whole text. */
export function localitiesNamed(typed: TypedCity, profile: CountryProfile, most: number): LikeLocality[] {
  return localitiesBegun(typed, profile, most).filter(({ isWhole }) => isWhole);
}

/** The places of names, each under its usual name. */
export function usualPlaces(named: readonly LikeLocality[], { places }: CountryProfile): ReadonlySet<number> {
  return new Set(named.map(({ locality }) => places.preferred(locality)));
}

function isWantedIn(area: string | undefined, profile: CountryProfile) {
  const { places } = profile;
  return (locality: number) =>
    !places.isDivision(locality) && (area === undefined || areaCodeOf(locality, profile) === area);
}

/** If the key abbreviates a word that is not typed in full, it says less than the letters. */
function startingWith(
  key: string,
  typed: string,
  { places, work }: CountryProfile,
  isWanted: (locality: number) => boolean,
  most: number,
  isAbbreviated = false,
): LikeLocality[] {
  const found: number[] = [];
  let scanned = 0;
  for (const locality of places.localitiesWithPrefix(key)) {
    if (++scanned > mostScanned || (scanned % placesOfComparison === 0 && !work.spend())) break;
    if (isWanted(locality)) found.push(locality);
  }
  const written = foldedWord(typed);
  const isManyWords = /\s/.test(typed);
  const kept: LikeLocality[] = [];
  const seen = new Set<number>();
  for (const locality of byPopulation(found, places, (each) => each).slice(0, mostRead)) {
    const place = places.preferred(locality);
    if (!work.spend()) break;
    if (seen.has(place)) continue;
    const isWhole = !isAbbreviated && places.localityKey(locality) === key;
    // The key abbreviates some words ("north" is n). Such a word must not match every name with that letter.
    const begins = () => foldedWord(places.localityName(locality)).startsWith(written);
    const mayDiffer = isWhole || (!isAbbreviated && (isManyWords || written === key));
    if (!mayDiffer && !begins()) continue;
    seen.add(place);
    kept.push({ locality, key, isWhole, isSlip: false });
    if (kept.length === most) break;
  }
  return kept;
}

function byPopulation<Item>(items: readonly Item[], places: Places, localityOf: (item: Item) => number) {
  return items
    .map((item) => ({ item, people: places.population(localityOf(item)) }))
    .sort((a, b) => b.people - a.people)
    .map(({ item }) => item);
}
