import { innocentWords, type OffensiveWords, offensiveWords } from './offensive-words.ts';

/** Letters that digits stand for: "5h1t". */
const letterOf: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

type Kind = 'word' | 'beside' | 'companion';

const lists = Object.values(offensiveWords);
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');
const anyOf = (words: readonly string[]) => new RegExp(words.join('|'), 'g');

const anywhere = anyOf(lists.flatMap((list) => wordsOf(list.anywhere)));
const innocent = anyOf(wordsOf(innocentWords));
const vocabularies = lists.map(vocabularyOf);
const longestWord = Math.max(
  ...vocabularies.flatMap((words) => [...words.keys()].map(({ length }) => length)),
);

function vocabularyOf({ words, beside, companions }: OffensiveWords): ReadonlyMap<string, Kind> {
  const entries = (text: string, kind: Kind) => wordsOf(text).map((word) => [word, kind] as const);
  return new Map([
    ...entries(companions, 'companion'),
    ...entries(beside, 'beside'),
    ...entries(words, 'word'),
  ]);
}

/** Whether a site URL holds an offensive word, in any case, stretched, or with digits for letters. */
export function isOffensiveSiteUrl(siteUrl: string): boolean {
  const typed = siteUrl.toLowerCase();
  const bare = typed.replace(/^\d+|\d+$/g, '');
  const spelled = [typed, bare].map((text) => text.replace(/\d/g, (digit) => letterOf[digit] ?? digit));
  // Whoever stretches a word means it all the same: "fuuuck", "assshole".
  const readings = [typed, bare, ...spelled].flatMap((text) => [
    text,
    text.replace(/(.)\1{2,}/g, '$1$1'),
    text.replace(/(.)\1{2,}/g, '$1'),
  ]);
  return [...new Set(readings)].some(isOffensive);
}

function isOffensive(text: string): boolean {
  const rest = text.replace(innocent, '-');
  return rest.search(anywhere) >= 0 || vocabularies.some((words) => isUtterance(rest, words));
}

/**
 * Whether a text is words of one language from end to end, with a word that is offensive alone, or one that
 * is so beside a companion. Looks once at each position for each length of word.
 */
function isUtterance(text: string, words: ReadonlyMap<string, Kind>): boolean {
  // What the words up to each position can be, as a sum of `said`.
  const upTo = [said.nothing];
  for (let end = 1; end <= text.length; end += 1) {
    let here = 0;
    for (let start = Math.max(0, end - longestWord); start < end; start += 1) {
      const before = upTo[start] ?? 0;
      const kind = before === 0 ? undefined : words.get(text.slice(start, end));
      if (kind !== undefined) here |= withWord(before, kind);
    }
    upTo.push(here);
  }
  return ((upTo[text.length] ?? 0) & said.offence) !== 0;
}

const said = { nothing: 1, companions: 2, besides: 4, offence: 8 };

function withWord(before: number, kind: Kind): number {
  if (kind === 'word') return said.offence;
  const [same, other] = kind === 'beside' ? [said.besides, said.companions] : [said.companions, said.besides];
  const isStart = (before & (said.nothing | same)) !== 0;
  return (isStart ? same : 0) | ((before & (other | said.offence)) === 0 ? 0 : said.offence);
}
