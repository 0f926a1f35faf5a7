const letter = /\p{L}/u;
const digit = /\p{N}/u;

/** Whether text can be a person's name, in any script: it holds a letter. */
export function isPersonName(text: string): boolean {
  return letter.test(text);
}

export function isInitial(text: string): boolean {
  return letter.test(text) && !digit.test(text);
}
