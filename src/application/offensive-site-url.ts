import offensiveWords from './offensive-words.json' with { type: 'json' };

/**
 * The words of a language that no public address may hold, as `offensive-words.json` has them for the
 * languages of the messages, and the worst of other markets'. They were chosen from the lists that
 * `naughty-words`, `cuss` and `obscenity` keep, as far as no name of a person, a place or a thing holds them.
 * In small ASCII letters.
 */
export interface OffensiveWords {
  /** They count within longer words too. */
  readonly anywhere: readonly string[];
  /** They count alone, or where all the rest is made of these words and companions: "kissmyass". */
  readonly words: readonly string[];
  /** Also names of people or of things, so they count among companions, never alone: "bigdick". */
  readonly beside: readonly string[];
  /** Words that make an utterance of the others. */
  readonly companions: readonly string[];
  /** Companions that stand behind names too, so they count before one alone: "smalldick", not "dickshop". */
  readonly epithets?: readonly string[];
  /** Words that say nothing about a name beside them, only about offensive words: "shitforbrains". */
  readonly fillers?: readonly string[];
}

/** Names and usual texts in which one of them is no word: "cunt" counts in no name with "Scunthorpe". */
const innocent =
  /assez|cunter|cuntis|fickent?scher|grasshole|heinigger|jackoff(?:er|ic)|niggard|scunthorpe|snigger|therapist|tit4tat|whitepowerwash|whitler/g;

/** Letters that digits stand for: "5h1t". */
const letterOf: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  9: 'g',
};

/**
 * Numbers that say what nazis do not spell out, alone or beside their words: "1488", "heil88". And what is an
 * offence only as a whole, since codes hold it with other digits.
 */
const offenceAsWhole = /^(?:14\D?88|88hh88|(?:heil|sieg|hh)(?:18|88|1488)|n199(?:er|a)s?|stfu|gtfo)$/;

/** So many digits are a number, and stand for no letters. */
const number = /\d{3,}/g;

type Kind = 'word' | 'beside' | 'companion' | 'epithet' | 'filler';

const hidden = '*';

const lists: readonly OffensiveWords[] = Object.values(offensiveWords);
const anywhere = new RegExp(lists.flatMap((list) => list.anywhere).join('|'), 'g');
/** What a word is in each language that has it. */
const vocabulary = new Map<string, Map<number, Kind>>();
for (const [language, list] of lists.entries())
  for (const [word, kind] of vocabularyOf(list))
    vocabulary.set(word, (vocabulary.get(word) ?? new Map()).set(language, kind));
const longestWord = Math.max(...[...vocabulary.keys()].map(({ length }) => length));

function vocabularyOf(list: OffensiveWords) {
  const { anywhere: strong, words, beside, companions, epithets = [], fillers = [] } = list;
  const entries = (all: readonly string[], kind: Kind) => all.map((word) => [word, kind] as const);
  const offences = [...strong, ...words];
  return new Map<string, Kind>([
    ...offences.flatMap(withoutVowels),
    ...entries(offences.flatMap(withZ), 'word'),
    ...entries(beside.flatMap(withVowelHidden), 'beside'),
    ...entries(offences.flatMap(withVowelHidden), 'word'),
    ...entries(fillers, 'filler'),
    ...entries(epithets, 'epithet'),
    ...entries(companions, 'companion'),
    ...entries(beside, 'beside'),
    ...entries(offences, 'word'),
  ]);
}

/** The word without its vowels, if these are few. Three consonants are initials of people too. */
function withoutVowels(word: string): (readonly [string, Kind])[] {
  const consonants = word.replace(/[aeiou]/g, '');
  if (consonants === word || consonants.length < Math.max(3, (word.length * 2) / 3)) return [];
  return [[consonants, consonants.length === 3 ? 'beside' : 'word']];
}

/** A plural as some write it: "nudez". */
function withZ(word: string): string[] {
  return word.length > 4 && word.endsWith('s') ? [`${word.slice(0, -1)}z`] : [];
}

/** The word with each of its vowels hidden in turn: "f4ck" and "fxck" hide one as "f*ck" does. */
function withVowelHidden(word: string): string[] {
  if (word.length < 4) return [];
  const vowels = [...word.matchAll(/[aeiou]/g)];
  return vowels.map(({ index }) => word.slice(0, index) + hidden + word.slice(index + 1));
}

/** Letters that sound or look like others between which they stand. */
const homophones: readonly [RegExp, string][] = [
  // Names of Vietnam are written together: PhucKhang.
  [/ph(?!uckh[ao])/g, 'f'],
  [/(?<=[^aeiou])v(?=[^aeiou])/g, 'u'],
  [/(?<=u)(?:cc|kk)$/, 'ck'],
  [/qq/g, 'gg'],
  [/q(?!u)/g, 'k'],
];

/**
 * Whether a site URL holds an offensive word, in any case, stretched, without its vowels, or with digits and
 * letters that stand for others. A digit may also part two words: "sh1t4brains".
 */
export function isOffensiveSiteUrl(siteUrl: string): boolean {
  const small = siteUrl.toLowerCase();
  if (offenceAsWhole.test(small)) return true;
  const typed = small.replace(number, '9');
  const bare = typed.replace(/^\d+|\d+$/g, '');
  const spelled = homophones.reduce((text, [sound, letter]) => text.replace(sound, letter), bare);
  // An l between consonants looks like an i: "shlt".
  const asMeant = [typed, bare, spelled, bare.replace(/(?<=[^aeiou])l(?=[^aeiou])/g, 'i')];
  // Whoever stretches a word means it all the same: "fuuuck", "assshole".
  const readings = new Set(
    [...new Set([...asMeant, ...asMeant.map(withLetters), ...asMeant.map(withOnesAsL)])].flatMap((text) => [
      text,
      text.replace(/(.)\1{2,}/g, '$1$1'),
      text.replace(/(.)\1{2,}/g, '$1'),
      text.replace(/(?<=...)([^aeious])\1$/, '$1'),
    ]),
  );
  const textsOf = (change: (text: string) => string) =>
    new Set([...readings].map((text) => change(text).replace(innocent, '-')));
  const texts = textsOf((text) => text);
  const unstretched = textsOf((text) => text.replace(/([aeiou])\1+/g, '$1'));
  const isAnywhere = [...texts, ...unstretched].some((text) => text.search(anywhere) >= 0);
  return isAnywhere || [...texts].some(isUtterance);
}

function withLetters(text: string): string {
  return text.replace(/\d/g, (digit) => letterOf[digit] ?? digit);
}

/** A one between letters also stands for an l: "assho1e". */
function withOnesAsL(text: string): string {
  return withLetters(text.replace(/(?<=[a-z])1(?=[a-z])/g, 'l'));
}

/** Nobody writes a name so, but an offensive word: "c0ck". */
const disguised = /^[a-z]+\d[a-z]+$/;

const isDigit = (letter: string | undefined) => letter !== undefined && /\d/.test(letter);

/**
 * Whether a text is words of one language between its ends or digits, with a word that is offensive alone, or
 * one that is so beside a companion. Looks once at each position for each length of word.
 */
function isUtterance(text: string): boolean {
  const lettered = withLetters(text);
  const veiled = text.replace(/\d|(?<=[^aeiou\d])x(?=[^aeiou\d])/g, hidden);
  // What the words up to each position can be in each language, as a sum of `said`; empty: nothing in any.
  const upTo: (readonly number[])[] = [anew];
  for (let end = 1; end <= text.length; end += 1) {
    const here = isDigit(text[end - 1]) ? [...anew] : [];
    for (let start = Math.max(0, end - longestWord); start < end; start += 1) {
      const before = upTo[start] ?? [];
      if (before.length === 0) continue;
      // Behind a digit, another one is no letter: most such texts are codes.
      if (isDigit(text[start - 1]) && /\d/.test(text.slice(start, end))) continue;
      for (const [language, kind] of meaningsOf(lettered.slice(start, end), veiled.slice(start, end))) {
        const said = before[language] ?? 0;
        if (said === 0) continue;
        const isDisguised = kind === 'beside' && disguised.test(text.slice(start, end));
        here[language] = (here[language] ?? 0) | withWord(said, isDisguised ? 'word' : kind);
      }
    }
    const isEnd = end === text.length || isDigit(text[end]);
    if (isEnd && here.some((each) => (each & said.offence) !== 0)) return true;
    upTo.push(here);
  }
  return false;
}

/** What a word is by language, as it reads with letters for its digits, or else with one vowel hidden. */
function meaningsOf(lettered: string, veiled: string): Iterable<readonly [number, Kind]> {
  const plain = vocabulary.get(lettered);
  const guessed = lettered === veiled ? undefined : vocabulary.get(veiled);
  if (plain === undefined || guessed === undefined) return plain ?? guessed ?? [];
  return new Map([...guessed, ...plain]);
}

const said = { nothing: 1, companions: 2, besides: 4, offence: 8 };
const anew = lists.map(() => said.nothing);

function withWord(before: number, kind: Kind): number {
  if (kind === 'word') return said.offence;
  if (kind === 'filler') return before;
  if (kind === 'epithet' && (before & (said.nothing | said.companions)) === 0) return before;
  const [same, other] = kind === 'beside' ? [said.besides, said.companions] : [said.companions, said.besides];
  const isStart = (before & (said.nothing | same)) !== 0;
  return (isStart ? same : 0) | ((before & (other | said.offence)) === 0 ? 0 : said.offence);
}
