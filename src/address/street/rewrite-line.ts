import { foldedWord } from '../text/place-key.ts';
import type { MeantWord, StrangeStreet } from './strange-line.ts';
import type { StreetConvention } from './street-convention.ts';
import { isTypeInWord, readStreetName, type StreetWord } from './street-name.ts';
import type { StreetVariant } from './street-variants.ts';

/**
 * Returns the line with one word replaced by the data's spelling; the rest stays as typed. Empty if only one
 * of the two spellings joins the name and the type in one word.
 */
export function replaceWord(
  { streets, code, convention, line1, line, name }: StrangeStreet,
  { typed, meant }: MeantWord,
  street: number,
): string {
  const written = streets.streetName(street, code);
  const writtenName = readStreetName(written, convention);
  const isOtherwiseJoined = writtenName !== undefined && isTypeInWord(name) !== isTypeInWord(writtenName);
  if (name.typeWord !== undefined && isOtherwiseJoined) return '';
  const word = writtenWord(written, meant, convention) ?? capitalized(meant);
  return replaced(line1, line.from, typed, word);
}

/** Returns the line with another street type; undefined if the line names no type. */
export function replaceType(
  { streets, code, convention, line1, line, name }: StrangeStreet,
  { street, type }: StreetVariant,
): string | undefined {
  const { typeWord } = name;
  if (typeWord === undefined) return undefined;
  // "Place" is English and French: the other type tells which language is meant.
  const language = convention.languages.find(
    ({ types, longTypes }) => types.get(typeWord.text) === name.type && longTypes.has(type),
  );
  if (language?.stands === 'end') {
    const isLong = typeWord.text === language.longTypes.get(name.type);
    return replaced(
      line1,
      line.from,
      typeWord,
      capitalized((isLong ? language.longTypes.get(type) : type) ?? type),
    );
  }
  const written = streets.streetName(street, code);
  const meant = readStreetName(written, convention)?.typeWord;
  return meant && replaced(line1, line.from, typeWord, written.slice(meant.from, meant.to));
}

/** Returns the line with another point of the compass; undefined if the line names none or several. */
export function replaceDirectional(
  { convention, line1, line, name }: StrangeStreet,
  { directionals }: StreetVariant,
): string | undefined {
  const [typed, another] = name.directionalWords;
  if (typed === undefined || another !== undefined || directionals.includes(',')) return undefined;
  const isLong = typed.text !== name.directionals;
  const forms = [...(convention.languages[0]?.directionals ?? [])].filter(
    ([, code]) => code === directionals,
  );
  const form = forms.find(([each, code]) => isLong === (each !== code))?.[0] ?? directionals;
  return replaced(line1, line.from, typed, isLong ? capitalized(form) : form.toUpperCase());
}

/** Returns a rewritten line with the point of the compass at the end of the name where the data has it. */
export function withDirectionalInPlace(
  rewritten: string,
  { streets, code, convention, line1, line }: StrangeStreet,
  street: number,
): string {
  const to = rewritten.length - (line1.length - line.to);
  const text = rewritten.slice(line.from, to);
  const typed = onlyDirectional(text, convention);
  const written = streets.streetName(street, code);
  const meant = onlyDirectional(written, convention);
  if (typed === undefined || meant === undefined || (typed.from === 0) === (meant.from === 0))
    return rewritten;
  const word = text.slice(typed.from, typed.to);
  const rest = (text.slice(0, typed.from).trimEnd() + text.slice(typed.to)).trim();
  const moved = typed.from === 0 ? `${rest} ${word}` : `${word} ${rest}`;
  return rewritten.slice(0, line.from) + moved + rewritten.slice(to);
}

function onlyDirectional(street: string, convention: StreetConvention): StreetWord | undefined {
  const [word, another] = readStreetName(street, convention)?.directionalWords ?? [];
  return another === undefined ? word : undefined;
}

/** Returns the word of a street's name that has this folded form, as the name spells it. */
function writtenWord(written: string, meant: string, convention: StreetConvention): string | undefined {
  const word = readStreetName(written, convention)?.words.find(({ text }) => text === meant);
  if (word !== undefined) return written.slice(word.from, word.to);
  return written.split(/[\s,]+/).find((each) => foldedWord(each) === meant);
}

/** Returns the line with one word replaced by another, in the same letter case. */
export function replaced(line1: string, streetFrom: number, { from, to }: StreetWord, word: string): string {
  const start = streetFrom + from;
  const end = streetFrom + to;
  const typed = line1.slice(start, end);
  // A full word takes the place of an abbreviation with its full stop.
  const rest = line1.slice(end);
  return line1.slice(0, start) + inCaseOf(typed, word) + (word.length > 4 ? rest.replace(/^\./, '') : rest);
}

/** Returns a word in the letter case of the typed one: capitals, small letters, or as it is. */
export function inCaseOf(typed: string, word: string): string {
  if (typed.length > 1 && typed === typed.toUpperCase()) return word.toUpperCase();
  return typed === typed.toLowerCase() ? word.toLowerCase() : word;
}

export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
