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
  /**
   * The text with the place's name in place of the misspelt one; undefined where the name stands as typed.
   */
  readonly corrected: string | undefined;
}

/** So many places of a code are looked at for one whose name the typed one misspells. */
const mostOwnNames = 80;
/** Names of the code that are within so many edits by their keys are worth the closer look. */
const mostEdits = 4;

/**
 * Places that may be meant by the typed name: of that name, of one like it in the whole country, or of the
 * typed code.
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
  // A misspelt word that keys abbreviate ("Buena Parh") is like no key: the names of the codes that may be
  // meant tell.
  if (found.size === 0) others?.forEach(lookAtNamesOf);
  return onePerPlace([...found.values()], places);
}

/**
 * Of the names of one place that the typed one may misspell, the likeliest: they are one meaning, not
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
