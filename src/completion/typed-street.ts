import { findCosts } from '../address/cost/costs.ts';
import { readStreetLine, type StreetLine } from '../address/street/street-line.ts';
import { foldedWord } from '../address/text/place-key.ts';
import { once } from '../address/text/remember.ts';
import { type Work, workLimits } from '../address/text/work.ts';
import type { KnownStreets } from './completion.ts';
import { type CountedAnswers, counted } from './counted.ts';
import { beginningsLike } from './slips.ts';
import { meaningsOf, type StreetMeaning, slippedSuffixes } from './street-meanings.ts';

const fewestLetters = 2;
/** To draw the meanings of a reading takes as long as so many comparisons. */
const comparisonsOfReading = 10;
const comparisonsOfLetter = 3;

export type TypedStreet = ReturnType<typeof typedStreet>;

/**
 * Returns the readings of the line that leave a street to search for. The last is the whole line, whose
 * numbers may be part of a name.
 */
export function typedStreets(line: string, streets: KnownStreets, work: Work): TypedStreet[] {
  const readings = [...readStreetLine(line, streets.convention)];
  const isRead = readings.some(({ from, to }) => from === 0 && to === line.length);
  const whole = { numbers: [], isNumberObscure: false, hasUnit: false, from: 0, to: line.length };
  return [...readings, ...(isRead ? [] : [whole])]
    .filter(({ from, to }) => line.slice(from, to).replace(/[^\p{L}\p{N}]/gu, '').length >= fewestLetters)
    .map((reading) => typedStreet(line, reading, streets, work));
}

/**
 * A street that was typed, and what it may mean. That is found out once for all places where it is searched,
 * and counts as work in each.
 */
function typedStreet(line: string, reading: StreetLine, { data, convention }: KnownStreets, work: Work) {
  const { from, to, hasUnit, numbers } = reading;
  const text = line.slice(from, to);
  const folded = foldedWord(text);
  const hasNumber = numbers.length > 0;
  const likeCores: CountedAnswers<readonly string[]> = new Map();
  return {
    numbers,
    typed: {
      /** The line with the number of the completion. */
      line,
      typedLength: line.length,
      hasNumber,
      hasUnit,
      /** Where the street stands in the line, up to `to`. */
      from,
      to,
      folded,
    },
    /** The comparisons that its meanings take. */
    comparisons: comparisonsOfReading + comparisonsOfLetter * (to - from),
    meanings: once(() => meaningsOf(text, convention)),
    slippedSuffixes: once(() => slippedSuffixes(text, convention)),
    coresLike: (core: string, isAmongWords: boolean) =>
      counted(likeCores, isAmongWords ? `${core} ` : core, work, () =>
        work.within(workLimits.search, () => beginningsLike(core, data.keys, work, isAmongWords)),
      ),
  };
}

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
