/** A digit of any script. */
export const anyDigit = /\p{Nd}/u;

export const leadingDigit = /^\d/;

const otherDigits = /(?!\d)\p{Nd}/gu;

/** Returns the text with the digits of every script as 0 to 9. */
export function withPlainDigits(text: string): string {
  return text.replace(otherDigits, (digit) => String(decimalOf(digit)));
}

/** The digits of a script follow each other in Unicode, from its zero on, ten to a script. */
function decimalOf(digit: string): number {
  let value = 0;
  for (let at = (digit.codePointAt(0) ?? 0) - 1; anyDigit.test(String.fromCodePoint(at)); at--) value++;
  return value % 10;
}

/** A letter alone behind other words, as parts of buildings have: "лит. А", "Wing B". Han ones are words. */
export const letterAtEnd = /[\s.](?!\p{Script=Han})\p{L}$/u;
