import { findCosts } from '../address/cost/costs.ts';
import type { StreetMeaning } from './street-meanings.ts';
import type { TypedStreet } from './typed-street.ts';

/** One meaning of what was typed, for which streets are looked at. */
export interface Look {
  readonly meaning: StreetMeaning;
  /** What its streets cost besides their fit. */
  readonly extra: number;
  /** The street may have another type or point of the compass. */
  readonly isNear: boolean;
}

export type SearchWay = 'exactly' | 'nearly';

const mostSlippedCores = 3;

/** Yields the meanings to look for in one way. The likeliest streets of each group are drawn together. */
export function* looksOf(way: SearchWay, street: TypedStreet): Generator<readonly Look[]> {
  const meanings = street.meanings();
  if (way === 'exactly') {
    for (const meaning of meanings) yield [{ meaning, extra: 0, isNear: false }];
    return;
  }
  for (const meaning of meanings)
    if (!meaning.isStrict && needsKey(meaning)) yield [{ meaning, extra: 0, isNear: true }];
  yield [...slippedCores(street, meanings), ...slippedTypes(street)];
}

/** Streets that a meaning may be a slip of, also with another type or point of the compass. */
function slippedCores({ typed, coresLike }: TypedStreet, meanings: readonly StreetMeaning[]): Look[] {
  const cores = new Map(meanings.map((meaning) => [meaning.core, meaning]));
  return [...cores].slice(0, mostSlippedCores).flatMap(([core, meaning]) => {
    const { isWhole, types, directionals, isStrict, typedType } = meaning;
    const isAmongWords = isWhole || typed.folded.length > core.length;
    return coresLike(core, isAmongWords).map((meant): Look => {
      const slip = { core: meant, isWhole, types, directionals, isStrict, typedType };
      return { meaning: slip, extra: findCosts.slip, isNear: true };
    });
  });
}

/** Only the beginning of the type is misspelt. */
function slippedTypes({ slippedSuffixes }: TypedStreet): Look[] {
  return slippedSuffixes().map((meaning) => ({ meaning, extra: findCosts.slip, isNear: false }));
}

/** Whether only the key of a street tells how well it fits; otherwise its core does. */
export function needsKey({ isWhole, types, directionals }: StreetMeaning): boolean {
  return isWhole || types !== undefined || directionals !== undefined;
}
