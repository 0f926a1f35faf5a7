import { costs } from '../cost/costs.ts';
import { nameCost, type TypedName, typedNames } from '../cost/name-cost.ts';
import type { CountryProfile } from '../country-profile.ts';
import { editDistance } from '../edit-distance.ts';
import { localitiesNamed } from '../place-evidence.ts';
import type { Places } from '../places.ts';
import type { ReadLocality } from '../read-address.ts';
import type { CodeCandidate } from './code-candidates.ts';

/** A place that may be meant by the typed name. */
export interface NameCandidate {
  readonly locality: number;
  /** Nats, of the typing alone. */
  readonly cost: number;
  /** The text with the place's name in place of the misspelt one; undefined where the name stays as typed. */
  readonly corrected: string | undefined;
}

/** The most places of a code that are searched for a name that the typed one misspells. */
const mostOwnNames = 80;
/** The most edits between two keys for the names of the code to be worth comparing. */
const mostEdits = 4;

/**
 * Places that may be meant by the typed name: places of that name, places with a similar name anywhere in the
 * country, or places of the typed code.
 */
export function nameCandidates(
  locality: ReadLocality,
  codes: readonly CodeCandidate[],
  profile: CountryProfile,
): NameCandidate[] {
  const { places, country } = profile;
  if (places === undefined) return [];
  const found = new Map<number, NameCandidate>();
  for (const named of localitiesNamed(locality, profile)) {
    const isWhole = places.localityKey(named) === locality.key;
    found.set(named, {
      locality: named,
      cost: isWhole ? costs.nameExact : costs.namePart,
      corrected: undefined,
    });
  }
  const typed = typedNames(locality, country);
  const look = (like: number) => {
    if (!found.has(like)) keepBest(found, like, typed, places, profile);
  };
  for (const { locality: form } of typed) for (const like of places.likeKey(form.key)) look(like);
  const lookAtNamesOf = ({ number }: CodeCandidate) => {
    for (const own of ownNames(number, places, profile)) {
      if (isWorthLook(typed, places.localityKey(own))) look(own);
    }
  };
  const [known, others] = [true, false].map((isTyped) =>
    codes.filter((each) => each.isKnown && each.isTyped === isTyped),
  );
  known?.forEach(lookAtNamesOf);
  // A misspelt word that keys abbreviate ("Buena Parh") is like no key, so the names of the possible codes
  // are compared.
  if (found.size === 0) others?.forEach(lookAtNamesOf);
  return onePerPlace([...found.values()], places);
}

/**
 * Keeps the likeliest of one place's names that the typed one may misspell: they are one meaning, not
 * several.
 */
function onePerPlace(found: readonly NameCandidate[], places: Places): NameCandidate[] {
  const best = new Map<number, NameCandidate>();
  for (const name of found) {
    if (name.corrected === undefined) continue;
    const place = places.preferred(name.locality);
    const known = best.get(place);
    const isBetter =
      known === undefined || name.cost < known.cost || (name.cost === known.cost && name.locality === place);
    if (isBetter) best.set(place, name);
  }
  return found.filter(
    (name) => name.corrected === undefined || best.get(places.preferred(name.locality)) === name,
  );
}

function isWorthLook(typed: readonly TypedName[], key: string): boolean {
  return typed.some(({ locality }) => {
    const isBeginning = key.startsWith(locality.key.slice(0, 4));
    return isBeginning || editDistance(locality.key, key, mostEdits) <= mostEdits;
  });
}

function* ownNames(code: number, places: Places, { traits }: CountryProfile): Generator<number> {
  let left = mostOwnNames;
  for (const own of places.localitiesOfCode(code)) {
    yield own;
    if (--left === 0) break;
  }
  if (traits.regionalDivisions !== true) yield* places.divisionsOfCode(code);
}

function keepBest(
  found: Map<number, NameCandidate>,
  like: number,
  typed: readonly TypedName[],
  places: Places,
  { country, traits: { spelling } }: CountryProfile,
): void {
  const name = places.localityName(like);
  const whole = typed[0]?.locality.text ?? '';
  for (const form of typed) {
    const cost = nameCost(form, name, country);
    if (cost === Number.POSITIVE_INFINITY) continue;
    const isSpelling = spelling?.(form.locality.key) === spelling?.(places.localityKey(like));
    const isRight = cost === 0 || (spelling !== undefined && isSpelling);
    const corrected = isRight ? undefined : whole.replace(form.locality.text, () => name);
    const ofName = isRight ? costs.nameExact : cost;
    found.set(like, { locality: like, cost: ofName + (form === typed[0] ? 0 : costs.namePart), corrected });
    return;
  }
}
