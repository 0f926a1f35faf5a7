import { readStreetLine, type StreetLine } from '../address/street/street-line.ts';
import { foldedWord } from '../address/text/place-key.ts';
import { once } from '../address/text/remember.ts';
import { type Work, workLimits } from '../address/text/work.ts';
import { type CountedAnswers, counted } from './counted.ts';
import type { KnownStreets } from './known-country.ts';
import { beginningsLike } from './slips.ts';
import { meaningsOf, slippedSuffixes } from './street-meanings.ts';

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
