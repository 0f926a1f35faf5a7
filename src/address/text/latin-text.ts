export const asciiText = /^[\x20-\x7e]*$/;

/** ASCII without apostrophes: folding it changes only the letter case. */
export const plainText = /^[\x20-&(-_a-~]*$/;

const latinText = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}\p{M}\p{Cf}]*$/u;

/** Whether a text has no letter of another script. */
export function isLatinText(text: string): boolean {
  return latinText.test(text);
}
