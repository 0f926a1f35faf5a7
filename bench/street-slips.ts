import type { StreetConvention } from '../src/address/street/street-convention.ts';
import { readStreetName } from '../src/address/street/street-name.ts';
import { foldedWord } from '../src/address/text/place-key.ts';
import type { Random } from '../test/support/random.ts';

const commonTypes: Readonly<Record<string, readonly string[]>> = {
  end: ['Street', 'Avenue', 'Road', 'Drive', 'Lane', 'Court', 'Place', 'Boulevard'],
  start: [
    ...['Rue', 'Avenue', 'Boulevard', 'Place', 'Chemin', 'Impasse', 'Allée'],
    ...['Calle', 'Avenida', 'Plaza', 'Paseo', 'Camino', 'Ronda', 'Travesía'],
    ...['Carrer', 'Avinguda', 'Plaça', 'Passeig', 'Passatge', 'Travessera', 'Camí'],
  ],
};

/** The street in capitals, with abbreviations written out and full words abbreviated. */
export function otherNotation(street: string, { languages }: StreetConvention): string {
  const [language] = languages;
  const words = street.split(' ').map((word) => {
    const code = language?.stands === 'end' ? language.types.get(word.toLowerCase()) : undefined;
    const direction = language?.directionals.get(word.toLowerCase());
    return code ?? direction ?? word;
  });
  return words.join(' ').toUpperCase();
}

/**
 * The street with one edit in a word of four letters or more, after its first letter; undefined if it has no
 * such word.
 */
export function misspelt(street: string, random: Random): string | undefined {
  const word = random.pick([...street.matchAll(/\p{L}{4,}/gu)]);
  if (word === undefined) return undefined;
  const [text] = word;
  const edited = editedWord(text, random);
  if (edited === text) return undefined;
  return street.slice(0, word.index) + edited + street.slice(word.index + text.length);
}

function editedWord(text: string, random: Random): string {
  const at = 1 + random.below(text.length - 1);
  const letter = String.fromCharCode(97 + random.below(26));
  const before = text.slice(0, at);
  const kind = random.below(4);
  if (kind === 0) return before + text.slice(at + 1);
  if (kind === 1) return before + letter + text.slice(at);
  if (kind === 2 || at + 1 >= text.length) return before + letter + text.slice(at + 1);
  return before + text[at + 1] + text[at] + text.slice(at + 2);
}

/**
 * The street with another type of its language, where the type stands; undefined if it is no separate word.
 */
export function otherType(street: string, convention: StreetConvention, random: Random): string | undefined {
  const typeWord = readStreetName(street, convention)?.typeWord;
  if (typeWord === undefined) return undefined;
  const stands = typeWord.from === 0 ? 'start' : 'end';
  const language = convention.languages.find(
    (each) => each.stands === stands && each.types.has(typeWord.text),
  );
  if (language === undefined) return undefined;
  const code = language.types.get(typeWord.text);
  const others = (commonTypes[stands] ?? []).filter((each) => {
    const other = language.types.get(foldedWord(each));
    return other !== undefined && other !== code;
  });
  const other = random.pick(others);
  return other && street.slice(0, typeWord.from) + other + street.slice(typeWord.to);
}
