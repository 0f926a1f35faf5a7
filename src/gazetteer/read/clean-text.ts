// Control characters; marks and overrides of direction; invisible separators, variation selectors, tags. The
// two joiners stay, because Persian, Hindi and other scripts are spelled with them.
const unwanted = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|\p{Variation_Selector}/gu;
const plain = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u024f]*$/;

/**
 * Returns a source's name without characters that are invisible or change how their neighbours look, and
 * without white space around it.
 */
export function cleanText(text: string): string {
  return plain.test(text) ? text.trim() : text.replace(unwanted, '').trim();
}
