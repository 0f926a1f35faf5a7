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
  dropPartsOfMisspelt(found, places);
  return onePerPlace([...found.values()], places);
}

/**
 * "Las Palmas De Grn Canaria" is not Las Palmas with more words behind it: where the whole text misspells a
 * longer name, its beginning alone is not what was meant.
 */
function dropPartsOfMisspelt(found: Map<number, NameCandidate>, places: Places): void {
  const misspelt = [...found.values()].filter(({ corrected }) => corrected !== undefined);
  if (misspelt.length === 0) return;
  for (const { locality, cost, corrected } of [...found.values()]) {
    if (corrected !== undefined || cost < costs.namePart) continue;
    const part = places.localityKey(locality);
    const isBeginning = (whole: string) => whole.length > part.length && whole.startsWith(part);
    if (misspelt.some((name) => isBeginning(places.localityKey(name.locality)))) found.delete(locality);
  }
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
    const meant = isRight ? undefined : usualName(like, form, cost, places, country);
    // The typed name is the usual one of the place, which is drawn itself.
    if (meant?.cost === 0) return;
    const corrected = meant && whole.replace(form.locality.text, () => meant.name);
    const ofName = meant?.cost ?? costs.nameExact;
    found.set(like, { locality: like, cost: ofName + (form === typed[0] ? 0 : costs.namePart), corrected });
    return;
  }
}

/**
 * The name to write for a misspelt one. People misspell usual names: where the typed one is nearly as like
 * the place's usual name, that is meant, not a name in another language that happens to look more like it.
 */
function usualName(
  like: number,
  form: TypedName,
  cost: number,
  places: Places,
  country: string,
): { readonly name: string; readonly cost: number } {
  const preferred = places.preferred(like);
  const name = places.localityName(like);
  if (preferred === like) return { name, cost };
  const usual = places.localityName(preferred);
  const ofUsual = nameCost(form, usual, country);
  const ofOther = cost + costs.nameOther;
  return ofUsual < ofOther ? { name: usual, cost: ofUsual } : { name, cost: ofOther };
}
