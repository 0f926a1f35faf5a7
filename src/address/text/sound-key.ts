import { remember } from './remember.ts';

// Spellings that sound the same, longest first, each with a letter without which it cannot match.
const sounds: readonly (readonly [letter: string, pattern: RegExp, sound: string])[] = [
  ['s', /^(?:ps)/, 's'],
  ['n', /^(?:kn|gn|pn)/, 'n'],
  ['x', /^x/, 's'],
  ['h', /sch/g, 'sk'],
  ['h', /tch/g, 'C'],
  ['c', /(?:ch|cz|tsch)/g, 'C'],
  ['h', /ph/g, 'f'],
  ['h', /rgh/g, 'rk'],
  ['h', /gh(?=[aeiou])/g, 'k'],
  ['h', /gh/g, ''],
  ['', /(?:sh|sz|[st]i(?=o|a))/g, 'S'],
  ['k', /(?:ck|kk)/g, 'k'],
  ['q', /qu?/g, 'k'],
  ['d', /dg(?=[eiy])/g, 'j'],
  ['g', /g(?=[eiy])/g, 'j'],
  ['g', /g/g, 'k'],
  ['c', /c(?=[eiy])/g, 's'],
  ['c', /c/g, 'k'],
  ['x', /x/g, 'ks'],
  ['z', /z/g, 's'],
  ['v', /v/g, 'f'],
  ['d', /d/g, 't'],
  ['b', /mb$/, 'm'],
];

/**
 * Returns roughly how a name sounds in any language written in Latin letters: its audible consonants, and
 * whether it begins with a vowel. Takes a folded name. Names with the same sound may be different names.
 */
export const soundKey = remember((folded) => {
  let spelling = folded.replace(/^[aeiouy]+/, 'A');
  for (const [letter, pattern, sound] of sounds)
    if (spelling.includes(letter)) spelling = spelling.replace(pattern, sound);
  let key = '';
  let latest = '';
  for (let at = 0; at < spelling.length; at++) {
    const letter = spelling[at] ?? '';
    const isSilent = letter === 'w' || letter === 'h' || (key !== '' && 'aeiouy'.includes(letter));
    if (isSilent || letter === latest) continue;
    key += letter;
    latest = letter;
  }
  return key;
});

/** Whether two folded names have the same sound key. */
export function soundsAlike(one: string, other: string): boolean {
  return haveSameSonorants(one, other) && soundKey(one) === soundKey(other);
}

/**
 * Whether the letters l, m, n and r come in the same order in both, each counted once where it repeats. No
 * sound adds or drops one of them, so this quickly rules out most names that differ.
 */
function haveSameSonorants(one: string, other: string): boolean {
  let at = -1;
  let otherAt = -1;
  do {
    at = nextSonorant(one, at);
    otherAt = nextSonorant(other, otherAt);
    if (one.charCodeAt(at) !== other.charCodeAt(otherAt) && (at < one.length || otherAt < other.length))
      return false;
  } while (at < one.length);
  return true;
}

/** Returns where the next sonorant other than the one at this place stands; the length if there is none. */
function nextSonorant(text: string, from: number): number {
  const here = text.charCodeAt(from);
  let at = from + 1;
  while (at < text.length && (!isSonorant(text.charCodeAt(at)) || text.charCodeAt(at) === here)) at++;
  return at;
}

function isSonorant(code: number): boolean {
  return code === 0x6c || code === 0x6d || code === 0x6e || code === 0x72;
}
