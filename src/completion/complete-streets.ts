import { readStreetLine, type StreetLine } from '../address/street/street-line.ts';
import { numberEvidence } from '../address/street/street-numbers.ts';
import { type CompletionFind, findCosts } from './completion.ts';
import type { KnownStreets } from './known-country.ts';
import { type StreetFind, StreetSearch } from './search-streets.ts';
import type { StreetContext, StreetInLine } from './street-context.ts';
import { meaningsOf } from './street-meanings.ts';
import { writeStreet } from './write-street.ts';

/** Streets of a postal code whose numbers are looked at. */
const mostFinds = 128;
const fewestLetters = 2;

/** The streets, with the number that was typed, that an address line may be the beginning of. */
export function completeStreets(line: string, context: StreetContext): CompletionFind[] {
  const { data, convention } = context.streets;
  const searches = readingsOf(line, context.streets).map((reading) => ({
    reading,
    meanings: meaningsOf(line.slice(reading.from, reading.to), convention),
    search: new StreetSearch({
      streets: data,
      scope: context.scope,
      fits: (code) => context.cities.fits(data.codeText(code)),
      most: mostFinds,
    }),
  }));
  let unsound: readonly StreetInLine[] = [];
  for (const way of ['exactly', 'nearly'] as const) {
    const found: StreetInLine[] = [];
    for (const { reading, meanings, search } of searches) {
      search[way](meanings);
      const numbered = withoutGuesses(search.finds.flatMap((find) => withNumber(find, line, reading, data)));
      found.push(...numbered, ...numbersBegun(numbered, reading, context));
      // A number that is not known may be part of the name.
      if (numbered.some(({ isKnown }) => isKnown)) break;
    }
    if (found.some(({ isSound }) => isSound)) return written(found, context);
    if (unsound.length === 0) unsound = found;
  }
  return written(unsound, context);
}

function written(found: readonly StreetInLine[], context: StreetContext): CompletionFind[] {
  return found.map((each) => ({ cost: each.cost, write: () => writeStreet(each, context) }));
}

/** The ways to read the line that leave a street to look for; last the whole line, whose numbers may be part of a name. */
function readingsOf(line: string, { convention }: KnownStreets): StreetLine[] {
  const readings = readStreetLine(line, convention);
  const isRead = readings.some(({ from, to }) => from === 0 && to === line.length);
  const whole = { numbers: [], isNumberObscure: false, hasUnit: false, from: 0, to: line.length };
  return [...readings, ...(isRead ? [] : [whole])].filter(
    ({ from, to }) => line.slice(from, to).replace(/[^\p{L}\p{N}]/gu, '').length >= fewestLetters,
  );
}

/** The street with the number that was typed; none where it lies far beyond a street that is not even named in full. */
function withNumber(
  find: StreetFind,
  line: string,
  { numbers: typed, from, to }: StreetLine,
  data: KnownStreets['data'],
): StreetInLine[] {
  const inLine = {
    find,
    line,
    from,
    to,
    typedLength: line.length,
    hasNumber: typed.length > 0,
    isKnown: false,
    isSound: true,
  };
  if (typed.length === 0) return [{ ...inLine, cost: find.cost + findCosts.noNumber }];
  const numbers = data.numbersOf(find.code, find.street);
  const evidence = numbers === undefined ? 'street' : numberEvidence(numbers, typed);
  if (evidence === 'known') return [{ ...inLine, cost: find.cost, isKnown: true }];
  if (evidence === 'between') return [{ ...inLine, cost: find.cost + findCosts.between }];
  if (find.fit >= findCosts.begins) return [];
  const far = evidence === 'beyond' ? findCosts.beyond : findCosts.uncertain;
  return [{ ...inLine, cost: find.cost + far, isSound: false }];
}

/** A number that the street has in one postal code is not guessed at in others. */
function withoutGuesses(found: readonly StreetInLine[]): readonly StreetInLine[] {
  const known = new Set(found.filter(({ isKnown }) => isKnown).map(({ find }) => find.street));
  return found.filter(({ isKnown, hasNumber, find }) => isKnown || !hasNumber || !known.has(find.street));
}

/** Where numbers are typed last they may not be whole yet: others of the best street that begin so. */
function numbersBegun(
  found: readonly StreetInLine[],
  { numbers }: StreetLine,
  { streets: { data, convention }, limit }: StreetContext,
): StreetInLine[] {
  const [typed, another] = numbers;
  const best = [...found].sort((a, b) => a.cost - b.cost)[0];
  const digits = best && /\d+$/.exec(best.line.slice(best.to))?.[0];
  const isBegun =
    convention.numberStands === 'last' && another === undefined && digits === String(typed?.value);
  if (best === undefined || digits === undefined || !isBegun) return [];
  const values = data.numbersOf(best.find.code, best.find.street)?.values ?? [];
  return [...values]
    .filter((value) => String(value).startsWith(digits) && String(value) !== digits)
    .slice(0, limit)
    .map((value, at) => ({
      ...best,
      line: best.line.slice(0, -digits.length) + value,
      typedLength: best.line.length,
      cost: best.find.cost + findCosts.longerNumber + at * findCosts.again,
    }));
}
