import { cyrillicLetters } from '../../address/countries/shared/cyrillic-letters.ts';
import type { LatinSpelling } from '../../address/countries/shared/place-traits.ts';
import { capitalized } from '../../address/street/rewrite-line.ts';
import sounds from './hangul-sounds.json' with { type: 'json' };

const asRussiaDoes: LatinSpelling = { letters: cyrillicLetters };

/**
 * Returns a name in the Latin spelling that is official in its country: Hangul by the Revised Romanization,
 * Cyrillic as `spelling` says. undefined if the name has no such letters.
 */
export function romanize(name: string, spelling = asRussiaDoes): string | undefined {
  if (onlyLatin.test(name)) return undefined;
  if (/\p{Script=Hangul}/u.test(name)) return romanizeHangul(name.normalize('NFC'));
  if (/\p{Script=Cyrillic}/u.test(name)) return romanizeCyrillic(name.normalize('NFC'), spelling);
  return undefined;
}

// Basic Latin to Latin Extended-B: covers most names with one quick check.
const onlyLatin = /^[ -\u024f]*$/;
const initials = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const codas = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');
// The sound of a final consonant before a vowel, if it differs from its sound at the end.
const beforeVowel: Readonly<Record<string, string>> = sounds.beforeVowel;
// A final consonant and the initial after it that change each other: Jong-ro is Jongno, Sil-la is Silla.
const assimilated: Readonly<Record<string, string>> = sounds.assimilated;
const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const syllablesOfInitial = 588;
const syllablesOfVowel = 28;
const silentInitial = 11;
// The kind of division follows a hyphen and changes no sound: Gangnam-gu.
const division = /^(.+)([시군구도읍면동리가])$/u;

function romanizeHangul(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => {
      const [, stem = word, kind = ''] = division.exec(word) ?? [];
      const latin = capitalized(romanizeSyllables(stem));
      return kind === '' ? latin : `${latin}-${romanizeSyllables(kind)}`;
    })
    .join(' ');
}

function romanizeSyllables(word: string): string {
  let latin = '';
  let final = 0;
  for (const char of word) {
    const syllable = (char.codePointAt(0) ?? 0) - firstSyllable;
    if (syllable < 0 || syllable > lastSyllable - firstSyllable) {
      latin += (codas[final] ?? '') + char;
      final = 0;
      continue;
    }
    const initial = Math.floor(syllable / syllablesOfInitial);
    const vowel = Math.floor((syllable % syllablesOfInitial) / syllablesOfVowel);
    latin += joint(final, initial) + (vowels[vowel] ?? '');
    final = syllable % syllablesOfVowel;
  }
  return latin + (codas[final] ?? '');
}

/**
 * Returns the letters between two vowels: the final consonant of one syllable and the initial of the next.
 */
function joint(final: number, initial: number): string {
  const coda = codas[final] ?? '';
  if (initial === silentInitial) return beforeVowel[final] ?? coda;
  const onset = initials[initial] ?? '';
  return assimilated[`${coda} ${onset}`] ?? coda + onset;
}

function romanizeCyrillic(name: string, { letters, initials: first = {} }: LatinSpelling): string {
  return name.replace(/[\p{L}'’ʼ]+/gu, (word) => {
    const lower = word.toLowerCase().replace(/['’ʼ]/g, '');
    const latin = [...lower].map((char, at) => (at === 0 ? first[char] : undefined) ?? letters[char] ?? char);
    return capitalized(latin.join(''));
  });
}
