import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { PostalCodeRules } from '../countries/profile/postal-code-rules.ts';
import type { PostalAddress } from '../postal-address.ts';
import { canonicalPostalCode, isPostalCode } from '../reading/postal-code.ts';
import { foldedWord } from '../text/place-key.ts';

/** A word of a field, as tokens have it. */
interface Word {
  readonly field: string;
  readonly text: string;
  readonly segment: number;
  readonly isContact?: boolean;
}

/** What stands before the number of a telephone, folded. */
const phoneWords = new Set(
  `tel telf tfno tlf telefon telefono telefone telefoon telephone phone ph mob mobile mobil movil cel cell
  celular cellulare handy gsm fax whatsapp тел телефон моб τηλ 電話 电话 手机 전화 هاتف جوال טל טלפון`
    .split(/\s+/)
    .map(foldedWord),
);
const numberWords = new Set(['no', 'nr', 'num', 'number', 'numero', 'nummer', 'n']);
/** Some digits of a telephone number, with the marks between them. */
const digits = /^[+(]{0,2}\d[\d()./-]*$/;
/** A number in the groups of the North American plan. */
const inGroups = /^\(?\d{3}[).-]{1,2}\d{3}[-.]\d{4}$/;
const mail = /^[^\s@]+@[^\s@]+$/;

/** Behind a word for it, and alone: no house has a number of so many digits, and no telephone one of more. */
const fewestDigits = 6;
const fewestAlone = 7;
const mostDigits = 15;

/** Most lines have neither the sign of a mail address nor digits enough for a number. */
const mayHoldContact = /@|(?:\d[^\p{L}\d]*){6}/u;

/**
 * Sets telephone numbers and mail addresses in the lines apart, each as a segment of its own. They are no
 * part of an address.
 */
export function setContactsApart<T extends Word>(
  tokens: T[],
  { line1, line2, line3 }: PostalAddress,
  { postalCode }: CountryProfile,
): T[] {
  if (![line1, line2, line3].some((line) => line !== null && mayHoldContact.test(line))) return tokens;
  const found: T[] = [];
  let shift = 0;
  for (let from = 0; from < tokens.length; ) {
    const to =
      tokens[from]?.field.startsWith('line') === true ? endOfContact(from, tokens, postalCode) : from;
    const isContact = to > from;
    if (isContact) shift++;
    for (const token of tokens.slice(from, isContact ? to : from + 1))
      found.push(shift === 0 ? token : { ...token, segment: token.segment + shift, isContact });
    if (isContact) shift++;
    from = Math.max(to, from + 1);
  }
  return found;
}

/** The end of the contact that begins at a token; its beginning if none does. */
function endOfContact(from: number, tokens: readonly Word[], rules: PostalCodeRules | null): number {
  const segment = tokens[from]?.segment;
  const textAt = (at: number) => (tokens[at]?.segment === segment ? (tokens[at]?.text ?? '') : '');
  if (mail.test(textAt(from))) return from + 1;
  let number = from;
  if (phoneWords.has(foldedWord(textAt(number)))) number++;
  if (number > from && numberWords.has(foldedWord(textAt(number)))) number++;
  let to = number;
  while (digits.test(textAt(to))) to++;
  const text = tokens.slice(number, to).map((token) => token.text);
  const count = text.join('').replace(/\D/g, '').length;
  if (to === number || count > mostDigits) return from;
  if (number > from) return count >= fewestDigits ? to : from;
  // "21 38320" is the number of a house and a code.
  const isCode = (each: string) => rules !== null && isPostalCode(each, rules);
  if (count < fewestAlone || isCode(text.join(' ')) || (text.length === 2 && isCode(text[1] ?? '')))
    return from;
  if (text[0]?.startsWith('+') === true || (text.length === 1 && inGroups.test(text[0] ?? ''))) return to;
  const isWhole = tokens[from - 1]?.segment !== segment && textAt(to) === '';
  return isWhole && Math.abs(count - lengthOfCode(rules)) > 1 ? to : from;
}

function lengthOfCode(rules: PostalCodeRules | null): number {
  return rules === null ? 0 : canonicalPostalCode(rules.example).length;
}
