import { costs } from '../cost/costs.ts';
import { editDistance } from '../text/edit-distance.ts';
import { capitalized, inCaseOf } from './rewrite-line.ts';
import { unitDesignators } from './unit-designators.ts';

/** Words of streets that are corrected where they are evidently misspelt, and no street data is at hand. */
export interface CorrectedWords {
  /**
   * Street types, written out. For a short type, only two exchanged neighbours are corrected: too many real
   * words are one letter away from it.
   */
  readonly types: readonly string[];
  /** Words that end the names of real streets and would be corrected to a street type. */
  readonly notTypes: ReadonlySet<string>;
  readonly directionals: readonly string[];
}

/**
 * Returns the address line with an evident misspelling of a street type or directional corrected ("45 Oak
 * Stret", "12 Nroth Main St"); undefined if there is none. The line must begin with a house number, and the
 * type must stand where types stand.
 */
export function correctStreetWords(line: string, corrected: CorrectedWords): string | undefined {
  const words = line.split(' ');
  if (!/^\d/.test(words[0] ?? '') || words.length > 12) return undefined;
  const end = endOfStreet(words);
  const correctedType = end < 2 ? undefined : meantType(words[end] ?? '', corrected);
  const correctedStart = end < 3 ? undefined : meantDirectional(words[1] ?? '', corrected);
  if (correctedType === undefined && correctedStart === undefined) return undefined;
  return words
    .map((word, at) => {
      const meant = at === end ? correctedType : at === 1 ? correctedStart : undefined;
      return meant === undefined ? word : inCaseOf(word, capitalized(meant)) + stopOf(word);
    })
    .join(' ');
}

const bare = (word: string) => word.slice(0, word.length - stopOf(word).length).toLowerCase();

/** Returns the full stop or comma at the end of the word. */
const stopOf = (word: string) => (word.endsWith('.') || word.endsWith(',') ? word.slice(-1) : '');
const directional = /^(?:[nsew]|[ns][ew]|north|south|east|west|(?:north|south)(?:east|west))$/;

/** Returns the position of the street's last word: before a comma, a unit, a number or a directional. */
function endOfStreet(words: readonly string[]): number {
  const isBehind = (word: string) => /^[#\d]/.test(word) || unitDesignators.has(bare(word));
  let end = words.findIndex((word, at) => at > 1 && (word.endsWith(',') || isBehind(word)));
  if (end < 0) end = words.length - 1;
  else if (isBehind(words[end] ?? '')) end--;
  return directional.test(bare(words[end] ?? '')) ? end - 1 : end;
}

function meantType(word: string, { types, notTypes }: CorrectedWords): string | undefined {
  const typed = bare(word);
  if (!/^[a-z]+$/.test(typed) || notTypes.has(typed) || types.includes(typed)) return undefined;
  const meant = types.filter((type) =>
    type.length <= costs.streetShortType
      ? isExchanged(typed, type)
      : typed[0] === type[0] && editDistance(typed, type, 1) === 1,
  );
  return meant.length === 1 ? meant[0] : undefined;
}

function meantDirectional(word: string, { directionals }: CorrectedWords): string | undefined {
  const typed = bare(word);
  return directionals.find((each) => isExchanged(typed, each));
}

/** Whether one text is the other with two neighbouring letters exchanged. */
function isExchanged(a: string, b: string): boolean {
  return editDistance(a, b, 1) === 1 && [...a].sort().join() === [...b].sort().join();
}
