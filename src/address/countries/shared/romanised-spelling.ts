// Scripts whose names have no one spelling in Latin letters. Chinese and Korean have a standard each, Japan
// and Thailand have rules of their own, and India writes its names in Latin letters itself.
const scripts = new Set('Arab Armn Beng Cyrl Ethi Geor Grek Hebr Khmr Laoo Mymr Sinh Tibt Thaa'.split(' '));

/** Returns a fold that writes each sound in turn in one way. */
export function foldOf(sounds: readonly (readonly [RegExp, string])[]): (key: string) => string {
  return (key) => sounds.reduce((text, [sound, letters]) => text.replace(sound, letters), key);
}

/** Folds a name's key so that its romanisations give the same text: "Tel Aviv-Jafo", "Tel Aviv-Yafo". */
export const romanisedSpelling = foldOf([
  [/[ck]h/g, 'h'],
  [/gh/g, 'g'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/t[sz]/g, 'z'],
  [/[cq]/g, 'k'],
  [/w/g, 'v'],
  [/[ejy]/g, 'i'],
  [/o/g, 'u'],
  [/(\w)\1+/g, '$1'],
  // A name of feminine form ends in -a, -ah, -e or -eh.
  [/(?<=\w{2})[ai]h?$/, ''],
]);

/** Returns the fold of a country (ISO 3166-1 alpha-2) whose names people romanise; undefined for others. */
export function romanisedSpellingOf(country: string): typeof romanisedSpelling | undefined {
  const { script = '' } = new Intl.Locale(`und-${country}`).maximize();
  return scripts.has(script) ? romanisedSpelling : undefined;
}

/**
 * Letters that are one sound together, and the endings of the older language: "Kalambaka" and "Kalampaka",
 * "Nauplio" and "Nafplion".
 */
const greekPairs = foldOf([
  [/mb|mp/g, 'b'],
  [/nd|nt/g, 'd'],
  [/gk|ng/g, 'g'],
  [/[aeo]i/g, 'i'],
  [/(?<=[ae])[uv]/g, 'f'],
  [/y(?=[aeio])/g, 'g'],
  [/(?<=[aeioy])[ns]$/, ''],
]);

/** The same for Greek names. */
export const greekSpelling = (key: string): string => romanisedSpelling(greekPairs(key));
