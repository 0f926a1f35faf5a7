import { carriesAny } from './carried-text.ts';

const letter = /\p{L}/u;
const digit = /\p{N}/u;
const letterOrNumber = /[\p{L}\p{N}]/u;
// A name may hold a colon, a slash or an equals sign: Karonhiahén:te, Raman a/l Kumar, ジャン＝ポール.
const signInFront = /^[=+@\uff1d\uff0b\uff20-]/u;
const atSign = /[@\uff20]/u;

/** Whether a text can be a person's name, in any script. */
export function isPersonName(text: string): boolean {
  if (!letter.test(text) || signInFront.test(text) || atSign.test(text)) return false;
  return !carriesAny(text, ['link', 'domain', 'spelledAddress', 'markup', 'formula', 'number']);
}

export function isInitial(text: string): boolean {
  return isPersonName(text) && !digit.test(text);
}

/** Whether a text can be the name of a business, which may be a domain: "Example.com Store". */
export function isBusinessName(text: string): boolean {
  return !carriesAny(text, ['link', 'mailAddress', 'markup', 'formula']);
}

/** Whether a text can be the name on a label, of a person or of a business. */
export function isLabelName(text: string): boolean {
  return letterOrNumber.test(text) && isBusinessName(text);
}
