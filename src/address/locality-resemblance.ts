import { misspelling } from './misspelling.ts';
import { foldedWords } from './place-key.ts';
import type { Places } from './places.ts';
import type { ReadLocality } from './read-address.ts';

/** A place whose name the typed one may be a misspelling of. */
export interface Resemblance {
  readonly locality: number;
  readonly cost: number;
}

/**
 * How unlikely it is that the typed name was meant to be the place's, as `misspelling` measures it: by key, and written
 * out, for an error inside an abbreviated word ("Hieghts") is one only there. Infinity too where one name holds the
 * other's words: "Greenwood" and "Greenwood Village" are two names, not an error.
 */
export function resemblance(typed: ReadLocality, locality: number, places: Places): number {
  const byKey = misspelling(typed.key, places.localityKey(locality));
  const name = places.localityName(locality);
  const typedWords = foldedWords(typed.text);
  const nameWords = foldedWords(name);
  const written = misspelling(typedWords.join(''), nameWords.join(''));
  const cost = Math.min(byKey, written);
  if (cost === Number.POSITIVE_INFINITY || cost === 0) return cost;
  return holdsOther(typedWords, nameWords) ? Number.POSITIVE_INFINITY : cost;
}

function holdsOther(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === b.length) return false;
  const [longer, shorter] = a.length > b.length ? [a, b] : [b, a];
  return shorter.every((word) => longer.includes(word));
}

/** Places among these that the typed name resembles, cheapest first, each key once. */
export function resembling(typed: ReadLocality, localities: Iterable<number>, places: Places): Resemblance[] {
  const found = new Map<string, Resemblance>();
  for (const locality of localities) {
    const key = places.localityKey(locality);
    if (found.has(key)) continue;
    const cost = resemblance(typed, locality, places);
    if (cost < Number.POSITIVE_INFINITY) found.set(key, { locality, cost });
  }
  return [...found.values()].sort((a, b) => a.cost - b.cost);
}

/** Places of the codes around a code: those that share all but its last digits, as many as say something. */
export function localitiesAround(canonical: string, places: Places): Set<number> {
  const found = new Set<number>();
  for (let length = canonical.length - 1; length >= 2; length--) {
    const [from, to] = places.codesWithPrefix(canonical.slice(0, length));
    if (to - from > mostCodesAround) break;
    found.clear();
    for (let code = from; code < to; code++) {
      for (const locality of places.localitiesOfCode(code)) found.add(locality);
      if (found.size > mostLocalitiesAround) return found;
    }
    if (to - from >= enoughCodesAround) break;
  }
  return found;
}

const enoughCodesAround = 40;
const mostCodesAround = 250;
const mostLocalitiesAround = 600;
