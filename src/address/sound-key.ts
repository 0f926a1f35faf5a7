// Spellings that sound the same, longest first. The last entries drop silent letters.
const sounds: readonly (readonly [RegExp, string])[] = [
  [/^(?:ps)/, 's'],
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^x/, 's'],
  [/sch/g, 'sk'],
  [/tch/g, 'C'],
  [/(?:ch|cz|tsch)/g, 'C'],
  [/ph/g, 'f'],
  [/rgh/g, 'rk'],
  [/ght/g, 't'],
  [/gh(?=[aeiou])/g, 'k'],
  [/gh/g, ''],
  [/(?:sh|sz|[st]i(?=o|a))/g, 'S'],
  [/th/g, 't'],
  [/(?:ck|q(?:u)?|kk)/g, 'k'],
  [/dg(?=[eiy])/g, 'j'],
  [/g(?=[eiy])/g, 'j'],
  [/g/g, 'k'],
  [/sc(?=[eiy])/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/v/g, 'f'],
  [/d/g, 't'],
  [/mb$/, 'm'],
  [/[wh]/g, ''],
  [/(.)[aeiouy]+/g, '$1'],
  [/(.)\1+/g, '$1'],
];

/**
 * Returns roughly how a name sounds in any language written in Latin letters: its audible consonants, and
 * whether it begins with a vowel. Takes a folded name. Names with the same sound may be different names.
 */
export function soundKey(folded: string): string {
  let key = folded.replace(/^[aeiouy]+/, 'A');
  for (const [pattern, sound] of sounds) key = key.replace(pattern, sound);
  return key;
}
